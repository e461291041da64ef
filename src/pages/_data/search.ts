import { catalogue } from '#catalogue/open.ts';
import { asksForProducts, toSearchRequest } from '#catalogue/requests.ts';
import { SEARCH_PAGE_SIZE, type SearchParameters } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import { pageCount, type SearchView } from '#features/listing/list-view.ts';

/** A page of search results; `asked` is false where the parameters ask for nothing. */
export async function loadSearch(edition: EditionKey, parameters: SearchParameters): Promise<SearchView> {
  const { q, brand, page = 1, sort, condition, min_price, max_price } = parameters;
  const chosen = { sort, condition, min_price, max_price };
  const base = { asked: false, text: q?.trim() ?? '', brand: brand?.trim() ?? '', page, chosen };
  const request = toSearchRequest(edition, { q, brand, page, ...chosen });
  if (!asksForProducts(request)) {
    return { ...base, products: [], total: 0, pages: 1, range: { min: 0, max: 0 } };
  }
  const store = await catalogue();
  const { products, total } = await store.search(request);
  const range = await store.priceRange(toSearchRequest(edition, { q, brand }));
  return { ...base, asked: true, products, total, pages: pageCount(total, SEARCH_PAGE_SIZE), range };
}

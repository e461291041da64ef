import { catalogue } from '#catalogue/open.ts';
import { SEARCH_PAGE_SIZE, type SearchParameters } from '#contract/query.ts';
import { readSearchText } from '#contract/search-text.ts';
import type { EditionKey } from '#editions/editions.ts';
import { pageCount, type SearchView } from '#features/listing/list-view.ts';
import { toFilters } from './query.ts';

/** A page of search results; of nothing where neither a text nor a brand is given. */
export async function loadSearch(edition: EditionKey, parameters: SearchParameters): Promise<SearchView> {
  const { page = 1, sort, condition, min_price, max_price } = parameters;
  const chosen = { sort, condition, min_price, max_price };
  const written = parameters.q?.trim() ?? '';
  const brand = parameters.brand?.trim() ?? '';
  const base = { asked: false, text: written, brand, page, chosen };
  const nothing = { ...base, products: [], total: 0, pages: 1, range: { min: 0, max: 0 } };
  if (!written && !brand) return nothing;
  const request = { edition, ...readSearchText(written), ...(brand && { brand }) };
  const store = await catalogue();
  const filtered = { ...request, ...toFilters(edition, chosen), ...(sort && { sort }) };
  const { products, total } = await store.search({ ...filtered, page, limit: SEARCH_PAGE_SIZE });
  const range = await store.priceRange(request);
  return { ...base, asked: true, products, total, pages: pageCount(total, SEARCH_PAGE_SIZE), range };
}

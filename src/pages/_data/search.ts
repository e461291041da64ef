import { catalogue } from '#catalogue/open.ts';
import { SEARCH_PAGE_SIZE, type SearchParameters } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import { NO_PRODUCTS } from '#engine/no-products.ts';
import { asksForProducts, toSearchRequest } from '#engine/to-request.ts';
import { pageCount, type SearchView } from '#features/listing/list-view.ts';
import { askedOf } from '#features/search/asked.ts';

/** A page of search results; nothing is found where the parameters ask for nothing. */
export async function loadSearch(edition: EditionKey, parameters: SearchParameters): Promise<SearchView> {
  const { q, brand, exact_words, page = 1, sort, condition, min_price, max_price } = parameters;
  const chosen = { sort, condition, min_price, max_price };
  const request = toSearchRequest(edition, { q, brand, exact_words, page, ...chosen, fields: 'card' });
  const found = asksForProducts(request) ? await (await catalogue()).search(request) : NO_PRODUCTS;
  const pages = pageCount(found.total, SEARCH_PAGE_SIZE);
  const asked = askedOf({ q, brand, exact_words });
  return { ...found, asked, page, pages, chosen, range: found.facets.price };
}

import type { ListKind } from '#contract/choices.ts';
import { PAGE_SIZE, SEARCH_PAGE_SIZE } from '#contract/limits.ts';
import { type PriceWords, readPriceWords } from '#contract/price-words.ts';
import type { ListParameters, PriceRangeParameters, SearchParameters } from '#contract/query.ts';
import { readSearchText } from '#contract/search-text.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { toMinor } from '#lib/money.ts';
import type { Filters, ListRequest, Scope, SearchRequest, SuggestRequest } from './requests.ts';
import { toScope } from './scopes.ts';

/** A list as the catalogue takes it; prices become minor units of the edition's currency. */
export function toListRequest(
  edition: EditionKey,
  list: ListKind,
  scope: Scope,
  parameters: ListParameters = {},
): ListRequest {
  return {
    edition,
    list,
    ...scope,
    ...toFilters(edition, parameters),
    ...(parameters.sort && { sort: parameters.sort }),
    ...(parameters.fields === 'card' && { asCards: true }),
    page: parameters.page ?? 1,
    limit: parameters.limit ?? PAGE_SIZE,
  };
}

/**
 * A search as the catalogue takes it; categories in front of the words become its scope, and words that say a price
 * a filter, unless the words are to be taken as they are.
 */
export function toSearchRequest(edition: EditionKey, parameters: SearchParameters): SearchRequest {
  const brand = parameters.brand?.trim();
  const exactWords = parameters.exact_words === 'true';
  const read = readSearchText(parameters.q ?? '');
  const priced = exactWords || !read.text ? null : readPriceWords(read.text);
  return {
    edition,
    ...read,
    ...(priced && { text: priced.rest }),
    ...(priced && isAsSaid(priced, parameters) && { priceWords: priced.words }),
    ...(exactWords && { exactWords }),
    ...(brand && { brand }),
    ...(priced && toFilters(edition, { min_price: priced.min, max_price: priced.max })),
    ...toFilters(edition, parameters),
    ...(parameters.sort && { sort: parameters.sort }),
    ...(parameters.fields === 'card' && { asCards: true }),
    page: parameters.page ?? 1,
    limit: parameters.limit ?? SEARCH_PAGE_SIZE,
  };
}

/** Whether the price that words say is the one that is filtered by: a chosen one goes before it. */
const isAsSaid = ({ min, max }: PriceWords, chosen: SearchParameters): boolean =>
  (min === undefined || (chosen.min_price ?? min) === min) &&
  (max === undefined || (chosen.max_price ?? max) === max);

/** Whether a search asks for anything: words, a brand or a category. Without them it finds nothing. */
export const asksForProducts = ({ text, brand, category, subcategory }: SearchRequest): boolean =>
  Boolean(text || brand || category || subcategory);

/** The filters of a list or search; prices become minor units of the edition's currency. */
export function toFilters(edition: EditionKey, parameters: Partial<ListParameters>): Filters {
  const { currency } = editions[edition];
  const { condition, min_price: min, max_price: max, exclude_deals: excludeDeals } = parameters;
  return {
    ...(condition && condition !== 'all' && { condition }),
    ...(min !== undefined && { minPrice: toMinor(min, currency) }),
    ...(max !== undefined && { maxPrice: toMinor(max, currency) }),
    ...(excludeDeals === 'true' && { excludeDeals: true }),
  };
}

/**
 * A search as the catalogue takes it; the parameters `category` and `subcategory` go before the
 * categories in front of the words.
 * @throws AppError `unknown_category`
 */
export function toScopedSearch(edition: EditionKey, parameters: SearchParameters): SearchRequest {
  const { category, subcategory, ...request } = toSearchRequest(edition, parameters);
  const scope = toScope(parameters);
  const given = scope.category || scope.subcategory;
  return { ...request, ...(given ? scope : toScope({ category, subcategory })) };
}

/** The list or search whose price span is asked for. @throws AppError `unknown_category` */
export function toPriceRangeRequest(
  edition: EditionKey,
  parameters: PriceRangeParameters,
): ListRequest | SearchRequest {
  const { query, type, ...rest } = parameters;
  if (query || rest.brand || type === 'search') {
    return toScopedSearch(edition, { ...rest, ...(query && { q: query }) });
  }
  return { edition, list: type, ...toScope(rest), ...toFilters(edition, rest) };
}

/** Suggestions appear from two characters on (specification, section 5). */
const FEWEST_CHARACTERS = 2;

/** Null where what was typed is too little to suggest anything. */
export function toSuggest(
  edition: EditionKey,
  { q, limit }: { q?: string; limit: number },
): SuggestRequest | null {
  const text = q?.trim() ?? '';
  return text.length < FEWEST_CHARACTERS ? null : { edition, text, limit };
}

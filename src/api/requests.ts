import type { ListRequest, SearchRequest } from '#catalogue/catalogue.ts';
import { toFilters, toSearchRequest } from '#catalogue/requests.ts';
import type { PriceRangeParameters, SearchParameters } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import { toScope } from './scopes.ts';

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

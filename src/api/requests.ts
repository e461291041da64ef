import type { z } from 'zod';
import type { Filters, ListRequest, Scope, SearchRequest } from '#catalogue/catalogue.ts';
import {
  type ListKind,
  type ListParameters,
  PAGE_SIZE,
  SEARCH_PAGE_SIZE,
  type SearchParameters,
} from '#contract/query.ts';
import { readSearchText } from '#contract/search-text.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { toMinor } from '#lib/money.ts';
import type { priceRangeQuerySchema } from './parameters.ts';

/** A list call as the catalogue takes it; prices become minor units of the edition's currency. */
export function toListRequest(
  edition: EditionKey,
  list: ListKind,
  scope: Scope,
  parameters: ListParameters,
): ListRequest {
  return {
    edition,
    list,
    ...scope,
    ...toFilters(edition, parameters),
    ...(parameters.sort && { sort: parameters.sort }),
    page: parameters.page ?? 1,
    limit: parameters.limit ?? PAGE_SIZE,
  };
}

/** A search call as the catalogue takes it; categories in front of the words become its scope. */
export function toSearchRequest(edition: EditionKey, parameters: SearchParameters): SearchRequest {
  const brand = parameters.brand?.trim();
  return {
    edition,
    ...readSearchText(parameters.q ?? ''),
    ...(brand && { brand }),
    ...toFilters(edition, parameters),
    ...(parameters.sort && { sort: parameters.sort }),
    page: parameters.page ?? 1,
    limit: parameters.limit ?? SEARCH_PAGE_SIZE,
  };
}

/** The list or search whose price span is asked for. */
export function toPriceRangeRequest(
  edition: EditionKey,
  parameters: z.infer<typeof priceRangeQuerySchema>,
): ListRequest | SearchRequest {
  const { query, brand, category, subcategory, type } = parameters;
  const scope: Scope = { ...(category && { category }), ...(subcategory && { subcategory }) };
  const filters = toFilters(edition, parameters);
  if (query || brand || type === 'search') {
    return { ...toSearchRequest(edition, { q: query, brand }), ...scope, ...filters };
  }
  return { edition, list: type, ...scope, ...filters };
}

function toFilters(edition: EditionKey, parameters: Partial<ListParameters>): Filters {
  const { currency } = editions[edition];
  const { condition, min_price: min, max_price: max, exclude_deals: excludeDeals } = parameters;
  return {
    ...(condition && condition !== 'all' && { condition }),
    ...(min !== undefined && { minPrice: toMinor(min, currency) }),
    ...(max !== undefined && { maxPrice: toMinor(max, currency) }),
    ...(excludeDeals === 'true' && { excludeDeals: true }),
  };
}

import type { z } from 'zod';
import type { ListRequest, Scope, SearchRequest } from '#catalogue/catalogue.ts';
import { toFilters, toSearchRequest } from '#catalogue/requests.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { priceRangeQuerySchema } from './parameters.ts';

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

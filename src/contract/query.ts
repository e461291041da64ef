import type { z } from 'zod';
import { addresses, listParameters, searchParameters } from './addresses.ts';
import { schemaOf } from './fields.ts';

export { LIST_SORTS, LISTS, type ListKind, SORTS, type Sort } from './choices.ts';
export * from './limits.ts';

export const listQuerySchema = schemaOf(listParameters);
export type ListParameters = z.infer<typeof listQuerySchema>;

export const searchQuerySchema = schemaOf(searchParameters);
export type SearchParameters = z.infer<typeof searchQuerySchema>;

export const priceRangeQuerySchema = schemaOf(addresses.priceRange.query);
export type PriceRangeParameters = z.infer<typeof priceRangeQuerySchema>;

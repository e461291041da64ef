import { z } from 'zod';
import { CONDITIONS } from './product.ts';

/** The lists of the specification's route table; `all` is every product of a scope. */
export const LISTS = ['deals', 'featured', 'popular', 'recent', 'all'] as const;
export type ListKind = (typeof LISTS)[number];

/** Sort values as the calls send them (specification, section 7). */
export const SORTS = [
  'relevance',
  'rating',
  'popularity',
  'popular',
  'recent',
  'price_asc',
  'price_desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** The order each list has unless another is chosen (specification, section 4). */
export const LIST_SORTS = {
  deals: 'rating',
  featured: 'rating',
  popular: 'popularity',
  recent: 'recent',
  all: 'popularity',
} as const satisfies Readonly<Record<ListKind, Sort>>;

/** Products one call may ask for by their ids. */
export const MAX_IDS = 500;
export const PAGE_SIZE = 12;
export const SEARCH_PAGE_SIZE = 20;
export const FALLBACK_SIZE = 24;
const MAX_LIMIT = 100;
const MAX_PAGE = 100_000;

/** Blank parameters count as absent, as forms send them. */
export const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const amount = z.coerce.number().min(0).max(10_000_000);

/** Query parameters every list call takes. Prices are in major units of the edition's currency. */
export const listQuerySchema = z.object({
  page: optional(z.coerce.number().int().min(1).max(MAX_PAGE)),
  limit: optional(z.coerce.number().int().min(1).max(MAX_LIMIT)),
  sort: optional(z.enum(SORTS)),
  condition: optional(z.enum(['all', ...CONDITIONS])),
  min_price: optional(amount),
  max_price: optional(amount),
  exclude_deals: optional(z.enum(['true', 'false'])),
  country: optional(z.enum(['ES', 'UK'])),
});
export type ListParameters = z.infer<typeof listQuerySchema>;

export const searchQuerySchema = listQuerySchema.extend({
  q: optional(z.string().max(500)),
  brand: optional(z.string().max(200)),
});
export type SearchParameters = z.infer<typeof searchQuerySchema>;

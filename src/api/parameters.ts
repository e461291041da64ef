import type { Context } from 'hono';
import { z } from 'zod';
import { CONDITIONS } from '#contract/product.ts';
import { blankIsAbsent, LISTS, listQuerySchema, MAX_IDS, searchQuerySchema } from '#contract/query.ts';
import { DEFAULT_EDITION, type EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

/** What the host tells the API of a request. */
export interface ApiBindings {
  /** The edition of the host name or of the local flag; the parameter `country` overrides it. */
  edition?: EditionKey;
}
export type ApiContext = Context<{ Bindings: ApiBindings }>;

const MAX_POPULAR = 50;
const country = listQuerySchema.shape.country;

export { listQuerySchema, searchQuerySchema };

export const editionQuerySchema = z.object({ country });

export const popularQuerySchema = z.object({
  country,
  limit: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(MAX_POPULAR).default(10)),
});

export const priceRangeQuerySchema = z.object({
  query: searchQuerySchema.shape.q,
  brand: searchQuerySchema.shape.brand,
  category: z.preprocess(blankIsAbsent, z.string().max(100).optional()),
  subcategory: z.preprocess(blankIsAbsent, z.string().max(100).optional()),
  type: z.preprocess(blankIsAbsent, z.enum([...LISTS, 'search']).default('all')),
  condition: z.preprocess(blankIsAbsent, z.enum(['all', ...CONDITIONS]).optional()),
  country,
});

export const idsQuerySchema = z.object({
  country,
  ids: z
    .string('must be a list of product ids, separated by commas')
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.string().max(100)).min(1).max(MAX_IDS)),
});

/**
 * The query parameters of a request as typed values.
 * @throws AppError `bad_parameter`, naming the first parameter that is not usable.
 */
export function readParameters<T extends z.ZodType>(context: ApiContext, schema: T): z.infer<T> {
  const parsed = schema.safeParse(context.req.query());
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError(
    'bad_parameter',
    `The parameter ${String(issue?.path[0])} is not usable: ${issue?.message}.`,
  );
}

/** The edition a request asks for: its parameter, else its host's. */
export function editionOf(context: ApiContext, parameters: { country?: EditionKey | undefined }): EditionKey {
  return parameters.country ?? context.env?.edition ?? DEFAULT_EDITION;
}

import { z } from 'zod';
import { conditionSchema, pageSchema, priceRangeSchema } from './product.ts';

const count = z.number().int().positive();

/**
 * What the products found span. Each dimension is counted under all filters but its own, so that a
 * shopper sees what another choice of it would find.
 */
export const facetsSchema = z.object({
  /** The brands with most products first, at most 20. */
  brands: z.array(z.object({ id: z.string(), brandName: z.string(), count })),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      count,
      subcategories: z.array(z.object({ slug: z.string(), name: z.string(), count })),
    }),
  ),
  conditions: z.array(z.object({ condition: conditionSchema, count })),
  price: priceRangeSchema,
});
export type Facets = z.infer<typeof facetsSchema>;

/** The start and the end of a matched part of a product's name, in UTF-16 units, end excluded. */
export const highlightSchema = z.tuple([z.number().int().nonnegative(), z.number().int().positive()]);

/** An answer of `GET /api/search`. */
export const searchPageSchema = pageSchema.extend({
  facets: facetsSchema,
  /** The words that were searched for instead of those that no product has; absent where nothing was corrected. */
  corrected: z.string().optional(),
  /** What may have been meant, where few products have the words as typed and far more have these. */
  suggested: z.string().optional(),
  /** The words that were read as the price that is filtered by, and those that were searched for beside them. */
  price_words: z.string().optional(),
  words: z.string().optional(),
  /** What matched in the names of the page's products, by `id_c10`. */
  highlights: z.record(z.string(), z.array(highlightSchema)),
});
export type SearchPage = z.infer<typeof searchPageSchema>;

/** One line of the suggestions under a search box. */
export const suggestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search'), text: z.string() }),
  z.object({ kind: z.literal('brand'), text: z.string(), id: z.string() }),
  z.object({
    kind: z.literal('category'),
    text: z.string(),
    category: z.string(),
    subcategory: z.string().optional(),
  }),
  z.object({
    kind: z.literal('product'),
    text: z.string(),
    id_c10: z.string(),
    search_price: z.number().nonnegative(),
    currency: z.string().length(3),
    /** In major units; absent where the shop does not state it. */
    delivery_cost: z.number().nonnegative().optional(),
    /** When the shop was last seen to ask that price; UTC ISO 8601. */
    seen_at: z.string(),
    merchant_image_url: z.string().optional(),
    subcategory_slug: z.string().optional(),
  }),
]);
export type Suggestion = z.infer<typeof suggestionSchema>;

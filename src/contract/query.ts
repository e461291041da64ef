import { z } from 'zod';
import { CONDITIONS, LISTS, SORTS } from './choices.ts';
import { amount, defaulted, oneOf, optional, whole, words } from './fields.ts';
import { PRODUCT_USES } from './use.ts';

export { LIST_SORTS, LISTS, type ListKind, SORTS, type Sort } from './choices.ts';

/** Products one call may ask for by their ids. */
export const MAX_IDS = 500;
export const PAGE_SIZE = 12;
export const SEARCH_PAGE_SIZE = 20;
export const FALLBACK_SIZE = 24;
/** Characters of an id or of a slug. */
export const MAX_NAME = 100;
/** Popular searches and brands one call may ask for. */
export const MAX_POPULAR = 50;
const MAX_LIMIT = 100;
const MAX_PAGE = 100_000;
const MAX_PRICE = 10_000_000;
const MAX_SUGGESTIONS = 20;

const name = words(MAX_NAME);

/** The edition asked for; by default that of the host name or of the local flag. */
export const editionQuerySchema = z.object({
  country: optional(oneOf(['ES', 'UK'])).meta({
    description: 'The edition; by default the one of the host name, on a local host that of the local flag.',
  }),
});

const filterShape = {
  condition: optional(oneOf(['all', ...CONDITIONS])),
  exclude_deals: optional(oneOf(['true', 'false'])).meta({
    description: 'Leaves out products below their old price.',
  }),
};

/** Query parameters every list call takes. Prices are in major units of the edition's currency. */
export const listQuerySchema = editionQuerySchema.extend({
  page: optional(whole(1, MAX_PAGE)).meta({
    description: 'From 1; a page beyond the last has no products and the same total.',
  }),
  limit: optional(whole(1, MAX_LIMIT)).meta({ description: 'Products a page.' }),
  sort: optional(oneOf(SORTS)).meta({
    description: 'By default the order of the list; relevance in a search.',
  }),
  ...filterShape,
  min_price: optional(amount(MAX_PRICE)).meta({
    description: 'In the currency of the edition; the price itself is included.',
  }),
  max_price: optional(amount(MAX_PRICE)).meta({
    description:
      'In the currency of the edition; the price itself is included. Below min_price nothing is found.',
  }),
});
export type ListParameters = z.infer<typeof listQuerySchema>;

const scopeShape = {
  category: optional(name).meta({ description: 'The slug of a category.' }),
  subcategory: optional(name).meta({ description: 'The slug of a subcategory.' }),
};
const searchText = optional(words(500)).meta({
  description: 'Words; `category>` or `category>subcategory>` in front of them narrows to a category.',
});
const brand = optional(words(200)).meta({ description: 'The name of a brand, whatever its case.' });

export const searchQuerySchema = listQuerySchema.extend({
  q: searchText,
  brand,
  ...scopeShape,
  exact_words: optional(oneOf(['true', 'false'])).meta({
    description: 'Takes the words as they are typed: none is corrected, completed or left out.',
  }),
});
export type SearchParameters = z.infer<typeof searchQuerySchema>;

/** Lists are asked for by `type`; with words or a brand the search for them is. */
export const priceRangeQuerySchema = editionQuerySchema.extend({
  query: searchText,
  brand,
  ...scopeShape,
  type: defaulted(oneOf([...LISTS, 'search']), 'all'),
  ...filterShape,
});
export type PriceRangeParameters = z.infer<typeof priceRangeQuerySchema>;

export const popularQuerySchema = editionQuerySchema.extend({ limit: defaulted(whole(1, MAX_POPULAR), 10) });

export const suggestionsQuerySchema = editionQuerySchema.extend({
  q: optional(words(200)).meta({
    description: 'What was typed so far; fewer than two characters suggest nothing.',
  }),
  limit: defaulted(whole(1, MAX_SUGGESTIONS), 8),
});

export const idsQuerySchema = editionQuerySchema.extend({
  ids: z
    .string('must be a list of product ids, separated by commas')
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((id) => id.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(words(MAX_NAME))
        .min(1, 'must name at least one product')
        .max(MAX_IDS, `must name at most ${MAX_IDS} products`),
    )
    .meta({ description: `Product ids separated by commas, at most ${MAX_IDS}.` }),
});

export const productClickQuerySchema = editionQuerySchema.extend({
  kind: defaulted(oneOf(PRODUCT_USES), 'offer').meta({
    description: 'What the shopper did with the product.',
  }),
});

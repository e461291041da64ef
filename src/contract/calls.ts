import { z } from 'zod';
import { alertBodySchema } from './alerts.ts';
import { categorySchema, hierarchySchema, popularBrandSchema, popularSearchSchema } from './directory.ts';
import { words } from './fields.ts';
import { pageSchema, priceRangeSchema, productDetailSchema } from './product.ts';
import {
  editionQuerySchema,
  idsQuerySchema,
  LISTS,
  type ListKind,
  listQuerySchema,
  MAX_NAME,
  popularQuerySchema,
  priceRangeQuerySchema,
  productClickQuerySchema,
  searchQuerySchema,
  suggestionsQuerySchema,
} from './query.ts';
import { searchPageSchema, suggestionSchema } from './search.ts';

/** What a call takes and what it answers. */
export interface Call {
  method: 'get' | 'post';
  /** Below `/api`; names in braces are parts that `parts` describes. */
  path: string;
  group: 'Directory' | 'Lists' | 'Search' | 'Products' | 'Clicks' | 'Alerts';
  summary: string;
  parts: z.ZodObject;
  query: z.ZodObject;
  /** What is sent as JSON or as a form; none where absent. */
  body?: z.ZodObject;
  answer: z.ZodType;
  /** Seconds a shared cache may keep the answer; none where the call changes something. */
  freshFor: number;
}

const FIVE_MINUTES = 300;
/** Popular searches and brands are asked for anew every 30 seconds (specification, section 9). */
const HALF_A_MINUTE = 30;

const slug = words(MAX_NAME);
const nothing = z.object({});
const withId = z.object({ id: words(MAX_NAME) });
const accepted = z.object({ accepted: z.literal(true) });
const read = { method: 'get', parts: nothing, freshFor: FIVE_MINUTES } as const;
const click = { method: 'post', group: 'Clicks', parts: withId, answer: accepted, freshFor: 0 } as const;

/** Every call but the lists (specification, section 7). */
export const calls = {
  hierarchy: {
    ...read,
    path: '/db/categories/hierarchy',
    group: 'Directory',
    summary: 'Every category with its subcategories and the products on sale in each',
    query: editionQuerySchema,
    answer: hierarchySchema,
  },
  categories: {
    ...read,
    path: '/categories',
    group: 'Directory',
    summary: 'The categories without their subcategories',
    query: editionQuerySchema,
    answer: z.array(categorySchema.omit({ subcategories: true })),
  },
  popularSearches: {
    ...read,
    path: '/searches/popular',
    group: 'Directory',
    summary: 'What shoppers search for most',
    query: popularQuerySchema,
    answer: z.array(popularSearchSchema),
    freshFor: HALF_A_MINUTE,
  },
  popularBrands: {
    ...read,
    path: '/brands/popular',
    group: 'Directory',
    summary: 'The brands shoppers choose most',
    query: popularQuerySchema,
    answer: z.array(popularBrandSchema),
    freshFor: HALF_A_MINUTE,
  },
  brandSuggestions: {
    ...read,
    path: '/brands/suggestions',
    group: 'Search',
    summary: 'Brands that what was typed may be the beginning of',
    query: suggestionsQuerySchema,
    answer: z.array(popularBrandSchema),
  },
  searchSuggestions: {
    ...read,
    path: '/search/suggestions',
    group: 'Search',
    summary: 'Texts that what was typed may be the beginning of',
    query: suggestionsQuerySchema,
    answer: z.array(z.string()),
  },
  suggestions: {
    ...read,
    path: '/suggestions',
    group: 'Search',
    summary: 'Searches, brands, categories and products that what was typed may be the beginning of',
    query: suggestionsQuerySchema,
    answer: z.array(suggestionSchema),
  },
  search: {
    ...read,
    path: '/search',
    group: 'Search',
    summary: 'Products for words, a brand or a category, with what they span and what matched',
    query: searchQuerySchema,
    answer: searchPageSchema,
  },
  priceRange: {
    ...read,
    path: '/products/price-range',
    group: 'Lists',
    summary: 'The lowest and the highest price of a list or of a search; both 0 where there is none',
    query: priceRangeQuerySchema,
    answer: priceRangeSchema,
  },
  products: {
    ...read,
    path: '/products',
    group: 'Products',
    summary: 'Products by their ids; unknown ones are left out, those no longer sold have no shop',
    query: idsQuerySchema,
    answer: pageSchema,
  },
  product: {
    ...read,
    path: '/products/{id}',
    group: 'Products',
    summary: 'A product with the offers of all shops and its price history',
    parts: withId,
    query: editionQuerySchema,
    answer: productDetailSchema,
  },
  searchClick: {
    ...click,
    path: '/searches/{id}/click',
    summary: 'Counts that a popular search was chosen',
    query: editionQuerySchema,
  },
  brandClick: {
    ...click,
    path: '/brands/{id}/click',
    summary: 'Counts that a brand was chosen',
    query: editionQuerySchema,
  },
  productClick: {
    ...click,
    path: '/products/{id}/click',
    summary: 'Counts what a shopper did with a product',
    query: productClickQuerySchema,
  },
  alert: {
    method: 'post',
    path: '/alerts',
    group: 'Alerts',
    summary: 'Keeps a sign-up for deal alerts until it is confirmed, at most seven days',
    parts: nothing,
    query: editionQuerySchema,
    body: alertBodySchema,
    answer: accepted,
    freshFor: 0,
  },
} as const satisfies Record<string, Call>;

/** A call that answers a page of a list. */
export interface ListCall extends Call {
  name: string;
  list: ListKind;
}

const scopes = [
  { below: '', name: '', of: '', parts: nothing },
  {
    below: '/category/{category}',
    name: 'OfCategory',
    of: ' of a category',
    parts: z.object({ category: slug }),
  },
  {
    below: '/category/{category}/{subcategory}',
    name: 'OfCategoryAndSubcategory',
    of: ' of a subcategory in its category',
    parts: z.object({ category: slug, subcategory: slug }),
  },
  {
    below: '/subcategory/{subcategory}',
    name: 'OfSubcategory',
    of: ' of a subcategory',
    parts: z.object({ subcategory: slug }),
  },
];

const listTitles: Readonly<Record<ListKind, string>> = {
  deals: 'Products in stock below their old price',
  featured: 'The best rated products in stock',
  popular: 'The products in stock that shoppers use most',
  recent: 'The newest products',
  all: 'All products',
};

/** Every list, global and by scope; the list of all is also what a scope without a list answers. */
export const listCalls: readonly ListCall[] = [...LISTS, undefined].flatMap((asked) =>
  scopes
    .filter(({ below }) => asked || below)
    .map(({ below, name, of, parts }) => ({
      ...read,
      name: `${asked ?? 'products'}${name}`,
      list: asked ?? 'all',
      path: `/products${asked ? `/${asked}` : ''}${below}`,
      group: 'Lists' as const,
      summary: `${listTitles[asked ?? 'all']}${of}`,
      parts,
      query: listQuerySchema,
      answer: pageSchema,
    })),
);

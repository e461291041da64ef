import { CONDITIONS, LISTS, type ListKind, SORTS } from './choices.ts';
import { MAX_IDS, MAX_LIMIT, MAX_NAME, MAX_PAGE, MAX_POPULAR, MAX_PRICE, MAX_SUGGESTIONS } from './limits.ts';
import type { Parameters } from './parameters.ts';
import { PRODUCT_USES } from './use.ts';

/** Where a call is and what it takes. Plain data, so that browsers read it as the API does. */
export interface Address {
  /** Below `/api`; names in braces are parts that `parts` describes. */
  path: string;
  parts: Parameters;
  query: Parameters;
}

const name = { kind: 'words', max: MAX_NAME } as const;
const part = { kind: 'part', max: MAX_NAME } as const;
const nothing = {} as const;
const withId = { id: part } as const;

const edition = {
  /** The edition asked for; by default that of the host name or of the local flag. */
  country: {
    kind: 'choice',
    values: ['ES', 'UK'],
    description: 'The edition; by default the one of the host name, on a local host that of the local flag.',
  },
} as const satisfies Parameters;

const filters = {
  condition: { kind: 'choice', values: ['all', ...CONDITIONS] },
  exclude_deals: {
    kind: 'choice',
    values: ['true', 'false'],
    description: 'Leaves out products below their old price.',
  },
} as const satisfies Parameters;

const fields = {
  fields: {
    kind: 'choice',
    values: ['card'],
    description: 'With `card` products come without their long descriptions, which no card shows.',
  },
} as const satisfies Parameters;

/** What every list takes. Prices are in major units of the edition's currency. */
export const listParameters = {
  ...edition,
  page: {
    kind: 'whole',
    min: 1,
    max: MAX_PAGE,
    description: 'From 1; a page beyond the last has no products and the same total.',
  },
  limit: { kind: 'whole', min: 1, max: MAX_LIMIT, description: 'Products a page.' },
  sort: {
    kind: 'choice',
    values: SORTS,
    description: 'By default the order of the list; relevance in a search.',
  },
  ...filters,
  min_price: {
    kind: 'amount',
    max: MAX_PRICE,
    description: 'In the currency of the edition; the price itself is included.',
  },
  max_price: {
    kind: 'amount',
    max: MAX_PRICE,
    description:
      'In the currency of the edition; the price itself is included. Below min_price nothing is found.',
  },
  ...fields,
} as const satisfies Parameters;

const scope = {
  category: { ...name, description: 'The slug of a category.' },
  subcategory: { ...name, description: 'The slug of a subcategory.' },
} as const satisfies Parameters;
const searchText = {
  kind: 'words',
  max: 500,
  description: 'Words; `category>` or `category>subcategory>` in front of them narrows to a category.',
} as const;
const brand = { kind: 'words', max: 200, description: 'The name of a brand, whatever its case.' } as const;

export const searchParameters = {
  ...listParameters,
  q: searchText,
  brand,
  ...scope,
  exact_words: {
    kind: 'choice',
    values: ['true', 'false'],
    description: 'Takes the words as they are typed: none is corrected, completed or left out.',
  },
} as const satisfies Parameters;

/** Lists are asked for by `type`; with words or a brand the search for them is. */
const priceRange = {
  ...edition,
  query: searchText,
  brand,
  ...scope,
  type: { kind: 'choice', values: [...LISTS, 'search'], default: 'all' },
  ...filters,
} as const satisfies Parameters;

const popular = {
  ...edition,
  limit: { kind: 'whole', min: 1, max: MAX_POPULAR, default: 10 },
} as const satisfies Parameters;

const suggestions = {
  ...edition,
  q: {
    kind: 'words',
    max: 200,
    description: 'What was typed so far; fewer than two characters suggest nothing.',
  },
  limit: { kind: 'whole', min: 1, max: MAX_SUGGESTIONS, default: 8 },
} as const satisfies Parameters;

const ids = {
  ...edition,
  ids: {
    kind: 'ids',
    max: MAX_NAME,
    most: MAX_IDS,
    description: `Product ids separated by commas, at most ${MAX_IDS}.`,
  },
  ...fields,
} as const satisfies Parameters;

const productClick = {
  ...edition,
  kind: {
    kind: 'choice',
    values: PRODUCT_USES,
    default: 'offer',
    description: 'What the shopper did with the product.',
  },
} as const satisfies Parameters;

/** Every call but the lists (specification, section 7). */
export const addresses = {
  hierarchy: { path: '/db/categories/hierarchy', parts: nothing, query: edition },
  categories: { path: '/categories', parts: nothing, query: edition },
  popularSearches: { path: '/searches/popular', parts: nothing, query: popular },
  popularBrands: { path: '/brands/popular', parts: nothing, query: popular },
  brandSuggestions: { path: '/brands/suggestions', parts: nothing, query: suggestions },
  searchSuggestions: { path: '/search/suggestions', parts: nothing, query: suggestions },
  suggestions: { path: '/suggestions', parts: nothing, query: suggestions },
  search: { path: '/search', parts: nothing, query: searchParameters },
  priceRange: { path: '/products/price-range', parts: nothing, query: priceRange },
  products: { path: '/products', parts: nothing, query: ids },
  product: { path: '/products/{id}', parts: withId, query: edition },
  searchClick: { path: '/searches/{id}/click', parts: withId, query: edition },
  brandClick: { path: '/brands/{id}/click', parts: withId, query: edition },
  productClick: { path: '/products/{id}/click', parts: withId, query: productClick },
  alert: { path: '/alerts', parts: nothing, query: edition },
} as const satisfies Record<string, Address>;

/** The address of a page of a list. */
export interface ListAddress extends Address {
  name: string;
  list: ListKind;
  /** What it is about, as it follows the list's own title. */
  of: string;
}

const scopes = [
  { below: '', name: '', of: '', parts: nothing },
  { below: '/category/{category}', name: 'OfCategory', of: ' of a category', parts: { category: part } },
  {
    below: '/category/{category}/{subcategory}',
    name: 'OfCategoryAndSubcategory',
    of: ' of a subcategory in its category',
    parts: { category: part, subcategory: part },
  },
  {
    below: '/subcategory/{subcategory}',
    name: 'OfSubcategory',
    of: ' of a subcategory',
    parts: { subcategory: part },
  },
] as const;

/** Every list, global and by scope; the list of all is also what a scope without a list answers. */
export const listAddresses: readonly ListAddress[] = [...LISTS, undefined].flatMap((asked) =>
  scopes
    .filter(({ below }) => asked || below)
    .map(({ below, name: of, of: about, parts }) => ({
      name: `${asked ?? 'products'}${of}`,
      list: asked ?? 'all',
      of: about,
      path: `/products${asked ? `/${asked}` : ''}${below}`,
      parts,
      query: listParameters,
    })),
);

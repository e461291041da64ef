import { z } from 'zod';
import { type Address, addresses, listAddresses } from './addresses.ts';
import { alertBodySchema } from './alerts.ts';
import type { ListKind } from './choices.ts';
import { categorySchema, hierarchySchema, popularBrandSchema, popularSearchSchema } from './directory.ts';
import { schemaOf } from './fields.ts';
import { pageSchema, priceRangeSchema, productDetailSchema } from './product.ts';
import { searchPageSchema, suggestionSchema } from './search.ts';

/** What a call takes and what it answers. */
export interface Call {
  method: 'get' | 'post';
  address: Address;
  /** That of the address. */
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

const accepted = z.object({ accepted: z.literal(true) });

/** A call that answers what stands at an address. */
const read = <A extends Address>(address: A) =>
  ({ method: 'get', ...schemasOf(address), freshFor: FIVE_MINUTES }) as const;
const click = <A extends Address>(address: A) =>
  ({ method: 'post', group: 'Clicks', ...schemasOf(address), answer: accepted, freshFor: 0 }) as const;

const schemasOf = <A extends Address>(address: A) => ({
  address,
  path: address.path,
  parts: schemaOf<A['parts']>(address.parts),
  query: schemaOf<A['query']>(address.query),
});

/** Every call but the lists (specification, section 7). */
export const calls = {
  hierarchy: {
    ...read(addresses.hierarchy),
    group: 'Directory',
    summary: 'Every category with its subcategories and the products on sale in each',
    answer: hierarchySchema,
  },
  categories: {
    ...read(addresses.categories),
    group: 'Directory',
    summary: 'The categories without their subcategories',
    answer: z.array(categorySchema.omit({ subcategories: true })),
  },
  popularSearches: {
    ...read(addresses.popularSearches),
    group: 'Directory',
    summary: 'What shoppers search for most',
    answer: z.array(popularSearchSchema),
    freshFor: HALF_A_MINUTE,
  },
  popularBrands: {
    ...read(addresses.popularBrands),
    group: 'Directory',
    summary: 'The brands shoppers choose most',
    answer: z.array(popularBrandSchema),
    freshFor: HALF_A_MINUTE,
  },
  brandSuggestions: {
    ...read(addresses.brandSuggestions),
    group: 'Search',
    summary: 'Brands that what was typed may be the beginning of',
    answer: z.array(popularBrandSchema),
  },
  searchSuggestions: {
    ...read(addresses.searchSuggestions),
    group: 'Search',
    summary: 'Texts that what was typed may be the beginning of',
    answer: z.array(z.string()),
  },
  suggestions: {
    ...read(addresses.suggestions),
    group: 'Search',
    summary: 'Searches, brands, categories and products that what was typed may be the beginning of',
    answer: z.array(suggestionSchema),
  },
  search: {
    ...read(addresses.search),
    group: 'Search',
    summary: 'Products for words, a brand or a category, with what they span and what matched',
    answer: searchPageSchema,
  },
  priceRange: {
    ...read(addresses.priceRange),
    group: 'Lists',
    summary: 'The lowest and the highest price of a list or of a search; both 0 where there is none',
    answer: priceRangeSchema,
  },
  products: {
    ...read(addresses.products),
    group: 'Products',
    summary: 'Products by their ids; unknown ones are left out, those no longer sold have no shop',
    answer: pageSchema,
  },
  product: {
    ...read(addresses.product),
    group: 'Products',
    summary: 'A product with the offers of all shops and its price history',
    answer: productDetailSchema,
  },
  searchClick: {
    ...click(addresses.searchClick),
    summary: 'Counts that a popular search was chosen',
  },
  brandClick: {
    ...click(addresses.brandClick),
    summary: 'Counts that a brand was chosen',
  },
  productClick: {
    ...click(addresses.productClick),
    summary: 'Counts what a shopper did with a product',
  },
  alert: {
    method: 'post',
    ...schemasOf(addresses.alert),
    group: 'Alerts',
    summary: 'Keeps a sign-up for deal alerts until it is confirmed, at most seven days',
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

const listTitles: Readonly<Record<ListKind, string>> = {
  deals: 'Products in stock below their old price',
  featured: 'The best rated products in stock',
  popular: 'The products in stock that shoppers use most',
  recent: 'The newest products',
  all: 'All products',
};

export const listCalls: readonly ListCall[] = listAddresses.map((address) => ({
  ...read(address),
  name: address.name,
  list: address.list,
  group: 'Lists',
  summary: `${listTitles[address.list]}${address.of}`,
  answer: pageSchema,
}));

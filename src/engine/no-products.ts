import type { SearchPage } from '#contract/search.ts';

/** What a search that asks for nothing answers. */
export const NO_PRODUCTS: SearchPage = {
  products: [],
  total: 0,
  facets: { brands: [], categories: [], conditions: [], price: { min: 0, max: 0 } },
  highlights: {},
};

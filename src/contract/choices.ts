/** What shoppers choose among, apart from the schemas, so that browsers take no more than these words. */

/** Conditions as the specification names them (section 3). */
export const CONDITIONS = ['new', 'refurbished', 'used'] as const;

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

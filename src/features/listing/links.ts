import type { ListKind, Sort } from '#contract/choices.ts';
import { withQuery } from '#contract/paths.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Chosen } from './list-view.ts';

/** Where the sort links of a list lead: a list of its own for each order (specification, section 2). */
export const SORT_LISTS = [
  ['rating', 'featured'],
  ['popularity', 'popular'],
  ['recent', 'recent'],
] as const satisfies readonly (readonly [Sort, ListKind])[];

/** The orders of the pages that keep their own products whatever the order: deals and search results. */
export const OWN_SORTS = {
  deals: ['rating', 'popularity', 'recent'],
  search: ['relevance', 'rating', 'popularity', 'recent'],
} as const satisfies Readonly<Record<string, readonly Sort[]>>;

/** The price button cycles none, ascending, descending, ascending. */
export const nextPriceSort = (sort: Sort | undefined): Sort =>
  sort === 'price_asc' ? 'price_desc' : 'price_asc';

/** What the price button says of itself: how the list is sorted by price, if it is. */
export const priceSortName = (sort: Sort | undefined, { filters }: Pick<Messages, 'filters'>): string =>
  ({ price_asc: filters.priceAscending, price_desc: filters.priceDescending })[sort as 'price_asc'] ??
  filters.priceNone;

/** An address with the chosen filters, the changes made to them, and the page where it is not the first. */
export function listLink(path: string, chosen: Chosen, changes: Partial<Chosen> = {}, page = 1): string {
  const { condition, min_price, max_price, sort } = { ...chosen, ...changes };
  return withQuery(path, {
    condition: condition === 'all' ? undefined : condition,
    min_price,
    max_price,
    sort,
    page: page > 1 ? page : undefined,
  });
}

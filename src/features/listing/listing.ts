import { type Changes, changed, type ListingQuery, writeQuery } from './listing-query.ts';

/** What a list needs to know of a product. */
export interface Item {
  id_c10: string;
}

export interface Batch<T extends Item> {
  page: number;
  products: readonly T[];
}

/** An answer that has been checked. */
export interface Answer<T extends Item> {
  products: readonly T[];
  /** Absent where an answer does not tell. */
  total?: number | undefined;
}

/**
 * What a list shows. `phase` says what is under way: `loading` everything anew, `more` and `earlier` a
 * page at either end; each has its failure.
 */
export interface Listing<T extends Item = Item> {
  query: ListingQuery;
  size: number;
  total: number;
  /** Pages without a gap, in order. */
  batches: readonly Batch<T>[];
  phase: 'ready' | Asked | `${Asked}-failed`;
  /** Why the last question failed, for people. */
  problem?: string | undefined;
  /** Counts the questions: an answer to any but the latest is stale. */
  asked: number;
  /** Counts how often everything was shown anew. */
  shown: number;
  /** Pages added since then by coming near the end. */
  added: number;
}

type Asked = 'loading' | 'more' | 'earlier';

/** Pages that load themselves after the first; from then on a button loads each. */
export const PAGES_BY_THEMSELVES = 4;

export const firstPage = ({ batches, query }: Listing): number => batches[0]?.page ?? query.page;
export const lastPage = ({ batches, query }: Listing): number => batches.at(-1)?.page ?? query.page;
export const pagesOf = ({ total, size }: Listing): number => Math.max(1, Math.ceil(total / size));
export const hasMore = (listing: Listing): boolean => lastPage(listing) < pagesOf(listing);
export const hasEarlier = (listing: Listing): boolean => firstPage(listing) > 1;

/** Whether coming near the end is enough to load the next page. */
export const loadsItself = (listing: Listing): boolean =>
  listing.phase === 'ready' && hasMore(listing) && listing.added < PAGES_BY_THEMSELVES;

/** The query of the address while a page is in view. */
export const addressOf = ({ query }: Listing, page = query.page): string => writeQuery({ ...query, page });

/** Another choice: everything anew, from page 1. */
export function choose<T extends Item>(listing: Listing<T>, changes: Changes): Listing<T> {
  return show(listing, changed(listing.query, changes));
}

/** What another address says, as on Back. */
export function show<T extends Item>(listing: Listing<T>, query: ListingQuery): Listing<T> {
  return { ...listing, query, phase: 'loading', problem: undefined, asked: listing.asked + 1, added: 0 };
}

/** Asks for the page at an end; the same listing where there is none or something is under way. */
export function ask<T extends Item>(listing: Listing<T>, which: 'more' | 'earlier'): Listing<T> {
  const busy = ['loading', 'more', 'earlier', 'loading-failed'].includes(listing.phase);
  if (busy || !(which === 'more' ? hasMore : hasEarlier)(listing)) return listing;
  return { ...listing, phase: which, problem: undefined, asked: listing.asked + 1 };
}

/** The same question once more. */
export function again<T extends Item>(listing: Listing<T>): Listing<T> {
  const failed = /^(loading|more|earlier)-failed$/.exec(listing.phase)?.[1] as Asked | undefined;
  return failed ? { ...listing, phase: failed, problem: undefined, asked: listing.asked + 1 } : listing;
}

/** The pages that the question under way is about; `to` where several are wanted at once. */
export function wanted(listing: Listing, to = listing.query.page): number[] {
  if (listing.phase === 'more') return [lastPage(listing) + 1];
  if (listing.phase === 'earlier') return [firstPage(listing) - 1];
  const from = listing.query.page;
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
}

/** Takes an answer in: nothing happens if it is stale; a product is shown once. */
export function arrive<T extends Item>(
  listing: Listing<T>,
  asked: number,
  answers: readonly (Answer<T> & { page: number })[],
): Listing<T> {
  if (asked !== listing.asked) return listing;
  const anew = listing.phase === 'loading';
  const held = anew ? [] : listing.batches;
  const last = answers.at(-1);
  const total = last?.total ?? totalAsFarAsSeen(last, listing.size, anew ? 0 : listing.total);
  const seen = new Set(held.flatMap(({ products }) => products.map(({ id_c10 }) => id_c10)));
  const fresh = answers
    .filter(({ page, products }) => products.length > 0 || page === listing.query.page)
    .map(({ page, products }) => ({ page, products: products.filter(({ id_c10 }) => once(seen, id_c10)) }));
  return {
    ...listing,
    total,
    batches: listing.phase === 'earlier' ? [...fresh, ...held] : [...held, ...fresh],
    phase: 'ready',
    shown: listing.shown + (anew ? 1 : 0),
    added: anew ? Math.max(0, fresh.length - 1) : listing.added + (listing.phase === 'more' ? 1 : 0),
  };
}

/** Where an answer tells no total: as many as there are up to it, and one more at least after a full page. */
function totalAsFarAsSeen(
  last: { page: number; products: readonly Item[] } | undefined,
  size: number,
  known: number,
): number {
  if (!last) return 0;
  const reached = (last.page - 1) * size + last.products.length;
  return last.products.length < size ? reached : Math.max(known, reached + 1);
}

/** A question that got no answer, or none that can be used. */
export function fail<T extends Item>(listing: Listing<T>, asked: number, problem?: string): Listing<T> {
  if (asked !== listing.asked || !['loading', 'more', 'earlier'].includes(listing.phase)) return listing;
  return { ...listing, phase: `${listing.phase as Asked}-failed`, problem };
}

function once(seen: Set<string>, id: string): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}

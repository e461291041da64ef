/**
 * The results of the page's list, on list pages and on the search page alike. The page's HTML holds the
 * first page (see `Results.astro`); `mount-listing.ts` opens this store from it and shows what it holds.
 *
 * For other features, once the list is mounted (`$results` is not null):
 * - `$results` is what is shown, see `Listing`; `$results.get()?.query` holds what was chosen.
 * - `$answer` is the newest answer of page 1 as it came, with whatever a search answers beside its
 *   products; undefined until one was asked for. Checked no further than that it is a page of products.
 * - `change({ condition: 'used' })` chooses, from page 1, as a new step of the history; `about` changes
 *   what is listed, `change({ about: { brand: 'Acme' } })`, where the page names such parameters.
 *   A name with `undefined` is taken back. `change(…, { replace: true })` makes no step.
 * - `more()`, `earlier()` load the page at an end, `retry()` asks again what failed.
 */
import { atom } from 'nanostores';
import { withQuery } from '#contract/paths.ts';
import type { Product } from '#contract/product.ts';
import {
  addressOf,
  again,
  arrive,
  ask,
  choose,
  fail,
  hasMore,
  type Item,
  type Listing,
  lastPage,
  show as showQuery,
  wanted,
} from './listing.ts';
import { type Changes, callQuery, type ListingQuery } from './listing-query.ts';
import { readAnswer } from './read-answer.ts';

export type { Changes } from './listing-query.ts';

/** Products that came with the page are only known by their ids. */
export type Results = Listing<Product | Item>;

export interface Source {
  /** The path of the call that lists the products. */
  api: string;
  /** Asks a path for JSON. */
  load: (path: string) => Promise<unknown>;
  /** The address of the page changes with a choice. */
  moved?: (address: string, replace: boolean) => void;
}

export const $results = atom<Results | null>(null);
export const $answer = atom<unknown>();

let source: Source;

export function openResults(from: Source, start: Results): void {
  source = from;
  $results.set(start);
}

export function change(changes: Changes, { replace = false } = {}): void {
  const now = $results.get();
  if (!now) return;
  const next = choose(now, changes);
  source.moved?.(addressOf(next), replace);
  void begin(next);
}

/** Shows what an address says, without a step of the history; up to page `to` where that was shown. */
export async function showAddress(query: ListingQuery, to?: number): Promise<void> {
  const now = $results.get();
  if (now) await begin(showQuery(now, query), to);
}

/** Shows the pages around those that are there, once all are at hand; without them it stays as it is. */
export async function restorePages(from: number, to: number): Promise<void> {
  const now = $results.get();
  if (now) await begin(showQuery(now, { ...now.query, page: from }), to, now);
}

export const more = (): void => void step('more');
export const earlier = (): void => void step('earlier');

export function retry(): void {
  const now = $results.get();
  if (now?.phase.endsWith('-failed')) void begin(again(now));
}

/** Has the next page's answer at hand before it is asked for. */
export function prefetchMore(): void {
  const now = $results.get();
  if (now?.phase === 'ready' && hasMore(now)) source.load(pathOf(now, lastPage(now) + 1)).catch(() => {});
}

function step(which: 'more' | 'earlier'): void {
  const now = $results.get();
  const next = now && ask(now, which);
  if (next && next !== now) void begin(next);
}

/**
 * Asks for what a listing wants, and takes the answer in unless something else was asked since. Until
 * then the listing itself is shown, or `otherwise`, which also stays where no answer comes.
 */
async function begin(listing: Results, to?: number, otherwise?: Results): Promise<void> {
  $results.set(otherwise ? { ...otherwise, asked: listing.asked } : listing);
  try {
    const answers = await Promise.all(
      wanted(listing, to).map(async (page) => {
        const whole = await source.load(pathOf(listing, page));
        return { ...readAnswer(whole), page, whole };
      }),
    );
    const first = answers.find(({ page }) => page === 1);
    if (first && listing.phase === 'loading') $answer.set(first.whole);
    update((now) =>
      now.asked === listing.asked ? arrive<Product | Item>(listing, listing.asked, answers) : now,
    );
  } catch (error) {
    const problem = error instanceof Error ? error.message : undefined;
    if (!otherwise) update((now) => fail(now, listing.asked, problem));
  }
}

function update(by: (now: Results) => Results): void {
  const now = $results.get();
  if (now) $results.set(by(now));
}

const pathOf = ({ query, size }: Results, page: number): string =>
  withQuery(source.api, callQuery(query, page, size));

/**
 * The results of the page's list, on list pages and on the search page alike. The page's HTML holds the
 * first page (see `Results.astro`); `mount-listing.ts` opens this store from it and shows what it holds.
 *
 * For other features, once the list is mounted (`$results` is not null):
 * - `$results` is what is shown, see `Listing`; `$results.get()?.query` holds what was chosen.
 * - `$answer` is the newest answer to what was asked anew, as it came, with whatever a search answers
 *   beside its products; undefined until one was asked for. Checked no further than that it is a page of
 *   products. `$results` is told of it afterwards.
 * - `change({ condition: 'used' })` chooses, from page 1, as a new step of the history; `about` changes
 *   what is listed, `change({ about: { brand: 'Acme' } })`, where the page names such parameters.
 *   A name with `undefined` is taken back. `change(…, { replace: true })` makes no step.
 * - `linkTo('brand=Acme')` is the query of the address a link with this `data-set` leads to, `changeTo(…)`
 *   goes there.
 * - `more()`, `earlier()` load the page at an end, `retry()` asks again what failed.
 */
import { atom } from 'nanostores';
import { withQuery } from '#contract/paths.ts';
import { BadAnswerError } from '#features/product/read-products.ts';
import { readSet } from './data-set.ts';
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
import { type Found, readAnswer } from './read-answer.ts';

export type { Changes } from './listing-query.ts';

/** Products that came with the page are only known by their ids. */
export type Results = Listing<Found | Item>;

export interface Source {
  /** The path of the call that lists the products. */
  api: string;
  /** Asks a path for JSON. */
  load: (path: string, options: { check: (answer: unknown) => void }) => Promise<unknown>;
  /** The names of the parameters that say what is listed. */
  about?: readonly string[];
  /** The address of the page changes with a choice. */
  moved?: (address: string, replace: boolean) => void;
}

export const $results = atom<Results | null>(null);
export const $answer = atom<unknown>();

let source: Source;
/** The last page of those that were asked for last, where several were. */
let reach: number | undefined;

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

/** Chooses what a link with this `data-set` says. */
export function changeTo(set: string): void {
  const now = $results.get();
  if (now) change(readSet(set, now.query, source.about));
}

/** The query of the address that a link with this `data-set` leads to from what is shown. */
export function linkTo(set: string): string {
  const now = $results.get();
  return now ? addressOf(choose(now, readSet(set, now.query, source.about))) : '';
}

/** Shows what an address says, without a step of the history; up to page `to` where that was shown. */
export async function showAddress(query: ListingQuery, to?: number): Promise<void> {
  const now = $results.get();
  if (now) await begin(showQuery(now, query), { to });
}

/** Shows the pages around those that are there, once all are at hand; without them it stays as it is. */
export async function restorePages(from: number, to: number): Promise<void> {
  const now = $results.get();
  if (now) await begin(showQuery(now, { ...now.query, page: from }), { to, otherwise: now });
}

export const more = (): void => void step('more');
export const earlier = (): void => void step('earlier');

export function retry(): void {
  const now = $results.get();
  if (now?.phase.endsWith('-failed')) void begin(again(now), { to: reach });
}

/** Has the next page's answer at hand before it is asked for. */
export function prefetchMore(): void {
  const now = $results.get();
  if (now?.phase === 'ready' && hasMore(now)) askPage(now, lastPage(now) + 1).catch(() => {});
}

function step(which: 'more' | 'earlier'): void {
  const now = $results.get();
  const next = now && ask(now, which);
  if (next && next !== now) void begin(next);
}

interface Beginning {
  /** The last of several pages. */
  to?: number | undefined;
  /** What is shown until the answer comes, and stays where none comes; the listing itself by default. */
  otherwise?: Results;
}

/** Asks for what a listing wants, and takes the answer in unless something else was asked since. */
async function begin(listing: Results, { to, otherwise }: Beginning = {}): Promise<void> {
  $results.set(otherwise ? { ...otherwise, asked: listing.asked } : listing);
  reach = to;
  try {
    const answers = await Promise.all(
      wanted(listing, to).map(async (page) => {
        const whole = await askPage(listing, page);
        return { ...readAnswer(whole), page, whole };
      }),
    );
    if ($results.get()?.asked !== listing.asked) return;
    if (listing.phase === 'loading') $answer.set(answers[0]?.whole);
    $results.set(arrive<Found | Item>(listing, listing.asked, answers));
  } catch (error) {
    const told = error instanceof Error && !(error instanceof BadAnswerError);
    const problem = told ? error.message : undefined;
    if (!otherwise) update((now) => fail(now, listing.asked, problem));
  }
}

function update(by: (now: Results) => Results): void {
  const now = $results.get();
  if (now) $results.set(by(now));
}

const askPage = ({ query, size }: Results, page: number): Promise<unknown> =>
  source.load(withQuery(source.api, callQuery(query, page, size)), { check: readAnswer });

import { FAILURES, type FailureCode, failure } from '#contract/failures.ts';
import { MAX_ADDRESS } from '#contract/limits.ts';
import { type EditionKey, isEditionKey } from '#editions/editions.ts';
import { type Directory, ENTRY, type Entry, FORMAT, pathOf } from '#engine/files/directory.ts';
import { AppError } from '#lib/errors.ts';
import { type Answer, answerOf } from './answer.ts';
import { createFileReader, FileError } from './file-reader.ts';
import { type FilesEdition, openFilesEdition } from './files-edition.ts';
import type { Listing } from './listing.ts';
import { NotHere } from './not-here.ts';
import { type Route, routeOf } from './route.ts';
import type { Searching } from './searching.ts';
import type { Suggesting } from './suggesting.ts';

export interface FilesSource {
  edition: EditionKey;
  /** Where the data folder is, with a slash at its end: `/shop/data/`. */
  base: string;
  /** The data folder of the other edition, where one host has both: what a browser keeps is then of both. */
  beside?: string | undefined;
  fetcher?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
  /** Told of every error that is not the caller's. */
  log?: (message: string, error: unknown) => void;
}

/** Milliseconds for which the newest export is not asked for again. */
const FRESH = 300_000;
/** An answer takes fewer rounds of fetching by far. */
const MOST_ROUNDS = 60;

/** What answers calls of some kinds: code that comes with the first call that needs it. */
interface Code {
  listing: Listing;
  searching: Searching;
  suggesting: Suggesting;
}
type Kind = keyof Code;

interface Opened {
  name: string;
  files: FilesEdition;
  made: { [K in Kind]?: Promise<Code[K]> };
}

/**
 * Answers the reading calls of the API from the files that an export wrote, as the API does: the same addresses,
 * parameters, answers and failures. It stands where `fetch` would. Calls that change something, and those about
 * another edition that does not lie beside, are answered 501 (`no_server`); a file that does not come or is not what it should be, 500.
 */
export function createFilesSource({
  edition,
  base,
  beside,
  fetcher = (...call) => fetch(...call),
  now = Date.now,
  log = (message, error) => console.error(message, error),
}: FilesSource): typeof fetch {
  const reader = createFileReader(base, fetcher);
  let current: { at: number; opened: Promise<Opened> } | undefined;
  let neighbour: typeof fetch | undefined;

  /** What answers for the other edition; undefined where a call is not about that, or it is not here. */
  function besides(search: string): typeof fetch | undefined {
    const country = new URLSearchParams(search).get('country');
    if (!beside || country === edition || !isEditionKey(country)) return undefined;
    neighbour ??= createFilesSource({ edition: country, base: beside, fetcher, now, log });
    return neighbour;
  }

  /** @param route what it is opened for */
  async function open(before: Opened | undefined, route: Route): Promise<Opened> {
    const entry = (await reader.latest(ENTRY)) as Partial<Entry>;
    if (entry.format !== FORMAT || !entry.directory)
      throw new FileError(ENTRY, 'is of another version of the shop');
    if (before?.name === entry.directory) return before;
    if (readsIndex(route)) entry.searching?.forEach(reader.fetchAhead);
    const content = await reader.read(pathOf('directory', entry.directory));
    const directory = JSON.parse(new TextDecoder().decode(content)) as Directory;
    return { name: entry.directory, files: openFilesEdition(edition, directory), made: {} };
  }

  /** The newest export, or the one that is known where no newer one can be found. */
  async function newest(isStale: boolean, route: Route): Promise<Opened> {
    if (current && !isStale && now() - current.at < FRESH) return current.opened;
    const before = await current?.opened.catch(() => undefined);
    const opened = open(before, route).catch((error: unknown) => {
      if (before) return before;
      current = undefined;
      throw error;
    });
    current = { at: now(), opened };
    return opened;
  }

  async function computed(
    answer: Answer,
    opened: Opened,
    signal: AbortSignal | null | undefined,
  ): Promise<unknown> {
    const code: Partial<Code> = {};
    for (let round = 0; round < MOST_ROUNDS; round++) {
      signal?.throwIfAborted();
      try {
        return answer({
          files: opened.files,
          listing: () => code.listing ?? needs('listing'),
          searching: () => code.searching ?? needs('searching'),
          suggesting: () => code.suggesting ?? needs('suggesting'),
        });
      } catch (error) {
        if (error instanceof CodeNotHere) Object.assign(code, await codeOf(error.kind, opened));
        else if (error instanceof NotHere) {
          await Promise.all(error.wanted.map(async ({ path, take }) => take(await reader.read(path))));
        } else throw error;
      }
    }
    throw new Error('An answer asks for files without end.');
  }

  /** An export is gone from the host once the next is there: then the answer is made of that. */
  async function settled(
    answer: Answer,
    route: Route,
    signal: AbortSignal | null | undefined,
  ): Promise<unknown> {
    const opened = await newest(false, route);
    try {
      return await computed(answer, opened, signal);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const next = await newest(true, route);
      if (next === opened) throw error;
      return await computed(answer, next, signal);
    }
  }

  return async (input, init) => {
    const { pathname, search, method, signal } = requestOf(input, init);
    const other = besides(search);
    if (other) return other(input, init);
    try {
      if (pathname.length + search.length > MAX_ADDRESS) {
        throw new AppError('address_too_long', 'This address is too long.');
      }
      const route = routeOf(pathname);
      if (!route) throw new AppError('unknown_call', 'There is no such call.');
      if (route.kind !== 'acting' && method !== 'GET' && method !== 'HEAD') {
        throw new AppError('wrong_method', 'This call takes GET, HEAD, OPTIONS only.');
      }
      const answer = answerOf(edition, route, search);
      fetchAhead(kindsFor(route));
      return replyWith(200, await settled(answer, route, signal));
    } catch (error) {
      signal?.throwIfAborted();
      return failWith(error, pathname, log);
    }
  };
}

class CodeNotHere extends Error {
  readonly kind: Kind;

  constructor(kind: Kind) {
    super('Code has to be fetched first.');
    this.kind = kind;
  }
}

function needs(kind: Kind): never {
  throw new CodeNotHere(kind);
}

const SUGGESTING: readonly Kind[] = ['searching', 'suggesting'];
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  search: ['searching'],
  suggestions: SUGGESTING,
  searchSuggestions: SUGGESTING,
  brandSuggestions: SUGGESTING,
};

/** The code that a call is answered with, besides what comes with the source or is told only by the query. */
function kindsFor(route: Route): readonly Kind[] {
  if (route.kind === 'list') return ['listing'];
  return (route.kind === 'call' && KINDS[route.name]) || [];
}

/** Whether a call is answered from the words of products. */
const readsIndex = (route: Route): boolean =>
  route.kind === 'call' && route.name in KINDS && route.name !== 'brandSuggestions';

const modules = {
  listing: () => import('./listing.ts'),
  searching: () => import('./searching.ts'),
  suggesting: () => import('./suggesting.ts'),
};

/** Fetches code beside the files that are asked for first. What does not come is asked for again where it is needed. */
function fetchAhead(kinds: readonly Kind[]): void {
  for (const each of kinds) void modules[each]().catch(() => {});
}

async function codeOf(kind: Kind, opened: Opened): Promise<Partial<Code>> {
  switch (kind) {
    case 'listing':
      return { listing: await listingOf(opened) };
    case 'searching':
      return { searching: await searchingOf(opened) };
    case 'suggesting':
      return { suggesting: await suggestingOf(opened) };
  }
}

function listingOf({ files, made }: Opened): Promise<Listing> {
  made.listing ??= modules.listing().then(({ createListing }) => createListing(files));
  return forgottenWhereFailed(made, 'listing', made.listing);
}

function searchingOf({ files, made }: Opened): Promise<Searching> {
  made.searching ??= modules.searching().then(({ createSearching }) => createSearching(files));
  return forgottenWhereFailed(made, 'searching', made.searching);
}

function suggestingOf(opened: Opened): Promise<Suggesting> {
  const { files, made } = opened;
  made.suggesting ??= Promise.all([modules.suggesting(), searchingOf(opened)]).then(
    ([{ createSuggesting }, { index }]) => createSuggesting(files, index),
  );
  return forgottenWhereFailed(made, 'suggesting', made.suggesting);
}

/** The next call asks again for code that did not come. */
async function forgottenWhereFailed<T>(made: Opened['made'], kind: Kind, coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    delete made[kind];
    throw error;
  }
}

function requestOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = input instanceof Request ? input : undefined;
  const { pathname, search } = new URL(request?.url ?? String(input), 'http://localhost');
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
  return { pathname, search, method, signal: init?.signal ?? request?.signal };
}

function failWith(error: unknown, path: string, log: NonNullable<FilesSource['log']>): Response {
  if (error instanceof AppError && Object.hasOwn(FAILURES, error.code)) {
    const code = error.code as FailureCode;
    return replyWith(FAILURES[code], failure(code, error.message));
  }
  log(`${path} failed`, error);
  const sentence =
    error instanceof FileError ? error.message : 'Something went wrong here; please try again later.';
  return replyWith(FAILURES.internal, failure('internal', sentence));
}

const replyWith = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

import { FAILURES, type FailureCode, failure } from '#contract/failures.ts';
import { MAX_ADDRESS } from '#contract/limits.ts';
import type { EditionKey } from '#editions/editions.ts';
import { type Directory, ENTRY, type Entry, FORMAT, pathOf } from '#engine/files/directory.ts';
import { AppError } from '#lib/errors.ts';
import { type Answer, answerOf } from './answer.ts';
import { createFileReader, FileError } from './file-reader.ts';
import { type FilesEdition, openFilesEdition } from './files-edition.ts';
import { NotHere } from './not-here.ts';
import { routeOf } from './route.ts';
import type { Searching } from './searching.ts';

export interface FilesSource {
  edition: EditionKey;
  /** Where the data folder is, with a slash at its end: `/shop/data/`. */
  base: string;
  fetcher?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
}

/** Milliseconds for which the newest export is not asked for again. */
const FRESH = 300_000;
/** An answer takes fewer rounds of fetching by far. */
const MOST_ROUNDS = 60;

interface Opened {
  name: string;
  files: FilesEdition;
  searching?: Promise<Searching>;
}

/**
 * Answers the reading calls of the API from the files that an export wrote, as the API does: the same addresses,
 * parameters, answers and failures. It stands where `fetch` would. Calls that change something, and those about the
 * other edition, are answered 501 (`no_server`); a file that does not come or is not what it should be, 500.
 */
export function createFilesSource({
  edition,
  base,
  fetcher = (...call) => fetch(...call),
  now = Date.now,
}: FilesSource): typeof fetch {
  const reader = createFileReader(base, fetcher);
  let current: { at: number; opened: Promise<Opened> } | undefined;

  async function open(before: Opened | undefined): Promise<Opened> {
    const entry = (await reader.latest(ENTRY)) as Partial<Entry>;
    if (entry.format !== FORMAT || !entry.directory)
      throw new FileError(ENTRY, 'is of another version of the shop');
    if (before?.name === entry.directory) return before;
    const content = await reader.read(pathOf('directory', entry.directory));
    const directory = JSON.parse(new TextDecoder().decode(content)) as Directory;
    return { name: entry.directory, files: openFilesEdition(edition, directory) };
  }

  /** The newest export, or the one that is known where no newer one can be found. */
  async function newest(isStale: boolean): Promise<Opened> {
    if (current && !isStale && now() - current.at < FRESH) return current.opened;
    const before = await current?.opened.catch(() => undefined);
    const opened = open(before).catch((error: unknown) => {
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
    let searching: Searching | undefined;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      signal?.throwIfAborted();
      try {
        return answer(opened.files, () => {
          if (searching) return searching;
          throw new NotHere([]);
        });
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        if (error.wanted.length === 0) searching = await searchingOf(opened);
        await Promise.all(error.wanted.map(async ({ path, take }) => take(await reader.read(path))));
      }
    }
    throw new Error('An answer asks for files without end.');
  }

  /** An export is gone from the host once the next is there: then the answer is made of that. */
  async function settled(answer: Answer, signal: AbortSignal | null | undefined): Promise<unknown> {
    const opened = await newest(false);
    try {
      return await computed(answer, opened, signal);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const next = await newest(true);
      if (next === opened) throw error;
      return await computed(answer, next, signal);
    }
  }

  return async (input, init) => {
    const { pathname, search, method, signal } = requestOf(input, init);
    try {
      if (pathname.length + search.length > MAX_ADDRESS) {
        throw new AppError('address_too_long', 'This address is too long.');
      }
      const route = routeOf(pathname);
      if (!route) throw new AppError('unknown_call', 'There is no such call.');
      if (route.kind !== 'acting' && method !== 'GET' && method !== 'HEAD') {
        throw new AppError('wrong_method', 'This call takes GET, HEAD, OPTIONS only.');
      }
      return replyWith(200, await settled(answerOf(edition, route, search), signal));
    } catch (error) {
      signal?.throwIfAborted();
      return failWith(error);
    }
  };
}

/** The code of searches comes with the first of them. */
async function searchingOf(opened: Opened): Promise<Searching> {
  opened.searching ??= import('./searching.ts').then(({ createSearching }) => createSearching(opened.files));
  opened.searching.catch(() => {
    delete opened.searching;
  });
  return opened.searching;
}

function requestOf(input: RequestInfo | URL, init: RequestInit | undefined) {
  const request = input instanceof Request ? input : undefined;
  const { pathname, search } = new URL(request?.url ?? String(input), 'http://localhost');
  const method = (init?.method ?? request?.method ?? 'GET').toUpperCase();
  return { pathname, search, method, signal: init?.signal ?? request?.signal };
}

function failWith(error: unknown): Response {
  if (error instanceof AppError && Object.hasOwn(FAILURES, error.code)) {
    const code = error.code as FailureCode;
    return replyWith(FAILURES[code], failure(code, error.message));
  }
  const sentence =
    error instanceof FileError ? error.message : 'Something went wrong here; please try again later.';
  return replyWith(FAILURES.internal, failure('internal', sentence));
}

const replyWith = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

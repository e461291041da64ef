import { fetcher as ownFetcher } from './fetcher.ts';
import { initialData } from './initial-data.ts';
import { errorOf, LoadError } from './load-error.ts';

export { LoadError } from './load-error.ts';

export interface LoadOptions {
  /** Throws where the answer is not what was asked for; it is not used again then. */
  check?: (answer: unknown) => void;
  /** Milliseconds for which an answer is used again. */
  freshFor?: number;
  /** Answers null where the call asks for somebody who is signed in, instead of failing. */
  nullOn401?: boolean;
  /** Gives the call up. One that can be given up is not shared with others who ask the same. */
  signal?: AbortSignal;
}

/** What a loader works with; the browser's own by default. */
export interface LoaderParts {
  fetcher?: typeof fetch;
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => number;
  initial?: (path: string) => unknown;
}

/** Figures of the specification, section 9, in milliseconds. */
const FRESH_FOR = 300_000;
const RETRIES = 2;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
/** Answers that are kept; the oldest gives way. */
const KEPT = 100;

/**
 * Makes the generic data loading: a GET for JSON with credentials. What the page holds for the path is
 * its answer without a request; other answers are used again while they are fresh; who asks the same
 * meanwhile gets the same answer, which nobody may change. What may pass is tried again twice, after a
 * wait that doubles.
 */
export function createLoader(parts: LoaderParts = {}) {
  const { fetcher = ownFetcher, wait = pause, now = Date.now, initial = initialData } = parts;
  const kept = new Map<string, { answer: unknown; at: number }>();
  const underway = new Map<string, Promise<unknown>>();

  async function ask(path: string, signal: AbortSignal | undefined): Promise<unknown> {
    const response = await fetcher(path, { credentials: 'include', ...(signal && { signal }) }).catch(
      noAnswer,
    );
    if (!response.ok) throw await errorOf(path, response);
    return response.json().catch(noAnswer);

    function noAnswer(cause: unknown): never {
      signal?.throwIfAborted();
      throw new LoadError(path, { status: 0, answered: '' }, cause);
    }
  }

  async function askAgain(path: string, signal: AbortSignal | undefined): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask(path, signal);
      } catch (error) {
        if (!(error instanceof LoadError && error.passing) || attempt >= RETRIES) throw error;
        await wait(Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
        signal?.throwIfAborted();
      }
    }
  }

  async function askAndKeep(path: string, { signal, check }: LoadOptions): Promise<unknown> {
    const answer = await askAgain(path, signal);
    check?.(answer);
    kept.delete(path);
    kept.set(path, { answer, at: now() });
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
    return answer;
  }

  function share(path: string, options: LoadOptions): Promise<unknown> {
    const known = underway.get(path);
    if (known) return known;
    const coming = askAndKeep(path, options).finally(() => underway.delete(path));
    underway.set(path, coming);
    return coming;
  }

  /** @throws LoadError for an answer that is no success, is no JSON or does not come */
  return async function load(path: string, options: LoadOptions = {}): Promise<unknown> {
    const { freshFor = FRESH_FOR, nullOn401 = false, signal, check } = options;
    const last = kept.get(path);
    if (last && now() - last.at < freshFor && passes(last.answer, check)) return last.answer;
    const given = last ? undefined : initial(path);
    if (given !== undefined && passes(given, check)) {
      kept.set(path, { answer: given, at: now() });
      return given;
    }
    try {
      return await (signal ? askAndKeep(path, options) : share(path, options));
    } catch (error) {
      if (nullOn401 && error instanceof LoadError && error.status === 401) return null;
      throw error;
    }
  };
}

function passes(answer: unknown, check: LoadOptions['check']): boolean {
  try {
    check?.(answer);
    return true;
  } catch {
    return false;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

export const load = createLoader();

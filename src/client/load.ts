import type { Failure } from '#contract/failure.ts';

/**
 * What a call failed with: `status: body`, or the status text where the body is empty. The API's own
 * failures carry that sentence ready made.
 */
export class LoadError extends Error {
  readonly status: number;

  constructor(status: number, body: string, statusText: string) {
    super(sentenceOf(body) ?? `${status}: ${body || statusText}`);
    this.name = 'LoadError';
    this.status = status;
  }
}

export interface LoadOptions {
  /** Where answers are asked for; the browser's own by default. */
  fetcher?: typeof fetch;
  /** Waits between attempts; in milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

const RETRIES = 2;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * A GET for JSON with credentials. Failures of the network and of the server are tried again twice,
 * after a wait that doubles.
 * @throws LoadError for an answer that is no success
 */
export async function load(path: string, options: LoadOptions = {}): Promise<unknown> {
  const { wait = pause } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(path, options);
    } catch (error) {
      const final = error instanceof LoadError && error.status < 500;
      if (final || attempt >= RETRIES) throw error;
      await wait(Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
    }
  }
}

async function ask(path: string, { fetcher = fetch }: LoadOptions) {
  const response = await fetcher(path, { credentials: 'include' });
  if (!response.ok) throw new LoadError(response.status, await response.text(), response.statusText);
  return response.json();
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

function sentenceOf(body: string): string | undefined {
  try {
    const { message, code } = JSON.parse(body) as Partial<Failure>;
    return message && code && message;
  } catch {
    return undefined;
  }
}

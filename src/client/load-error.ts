import type { Failure } from '#contract/failure.ts';

/** What the calls of lists, search and the directory fail with (specification, section 8). */
const NAMES: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/api\/search$/, 'Failed to fetch search results'],
  [/^\/api\/products\/price-range$/, 'Failed to fetch price range'],
  [/^\/api\/products\/deals\b/, 'Failed to fetch deals'],
  [/^\/api\/products\/featured\b/, 'Failed to fetch featured products'],
  [/^\/api\/products(?:$|\/(?:popular|recent|all|category|subcategory)\b)/, 'Failed to fetch products'],
  [/^\/api\/brands\/suggestions$/, 'Error fetching brand suggestions'],
  [/^\/api\/db\/categories\/hierarchy$/, 'Error fetching category hierarchy'],
];

/**
 * A call that gave no usable answer. Its message is the name that the specification has for a failure of
 * the call, else what was answered: `status: body`, or the status text where the body is empty.
 */
export class LoadError extends Error {
  /** The answer's status; 0 where there was none. */
  readonly status: number;
  /** What was answered, whatever the message is. */
  readonly answered: string;

  constructor(path: string, { status, answered }: { status: number; answered: string }, cause?: unknown) {
    super(nameOf(path) ?? answered, { cause });
    this.name = 'LoadError';
    this.status = status;
    this.answered = answered;
  }

  /** Whether the same question may have another answer in a moment. */
  get passing(): boolean {
    return this.status < 400 || this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

/** The error of an answer that is no success. The API's own failures carry their sentence ready made. */
export async function errorOf(path: string, response: Response): Promise<LoadError> {
  const { status, statusText } = response;
  const body = await response.text().catch(() => '');
  return new LoadError(path, { status, answered: sentenceOf(body) ?? `${status}: ${body || statusText}` });
}

const nameOf = (path: string) => NAMES.find(([call]) => call.test(path.replace(/[?#].*/, '')))?.[1];

function sentenceOf(body: string): string | undefined {
  try {
    const { message, code } = JSON.parse(body) as Partial<Failure>;
    return message && code && message;
  } catch {
    return undefined;
  }
}

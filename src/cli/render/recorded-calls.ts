import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { Catalogue } from '#catalogue/catalogue.ts';

type Method = Exclude<keyof Catalogue, 'capabilities'>;

/**
 * What a page may do with each call. What pages are made from is recorded; a version changes with each import and is
 * no part of what they show; what is refused would go into pages without a record, or changes something.
 */
const TREATMENT = {
  list: 'recorded',
  search: 'recorded',
  suggest: 'recorded',
  suggestBrands: 'recorded',
  priceRange: 'recorded',
  product: 'recorded',
  products: 'recorded',
  hierarchy: 'recorded',
  merchants: 'recorded',
  popularBrands: 'recorded',
  popularSearches: 'recorded',
  searchOf: 'recorded',
  version: 'passed',
  record: 'refused',
  signUpForAlerts: 'refused',
  whole: 'refused',
  import: 'refused',
  close: 'refused',
} as const satisfies Record<Method, 'recorded' | 'passed' | 'refused'>;

/** A call with its parameters, as JSON. */
export type Call = string;

export interface RecordedCalls {
  /** Makes each call but once, so that all pages are made from one answer. */
  catalogue: Catalogue;
  /** Does work and tells what it asked for. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; calls: Call[] }>;
  /** What a call answers now. @throws TypeError for what is not recorded */
  digestOf(call: Call): Promise<string>;
}

/** Keeps account of what pages ask of a catalogue. @param now in milliseconds; prices become stale with time */
export function recordCalls(catalogue: Catalogue, now = Date.now()): RecordedCalls {
  const asking = new AsyncLocalStorage<Set<Call>>();
  const answers = new Map<Call, Promise<unknown>>();
  const digests = new Map<Call, Promise<string>>();

  function answer(call: Call): Promise<unknown> {
    const known = answers.get(call);
    if (known) return known;
    const [name, ...parameters] = JSON.parse(call) as [Method, ...unknown[]];
    if (TREATMENT[name] !== 'recorded') throw new TypeError(`${call} is no call that is recorded.`);
    const method = catalogue[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
    const asked = method(...parameters);
    answers.set(call, asked);
    return asked;
  }

  function treated(name: Method): unknown {
    if (TREATMENT[name] === 'passed') return catalogue[name];
    if (TREATMENT[name] === 'refused') {
      return () => {
        throw new TypeError(`A page that is a file cannot call ${name}.`);
      };
    }
    return (...parameters: readonly unknown[]) => {
      const call = JSON.stringify([name, ...parameters]);
      asking.getStore()?.add(call);
      return answer(call);
    };
  }

  const names = Object.keys(TREATMENT) as Method[];
  const methods = Object.fromEntries(names.map((name) => [name, treated(name)]));
  return {
    catalogue: { capabilities: catalogue.capabilities, ...methods } as Catalogue,
    async during(work) {
      const calls = new Set<Call>();
      const result = await asking.run(calls, work);
      return { result, calls: [...calls] };
    },
    async digestOf(call) {
      const known = digests.get(call);
      if (known) return known;
      const made = answer(call).then((found) => digestOf(found, now));
      digests.set(call, made);
      return made;
    },
  };
}

const SEEN = /"seen_at":"(\d{4}-\d\d-\d\d)(T[^"]*)"/g;
const DAY = 86_400_000;

/**
 * A price that was checked again on the same day is told as before: cards say the day, and whether it is more than a day
 * ago.
 */
function digestOf(answer: unknown, now: number): string {
  const text = JSON.stringify(answer) ?? '';
  const told = text.replace(SEEN, (_, day: string, time: string) =>
    now - Date.parse(day + time) > DAY ? `stale ${day}` : day,
  );
  return hash('sha1', told, 'base64url');
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import type { Catalogue } from '#catalogue/catalogue.ts';

/** The calls that pages are made from. A version changes with each import and is no part of what pages show. */
const CALLS = [
  'list',
  'search',
  'priceRange',
  'product',
  'products',
  'hierarchy',
  'merchants',
  'popularBrands',
  'popularSearches',
] as const;
type CallName = (typeof CALLS)[number];

/** A call with its parameters, as JSON. */
export type Call = string;

export interface RecordedCalls {
  /** Answers as the catalogue does, and each call but once. */
  catalogue: Catalogue;
  /** Does work and tells what it asked for. */
  during<T>(work: () => Promise<T>): Promise<{ result: T; calls: Call[] }>;
  /** What a call answers now. @throws TypeError for what is no recorded call */
  digestOf(call: Call): Promise<string>;
}

/** Keeps account of what is asked of a catalogue that does not change meanwhile. */
export function recordCalls(catalogue: Catalogue): RecordedCalls {
  const asking = new AsyncLocalStorage<Set<Call>>();
  const answers = new Map<Call, Promise<unknown>>();
  const digests = new Map<Call, Promise<string>>();

  function answer(call: Call, name: CallName, parameters: readonly unknown[]): Promise<unknown> {
    const known = answers.get(call);
    if (known) return known;
    const method = catalogue[name] as (...parameters: readonly unknown[]) => Promise<unknown>;
    const asked = method(...parameters);
    answers.set(call, asked);
    return asked;
  }

  const recorded = (name: CallName) =>
    [
      name,
      (...parameters: readonly unknown[]) => {
        const call = JSON.stringify([name, ...parameters]);
        asking.getStore()?.add(call);
        return answer(call, name, parameters);
      },
    ] as const;

  return {
    catalogue: { ...catalogue, ...Object.fromEntries(CALLS.map(recorded)) },
    async during(work) {
      const calls = new Set<Call>();
      const result = await asking.run(calls, work);
      return { result, calls: [...calls] };
    },
    async digestOf(call) {
      const known = digests.get(call);
      if (known) return known;
      const [name, ...parameters] = JSON.parse(call) as [CallName, ...unknown[]];
      if (!CALLS.includes(name)) throw new TypeError(`${call} is no call that is recorded.`);
      const made = answer(call, name, parameters).then(digestOfAnswer);
      digests.set(call, made);
      return made;
    },
  };
}

const SEEN = /"seen_at":"(\d{4}-\d\d-\d\d)T[^"]*"/g;

/** Prices that were checked again on the same day count as the same: pages tell the day. */
export const digestOfAnswer = (answer: unknown): string =>
  hash('sha1', (JSON.stringify(answer) ?? '').replace(SEEN, '"seen_at":"$1"'), 'base64url');

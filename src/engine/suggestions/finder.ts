import { Frequent } from '../spelling/frequent.ts';
import type { CompletionsData } from './data.ts';

/** What an entry weighs where only a later word of it was typed. */
const LATER_WORD = 0.1;
/** The most places that are all looked at for words in any order; of more only the best are. */
const ALL = 2_000;
const BEST = 100;

type Texts = Pick<CompletionsData, 'keys' | 'entries' | 'places'>;

/** Finds the entries with the highest scores that have words beginning as typed. */
export function createFinder({ keys, entries, places }: Texts, scores: Float64Array) {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.MIN_VALUE);
  const worth = Uint32Array.from(entries, (entry, at) => {
    const share = (scores[entry] as number) / highest;
    return Math.round(share * (places[at] === 0 ? 1 : LATER_WORD) * 0xffffffff);
  });
  const frequent = new Frequent(worth);
  const restAt = (at: number) => (keys[entries[at] as number] as string).slice(places[at]);
  const rangeOf = (beginning: string) =>
    [
      firstWhere(entries.length, (at) => restAt(at) >= beginning),
      firstWhere(entries.length, (at) => restAt(at) >= `${beginning}\uffff`),
    ] as const;

  /** The entry that is just the key, then those with its words next to each other, the last perhaps unfinished. */
  function inOrder(key: string, limit: number): number[] {
    const same = firstWhere(keys.length, (entry) => (keys[entry] as string) >= key);
    const found = frequent.of(...rangeOf(key), limit * 2).map((at) => entries[at] as number);
    return keys[same] === key ? [same, ...found] : found;
  }

  /** Entries with all words of a key, each perhaps unfinished, in any order. */
  function anyOrder(key: string): number[] {
    const words = key.split(' ');
    const ranges = words.map(rangeOf).sort((a, b) => a[1] - a[0] - (b[1] - b[0]));
    const [from, to] = ranges[0] as readonly [number, number];
    const hasAll = (at: number) => {
      const text = ` ${keys[entries[at] as number]}`;
      return words.every((word) => text.includes(` ${word}`));
    };
    const looked = to - from > ALL ? frequent.of(from, to, BEST) : numbersBetween(from, to);
    return looked
      .filter(hasAll)
      .sort((a, b) => (worth[b] as number) - (worth[a] as number))
      .map((at) => entries[at] as number);
  }

  return (key: string, limit: number): number[] => {
    const found = new Set(inOrder(key, limit));
    const others = found.size < limit && key.includes(' ') ? anyOrder(key) : [];
    return [...new Set([...found, ...others])].slice(0, limit);
  };
}

const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** The first of `count` numbers that something is true for, which then is true for all after it. */
function firstWhere(count: number, isTrue: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

import type { Correction } from './correction.ts';
import { costOf } from './cost.ts';
import type { Frequent } from './frequent.ts';
import type { Near } from './near.ts';
import { likeliest, type Scored, scoreOf } from './ranking.ts';
import { placeAfter } from './walk.ts';
import type { Words } from './words.ts';

const SHORTEST = 3;

type Beginnings = (beginning: string, limit: number) => Correction[];

/** Words that begin as typed, the most frequent first. */
export function begunAsTyped(words: Words, near: Near, frequent: Frequent): Beginnings {
  return (beginning, limit) => {
    const typed = words.encode(beginning);
    if (!typed) return [];
    const from = words.firstFrom(typed);
    const ids = words.isBegun(from, typed)
      ? frequent.of(from, placeAfter(near.forward, from, typed.length), limit)
      : [];
    return ids.map((id) => ({ word: words.wordOf(id), frequency: words.frequencyOf(id), distance: 0 }));
  };
}

/** Those, then, from 3 letters on, words whose beginning is one edit away. */
export function beginningsOf(words: Words, near: Near, frequent: Frequent, asTyped: Beginnings): Beginnings {
  return (beginning, limit) => {
    const typed = words.encode(beginning);
    if (!typed) return [];
    const exact = asTyped(beginning, limit);
    if (exact.length === limit || typed.length < SHORTEST) return exact;
    const seen = new Set(exact.map(({ word }) => word));
    const others = misspelt(typed, limit + exact.length).filter(({ word }) => !seen.has(word));
    return [...exact, ...others].slice(0, limit);
  };

  function misspelt(typed: Uint8Array, limit: number): Correction[] {
    const found: Scored[] = [];
    near.beginning(typed, (from, to, depth, distance) => {
      const cost = costOf(words.codesOf(from).subarray(0, depth), typed);
      for (const id of frequent.of(from, to, limit)) {
        const frequency = words.frequencyOf(id);
        found.push({ word: words.wordOf(id), frequency, distance, score: scoreOf(cost, frequency) });
      }
    });
    return likeliest(found, limit);
  }
}

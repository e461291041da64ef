import { openSpelling } from '../spelling/spelling.ts';
import type { CompletionsData } from './data.ts';
import { createFinder } from './finder.ts';
import { keyOf } from './key.ts';
import { readingsOf } from './readings.ts';

export interface Completion {
  text: string;
  id: string;
}

/** Entries of one kind that can be completed from what was typed. */
export interface Completions {
  /** Entries with the words typed, each perhaps unfinished: the same text first, then by weight and use. */
  complete(text: string, limit: number): Completion[];
  /** The same for the likeliest that may have been meant where something is misspelt. */
  corrected(text: string, limit: number): Completion[];
}

/** The part of an entry's score that comes from use once there is a lot. */
const USE_SHARE = 0.9;
/** Uses that count as half of a lot. */
const SETTLED = 100;

/** Opens what `buildCompletions` made. `uses` says how much an entry is used, by its id. */
export function openCompletions(
  data: CompletionsData,
  uses: ReadonlyMap<string, number> = new Map(),
): Completions {
  const { texts, ids, spelling: words } = data;
  const find = createFinder(data, scoresOf(data, uses));
  const spelling = openSpelling(words);
  const told = (entries: readonly number[]): Completion[] =>
    entries.map((entry) => ({ text: texts[entry] as string, id: ids[entry] as string }));

  return {
    complete(text, limit) {
      const key = keyOf(text);
      return key ? told(find(key, limit)) : [];
    },
    corrected(text, limit) {
      for (const reading of readingsOf(keyOf(text), spelling)) {
        const found = find(reading, limit);
        if (found.length > 0) return told(found);
      }
      return [];
    },
  };
}

/** Each entry's share of all weight and of all use. Few uses say little. */
function scoresOf({ ids, weights }: CompletionsData, uses: ReadonlyMap<string, number>): Float64Array {
  const weight = weights.reduce((sum, each) => sum + each, 0) || 1;
  const use = ids.reduce((sum, id) => sum + (uses.get(id) ?? 0), 0);
  const part = (USE_SHARE * use) / (use + SETTLED);
  return weights.map((each, entry) => {
    const used = use > 0 ? (uses.get(ids[entry] as string) ?? 0) / use : 0;
    return (1 - part) * (each / weight) + part * used;
  });
}

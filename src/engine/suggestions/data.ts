import type { SpellingData } from '../spelling/data.ts';

/** Something that can be suggested. */
export interface CompletionEntry {
  text: string;
  /** What it leads to, unique among the entries. */
  id: string;
  /** How many products it has, or another measure of how usual it is. */
  weight: number;
}

/** Entries prepared for `openCompletions`. */
export interface CompletionsData {
  texts: readonly string[];
  ids: readonly string[];
  /** The `keyOf` of each text. */
  keys: readonly string[];
  weights: Float64Array;
  /** Every beginning of a word in the keys, in the order of what follows it: the entry and the place in its key. */
  entries: Uint32Array;
  places: Uint8Array;
  /** The words of the keys. */
  spelling: SpellingData;
}

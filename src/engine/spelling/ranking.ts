import type { Correction } from './correction.ts';

/** What an edit weighs against the natural logarithm of the frequency; chosen over made misspellings. */
const EDIT_WEIGHT = 7;

/** A correction and how unlikely it is. */
export interface Scored extends Correction {
  score: number;
}

/** How unlikely a word of that frequency is meant, given the cost of the misspelling. */
export const scoreOf = (cost: number, frequency: number): number => EDIT_WEIGHT * cost - Math.log(frequency);

/** The likeliest first; the same likelihood in the order of the letters. */
export function likeliest(found: Scored[], limit: number): Correction[] {
  return found
    .sort((a, b) => a.score - b.score || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word, frequency, distance }) => ({ word, frequency, distance }));
}

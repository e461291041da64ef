import type { CountedWord } from './data.ts';

/** A word, or two with a space between, for a misspelt one, and the edits between them. */
export interface Correction extends CountedWord {
  distance: number;
}

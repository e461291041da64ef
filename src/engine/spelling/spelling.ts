import { beginningsOf, begunAsTyped } from './beginnings.ts';
import type { Correction } from './correction.ts';
import { correctionsOf } from './corrections.ts';
import type { CountedWord, SpellingData } from './data.ts';
import { Frequent } from './frequent.ts';
import { Near } from './near.ts';
import { Words } from './words.ts';

/** Answers what was meant by misspelt words. Words go in folded and come out folded. */
export interface Spelling {
  /** How many products have the word; 0 for one that is unknown. */
  frequency(word: string): number;
  /** Whether a word begins so. */
  begins(beginning: string): boolean;
  /**
   * What may have been meant by a word, likeliest first, itself left out; a known word is only corrected
   * to words that are not much rarer.
   */
  corrections(word: string, limit: number): Correction[];
  /** Words that begin as typed, the most frequent first. */
  beginnings(beginning: string, limit: number): CountedWord[];
  /** Words that begin as typed (distance 0), then those whose beginning is one edit away, each likeliest first. */
  prefixCorrections(beginning: string, limit: number): Correction[];
}

/**
 * Opens what `buildSpelling` made; takes milliseconds at 300,000 words.
 * @param total the sum of the frequencies of all words, where these are only some of them
 */
export function openSpelling(data: SpellingData, total?: number): Spelling {
  const words = new Words(data, total);
  const near = new Near(data);
  const frequent = new Frequent(data.frequencies);
  const asTyped = begunAsTyped(words, near, frequent);
  return {
    frequency: (word) => words.frequency(word),
    begins: (beginning) => words.begins(beginning),
    corrections: correctionsOf(words, near, data),
    beginnings: asTyped,
    prefixCorrections: beginningsOf(words, near, frequent, asTyped),
  };
}

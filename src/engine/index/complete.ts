import { leading } from './leading.ts';
import { type QueryWord, readTokens } from './readings.ts';
import { mostRelevant } from './relevance.ts';
import type { SearchParts } from './search-parts.ts';

/** Fewer letters of a last word that is not finished say too little of a product. */
const SHORTEST = 3;
/** Words that the last one may be the beginning of, the most frequent ones. */
const MAX_BEGINNINGS = 12;

/**
 * The products that have all words of a text, the last one perhaps unfinished, best first. No word is corrected.
 */
export function complete(parts: SearchParts, text: string, limit: number): number[] {
  const { reader, match, language } = parts;
  const tokens = readTokens(text, language);
  const last = tokens.at(-1);
  if (!last) return [];
  const words = reader.literal(tokens);
  const unfinished = words.at(-1);
  if (unfinished && last.text.length >= SHORTEST) {
    words[words.length - 1] = reader.begun(unfinished, MAX_BEGINNINGS);
  }
  if (words.some(({ readings }) => readings.length === 0)) return [];
  if (words.length === 1) return leading(parts, words[0] as QueryWord, limit);
  const matches = match.all(words);
  parts.demand?.(matches.products, matches.count);
  return mostRelevant(parts, words, matches, matches.products.subarray(0, matches.count), 0, limit);
}

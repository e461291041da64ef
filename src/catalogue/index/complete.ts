import { readTokens } from './readings.ts';
import type { SearchParts } from './search.ts';
import { selectPage } from './select.ts';

/** Fewer letters of a last word that is not finished say too little of a product. */
const SHORTEST = 3;
/** Words that the last one may be the beginning of, the most frequent ones. */
const MAX_BEGINNINGS = 12;

/**
 * The most popular products that have all words of a text, the last one perhaps unfinished. No word is
 * corrected.
 */
export function complete(parts: SearchParts, text: string, limit: number): number[] {
  const { reader, match, lists, language } = parts;
  const tokens = readTokens(text, language);
  const last = tokens.at(-1);
  if (!last) return [];
  const words = reader.literal(tokens);
  const unfinished = words.at(-1);
  if (unfinished && last.text.length >= SHORTEST) {
    words[words.length - 1] = reader.begun(unfinished, MAX_BEGINNINGS);
  }
  if (words.some(({ readings }) => readings.length === 0)) return [];
  const { products, count, hits } = match(words);
  const ranks = lists.ranks('popularity');
  const best = lists.ordered({}, 'popularity');
  const keys = new Float64Array(count);
  let found = 0;
  for (let i = 0; i < count; i++) {
    const product = products[i] as number;
    if (hits[product] === words.length) keys[found++] = ranks[product] as number;
  }
  return Array.from(selectPage(keys.subarray(0, found), 0, limit), (rank) => best[rank] as number);
}

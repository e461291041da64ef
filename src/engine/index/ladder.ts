import type { Token } from './joins.ts';
import type { Matcher, Matches } from './match.ts';
import type { Ranking } from './ranking.ts';
import type { createReader, QueryWord } from './readings.ts';

/** What a text found: the products that have enough of its words. */
export interface Climbed {
  matches: Matches;
  /** The words as they were read. */
  words: readonly QueryWord[];
  /** Words a product has at least, and the rarity that they have at least. */
  leastHits: number;
  leastCovered: number;
  /** Products that have all words as typed. */
  asTyped: number;
}

/**
 * Reads a text ever more loosely until enough products that count have all of its words: as typed, with unknown
 * words corrected or completed; with all words so. Where few or none have all, those with most of them follow.
 */
export function climb(
  tokens: readonly Token[],
  reader: ReturnType<typeof createReader>,
  match: Matcher,
  counts: (product: number) => boolean,
  ranking: Ranking,
): Climbed {
  const typed = reader.literal(tokens);
  const isHeld = typed.every(({ readings }) => readings.length > 0);
  const known = typed.map((word) => (word.readings.length > 0 ? word : reader.widened(word)));
  const strict = match.all(known);
  const { full } = tallyOf(strict, counts);
  const asTyped = isHeld ? full : 0;
  if (full >= ranking.few) {
    return { matches: strict, words: known, leastHits: strict.words, leastCovered: 0, asTyped };
  }
  const words = typed.map((word) => reader.widened(word));
  let matches = match.most(words, ranking.coverage);
  let tally = tallyOf(matches, counts);
  const enough = ranking.coverage * matches.weight;
  if (tally.mostCovered < enough) {
    matches = match.most(words, 0);
    tally = tallyOf(matches, counts);
  }
  if (tally.full >= ranking.few)
    return { matches, words, leastHits: matches.words, leastCovered: 0, asTyped };
  return { matches, words, leastHits: 1, leastCovered: Math.min(enough, tally.mostCovered), asTyped };
}

/** Reads a text as it is typed: only products that have all of its words. */
export function standStill(
  tokens: readonly Token[],
  reader: ReturnType<typeof createReader>,
  match: Matcher,
): Climbed {
  const words = reader.literal(tokens);
  const matches = match.all(words);
  return { matches, words, leastHits: matches.words, leastCovered: 0, asTyped: matches.count };
}

function tallyOf({ products, count, words, hits, covered }: Matches, counts: (product: number) => boolean) {
  let full = 0;
  let mostCovered = 0;
  for (let i = 0; i < count; i++) {
    const product = products[i] as number;
    if (!counts(product)) continue;
    if (hits[product] === words) full++;
    if ((covered[product] as number) > mostCovered) mostCovered = covered[product] as number;
  }
  return { full, mostCovered };
}

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
  /** The score that a product has at least. */
  leastScore: number;
  /** What may be meant instead, where some products have all words as typed. */
  meant?: readonly QueryWord[];
}

/** How many times more products must have other words for these to be suggested. */
const FAR_MORE = 10;

type Reader = ReturnType<typeof createReader>;

/**
 * Reads a text ever more loosely until enough products that count have all of its words, and have them where it
 * matters: as typed, with unknown words corrected or completed; then known words completed too, and corrected where
 * no product has all words otherwise. Where few or none have all, those with most of them follow. Where enough have
 * them where it matters, those that have them in descriptions alone are left out.
 */
export function climb(
  tokens: readonly Token[],
  reader: Reader,
  match: Matcher,
  counts: (product: number) => boolean,
  ranking: Ranking,
): Climbed {
  const tallied = (words: readonly QueryWord[]) => {
    const matches = match.all(words);
    return { matches, ...tallyOf(matches, counts, ranking.strong) };
  };
  const typed = reader.literal(tokens);
  const isHeld = typed.every(isKnown);
  const known = isHeld ? typed : guess(typed, reader, (words) => tallied(words).full > 0);
  const strict = tallied(known);
  const asTyped = isHeld ? strict.full : 0;
  if (strict.strong >= ranking.few || isOnlyNumbered(known)) {
    const { matches } = strict;
    const leastScore = strict.strong >= ranking.few ? ranking.weak * matches.weight : 0;
    return { matches, words: known, leastHits: matches.words, leastCovered: 0, leastScore };
  }
  const meant =
    asTyped > 0 && strict.full < ranking.few ? meantBy(typed, reader, tallied, asTyped) : undefined;
  let words = eachOf(known, reader, (word) =>
    word.corrected === undefined ? reader.unfinished(word) : word,
  );
  if (strict.full === 0 && tallied(words).full === 0) {
    const doubted = eachOf(words, reader, (word) =>
      word.corrected === undefined ? reader.doubted(word) : word,
    );
    if (tallied(doubted).full > 0) words = doubted;
  }
  let matches = match.most(words, ranking.coverage);
  let tally = tallyOf(matches, counts, 0);
  const enough = ranking.coverage * matches.weight;
  if (tally.mostCovered < enough) {
    matches = match.most(words, 0);
    tally = tallyOf(matches, counts, 0);
  }
  const climbed = { matches, words, leastScore: 0, ...(meant && { meant }) };
  if (tally.full >= ranking.few) return { ...climbed, leastHits: matches.words, leastCovered: 0 };
  return { ...climbed, leastHits: 1, leastCovered: Math.min(enough, tally.mostCovered) };
}

/** The far more frequent words that known ones may be misspelt for, where far more products have all of those. */
function meantBy(
  typed: readonly QueryWord[],
  reader: Reader,
  tallied: (words: readonly QueryWord[]) => { full: number },
  asTyped: number,
): readonly QueryWord[] | undefined {
  const meant = eachOf(typed, reader, (word) => {
    const doubted = reader.doubted(word);
    return doubted.corrected === undefined
      ? word
      : { ...doubted, readings: doubted.readings.slice(word.readings.length) };
  });
  const isOther = meant.some(({ corrected }) => corrected !== undefined);
  return isOther && tallied(meant).full >= asTyped * FAR_MORE ? meant : undefined;
}

/** Words with the unknown ones read as what they may be: two words in one where products have all words so, or as a last resort. */
function guess(
  typed: readonly QueryWord[],
  reader: Reader,
  isFound: (words: readonly QueryWord[]) => boolean,
): QueryWord[] {
  const [guessed, parts] = reader.together([
    () => eachOf(typed, reader, (word) => (isKnown(word) ? word : reader.guessed(word))),
    () => eachOf(typed, reader, (word) => (isKnown(word) ? null : reader.parted(word))),
  ]);
  if (!parts.some(Boolean)) return guessed;
  const parted = guessed.flatMap((word, index) => parts[index] ?? [word]);
  if (isFound(parted)) return parted;
  return guessed.flatMap((word, index) => (isKnown(word) ? [word] : (parts[index] ?? [word])));
}

/** Reads each word by itself. */
const eachOf = <Read>(
  words: readonly QueryWord[],
  { together }: Reader,
  read: (word: QueryWord) => Read,
): Read[] => together(words.map((word) => () => read(word)));

/** Whether what is left of a text says nothing: the 15 of an `iphone 15` that nobody sells. */
const isOnlyNumbered = (words: readonly QueryWord[]): boolean =>
  !words.every(isKnown) && words.filter(isKnown).every(({ text }) => !/\p{L}/u.test(text));

const isKnown = ({ readings }: QueryWord): boolean => readings.length > 0;

/** Reads a text as it is typed: only products that have all of its words. */
export function standStill(tokens: readonly Token[], reader: Reader, match: Matcher): Climbed {
  const words = reader.literal(tokens);
  const matches = match.all(words);
  return { matches, words, leastHits: matches.words, leastCovered: 0, leastScore: 0 };
}

/** @param strong the share of the highest score from which a product has its words where it matters */
function tallyOf(
  { products, count, words, weight, hits, covered, score }: Matches,
  counts: (product: number) => boolean,
  strong: number,
) {
  const tally = { full: 0, strong: 0, mostCovered: 0 };
  for (let i = 0; i < count; i++) {
    const product = products[i] as number;
    if (!counts(product)) continue;
    if (hits[product] === words) {
      tally.full++;
      if ((score[product] as number) >= strong * weight) tally.strong++;
    }
    tally.mostCovered = Math.max(tally.mostCovered, covered[product] as number);
  }
  return tally;
}

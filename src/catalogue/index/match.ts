import { find } from './dictionary.ts';
import type { QueryWord } from './readings.ts';
import { type Decoded, decode, type Segment } from './segment.ts';

/** What the words of a query found. The arrays are used again by the next query. */
export interface Matches {
  /** Numbers of the products that have any of the words; the first `count` are valid. */
  products: Uint32Array;
  count: number;
  /** Words that can be found at all. */
  words: number;
  /** Their rarity, summed. */
  weight: number;
  /** For each product: its score, the words it has, and the rarity of those. */
  score: Float32Array;
  hits: Uint8Array;
  covered: Float32Array;
}

/**
 * Scores the products of an index by the words of a query: for each word, the rarity of the word (BM25's
 * idf) times the best of the product's impacts among the word's readings.
 * @param owner the id of each product's segment
 * @param living products there are
 */
export function createMatcher(segments: readonly Segment[], owner: Uint8Array, living: number) {
  const score = new Float32Array(owner.length);
  const covered = new Float32Array(owner.length);
  const hits = new Uint8Array(owner.length);
  const best = new Float32Array(owner.length);
  const products = new Uint32Array(owner.length);
  const ofWord = new Uint32Array(owner.length);
  const decoded: Decoded = { docs: new Uint32Array(1024), impacts: new Uint8Array(1024) };
  let count = 0;

  function clear(): void {
    for (let i = 0; i < count; i++) {
      const product = products[i] as number;
      score[product] = 0;
      covered[product] = 0;
      hits[product] = 0;
    }
    count = 0;
  }

  /** Gathers the best impact of each product with the word; answers how many have it. */
  function gather(word: QueryWord): number {
    let gathered = 0;
    for (const { term, weight } of word.readings) {
      for (const segment of segments) {
        const index = find(segment.terms, term);
        if (index < 0) continue;
        const found = decode(segment, index, decoded);
        const { docs, impacts } = decoded;
        for (let i = 0; i < found; i++) {
          const product = docs[i] as number;
          if (owner[product] !== segment.id) continue;
          const impact = weight * (impacts[i] as number);
          const held = best[product] as number;
          if (held === 0) ofWord[gathered++] = product;
          if (impact > held) best[product] = impact;
        }
      }
    }
    return gathered;
  }

  return (words: readonly QueryWord[]): Matches => {
    clear();
    let found = 0;
    let weight = 0;
    for (const word of words) {
      const gathered = gather(word);
      if (gathered === 0) continue;
      const rarity = rarityOf(gathered, living);
      found++;
      weight += rarity;
      for (let i = 0; i < gathered; i++) {
        const product = ofWord[i] as number;
        if (hits[product] === 0) products[count++] = product;
        (hits[product] as number)++;
        (covered[product] as number) += rarity;
        (score[product] as number) += (rarity * (best[product] as number)) / 255;
        best[product] = 0;
      }
    }
    return { products, count, words: found, weight, score, hits, covered };
  };
}

export type Matcher = ReturnType<typeof createMatcher>;

/** BM25's inverse document frequency, never negative. */
const rarityOf = (frequency: number, living: number): number =>
  Math.log(1 + (living - frequency + 0.5) / (frequency + 0.5));

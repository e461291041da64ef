import { createGatherer, type Gathered } from './gather.ts';
import type { QueryWord } from './readings.ts';
import type { Segment } from './segment.ts';

/** What the words of a query found. The arrays are used again by the next query. */
export interface Matches {
  /** Numbers of the products found; the first `count` are valid. */
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

/** Finds products by words, rare ones first, so that frequent ones are looked for among few. */
export interface Matcher {
  /** The products that have all of the words; none where a word is in no product. */
  all(words: readonly QueryWord[]): Matches;
  /** The products whose words have at least a share of the rarity of all; those with less may be left out. */
  most(words: readonly QueryWord[], share: number): Matches;
}

/**
 * Scores the products of an index by the words of a query: for each word, the rarity of the word (BM25's
 * idf, less for a condition) times the best of the product's impacts among the word's readings.
 * @param owner the id of each product's segment
 * @param living products there are
 */
export function createMatcher(segments: readonly Segment[], owner: Uint8Array, living: number): Matcher {
  const gather = createGatherer(segments, owner);
  const score = new Float32Array(owner.length);
  const covered = new Float32Array(owner.length);
  const hits = new Uint8Array(owner.length);
  const products = new Uint32Array(owner.length);
  let count = 0;

  function forget(product: number): void {
    score[product] = 0;
    covered[product] = 0;
    hits[product] = 0;
  }

  function clear(): void {
    for (let i = 0; i < count; i++) forget(products[i] as number);
    count = 0;
  }

  /** Takes in the products of a word that have so many of the words before; 0 takes those found first as well. */
  function take({ products: found, impacts, rarity }: Rated, before: number): void {
    for (let i = 0; i < found.length; i++) {
      const product = found[i] as number;
      const held = hits[product] as number;
      if (held < before) continue;
      if (held === 0) products[count++] = product;
      hits[product] = held + 1;
      (covered[product] as number) += rarity;
      (score[product] as number) += (rarity * (impacts[i] as number)) / 255;
    }
  }

  /** Drops the products that have fewer words. */
  function keepThose(words: number): void {
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const product = products[i] as number;
      if (hits[product] === words) products[kept++] = product;
      else forget(product);
    }
    count = kept;
  }

  const rated = (words: readonly QueryWord[]): Rated[] =>
    gather(words)
      .map((word, at) => ({ ...word, share: words[at]?.share ?? 1 }))
      .filter((word) => word.products.length > 0)
      .map((word) => ({ ...word, rarity: rarityOf(word.products.length, living) * word.share }))
      .sort((a, b) => b.rarity - a.rarity);
  const result = (words: readonly Rated[]): Matches => {
    const weight = words.reduce((sum, { rarity }) => sum + rarity, 0);
    return { products, count, words: words.length, weight, score, hits, covered };
  };

  return {
    all(words) {
      clear();
      const sorted = rated(words);
      if (sorted.length < words.length) return result(sorted);
      for (const [index, word] of sorted.entries()) {
        take(word, index);
        if (index > 0) keepThose(index + 1);
      }
      return result(sorted);
    },
    most(words, share) {
      clear();
      const sorted = rated(words);
      const found = result(sorted);
      let rest = found.weight;
      for (const word of sorted) {
        take(word, rest >= share * found.weight ? 0 : 1);
        rest -= word.rarity;
      }
      return { ...found, count };
    },
  };
}

interface Rated extends Gathered {
  rarity: number;
}

/** BM25's inverse document frequency, never negative. */
const rarityOf = (frequency: number, living: number): number =>
  Math.log(1 + (living - frequency + 0.5) / (frequency + 0.5));

import { find } from './dictionary.ts';
import type { QueryWord } from './readings.ts';
import type { SearchParts } from './search-parts.ts';
import { type Decoded, decode } from './segment.ts';

/**
 * The products that lead for one word, by the best of its readings in each with what use, freshness, stock and
 * the subcategory asked for add; equal ones by popularity. As `mostRelevant` has them, without looking at a product
 * more than once a reading: a word that has only begun is in a great part of all products.
 */
export function leading(parts: SearchParts, word: QueryWord, limit: number): number[] {
  const { columns, segments, prior, intent, lists, ranking } = parts;
  const ranks = lists.ranks('popularity');
  const gains = intent([word]);
  const best = createBest(limit, ranks);
  const { popularity, freshness, inStock } = ranking;
  const mostGain =
    1 + popularity + freshness + inStock + Math.max(0, ...[...gains.values()].map(({ gain }) => gain));
  for (const { term, weight } of word.readings) {
    for (const segment of segments) {
      const index = find(segment.terms, term);
      if (index < 0) continue;
      const count = decode(segment, index, decoded);
      parts.demand?.(decoded.docs, count);
      for (let i = 0; i < count; i++) {
        const impact = weight * (decoded.impacts[i] as number);
        if (impact * mostGain < best.least()) continue;
        const product = decoded.docs[i] as number;
        if (columns.owner[product] !== segment.id) continue;
        const gain = gains.size > 0 ? (gains.get(columns.subcategory[product] as number)?.gain ?? 0) : 0;
        best.offer(product, impact * (1 + (prior[product] as number) + gain));
      }
    }
  }
  return best.products;
}

const decoded: Decoded = { docs: new Uint32Array(1024), impacts: new Uint8Array(1024) };

/** Keeps the products with the highest scores, each once with its highest, best first. */
function createBest(limit: number, ranks: Uint32Array) {
  const products: number[] = [];
  const scores: number[] = [];
  const isBefore = (product: number, score: number, place: number): boolean => {
    const held = scores[place] as number;
    return (
      score > held ||
      (score === held && (ranks[product] as number) < (ranks[products[place] as number] as number))
    );
  };
  return {
    products,
    /** What a product must have to be among them. */
    least: (): number => (products.length < limit ? 0 : (scores[limit - 1] as number)),
    offer(product: number, score: number): void {
      const last = products.length - 1;
      if (products.length === limit && !isBefore(product, score, last)) return;
      const known = products.indexOf(product);
      if (known >= 0) {
        if ((scores[known] as number) >= score) return;
        products.splice(known, 1);
        scores.splice(known, 1);
      }
      let place = products.length;
      while (place > 0 && isBefore(product, score, place - 1)) place--;
      products.splice(place, 0, product);
      scores.splice(place, 0, score);
      if (products.length > limit) {
        products.pop();
        scores.pop();
      }
    },
  };
}

import { find } from './dictionary.ts';
import type { QueryWord, Reading } from './readings.ts';
import { type Decoded, decode, type Segment } from './segment.ts';

/** The products of a word and their impacts; views into memory that the next query uses again. */
export interface Gathered {
  products: Uint32Array;
  impacts: Float32Array;
}

/**
 * Collects the products of words, each once a word with the best of its impacts among the word's readings.
 * @param owner the id of each product's segment
 */
export function createGatherer(segments: readonly Segment[], owner: Uint8Array) {
  const best = new Float32Array(owner.length);
  const decoded: Decoded = { docs: new Uint32Array(1024), impacts: new Uint8Array(1024) };
  let products = new Uint32Array(1024);
  let impacts = new Float32Array(1024);
  let end = 0;

  function makeRoom(more: number): void {
    if (end + more <= products.length) return;
    const room = Math.max(end + more, products.length * 2);
    const larger = { products: new Uint32Array(room), impacts: new Float32Array(room) };
    larger.products.set(products);
    larger.impacts.set(impacts);
    ({ products, impacts } = larger);
  }

  /** Appends the products of a word that is read in one way, which holds each product once. */
  function append({ term, weight }: Reading): void {
    for (const segment of segments) {
      const index = find(segment.terms, term);
      if (index < 0) continue;
      const found = decode(segment, index, decoded);
      makeRoom(found);
      for (let i = 0; i < found; i++) {
        const product = decoded.docs[i] as number;
        if (owner[product] !== segment.id) continue;
        products[end] = product;
        impacts[end++] = weight * (decoded.impacts[i] as number);
      }
    }
  }

  /** Appends the products of a word once each, with the best of its readings. */
  function collect(readings: readonly Reading[]): void {
    const start = end;
    for (const { term, weight } of readings) {
      for (const segment of segments) {
        const index = find(segment.terms, term);
        if (index < 0) continue;
        const found = decode(segment, index, decoded);
        makeRoom(found);
        for (let i = 0; i < found; i++) {
          const product = decoded.docs[i] as number;
          if (owner[product] !== segment.id) continue;
          const impact = weight * (decoded.impacts[i] as number);
          const held = best[product] as number;
          if (held === 0) products[end++] = product;
          if (impact > held) best[product] = impact;
        }
      }
    }
    for (let i = start; i < end; i++) {
      const product = products[i] as number;
      impacts[i] = best[product] as number;
      best[product] = 0;
    }
  }

  return (words: readonly QueryWord[]): Gathered[] => {
    end = 0;
    const starts = words.map(({ readings }) => {
      const start = end;
      if (readings.length === 1) append(readings[0] as Reading);
      else collect(readings);
      return start;
    });
    return starts.map((start, word) => ({
      products: products.subarray(start, starts[word + 1] ?? end),
      impacts: impacts.subarray(start, starts[word + 1] ?? end),
    }));
  };
}

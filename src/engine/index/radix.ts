import type { Pieces } from './pieces.ts';

const BITS = 11;
const BUCKETS = 1 << BITS;

/** The numbers in `order` sorted by their keys, ascending; equal keys keep their order. */
export function* sortByKey(order: Uint32Array, keys: Uint32Array): Pieces<Uint32Array> {
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  let largest = 0;
  for (let i = 0; i < order.length; i++) largest = Math.max(largest, keys[order[i] as number] as number);
  const starts = new Uint32Array(BUCKETS);
  for (let shift = 0; shift < 32 && (shift === 0 || largest >>> shift > 0); shift += BITS) {
    starts.fill(0);
    for (let i = 0; i < from.length; i++) {
      (starts[((keys[from[i] as number] as number) >>> shift) & (BUCKETS - 1)] as number)++;
    }
    yield;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const size = starts[bucket] as number;
      starts[bucket] = sum;
      sum += size;
    }
    for (let i = 0; i < from.length; i++) {
      const number = from[i] as number;
      to[(starts[((keys[number] as number) >>> shift) & (BUCKETS - 1)] as number)++] = number;
    }
    yield;
    [from, to] = [to, from === order ? new Uint32Array(order.length) : from];
  }
  return from;
}

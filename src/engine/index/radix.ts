import { inRanges, type Pieces } from './pieces.ts';

const BITS = 11;
const BUCKETS = 1 << BITS;

/** The numbers in `order` sorted by their keys, ascending; equal keys keep their order. */
export function* sortByKey(order: Uint32Array, keys: Uint32Array): Pieces<Uint32Array> {
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  let largest = 0;
  for (let i = 0; i < order.length; i++) largest = Math.max(largest, keys[order[i] as number] as number);
  for (let shift = 0; shift < 32 && (shift === 0 || largest >>> shift > 0); shift += BITS) {
    const pass = createPass(from, to, keys, shift);
    yield* inRanges(order.length, pass.count);
    pass.begin();
    yield* inRanges(order.length, pass.place);
    [from, to] = [to, from === order ? new Uint32Array(order.length) : from];
  }
  return from;
}

/** One pass over the numbers, by the bits of their keys from `shift` on. */
function createPass(numbers: Uint32Array, target: Uint32Array, keys: Uint32Array, shift: number) {
  const starts = new Uint32Array(BUCKETS);
  return {
    count(from: number, to: number): void {
      for (let i = from; i < to; i++) {
        (starts[((keys[numbers[i] as number] as number) >>> shift) & (BUCKETS - 1)] as number)++;
      }
    },
    /** Makes starts of the counts. */
    begin(): void {
      let sum = 0;
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        const size = starts[bucket] as number;
        starts[bucket] = sum;
        sum += size;
      }
    },
    place(from: number, to: number): void {
      for (let i = from; i < to; i++) {
        const number = numbers[i] as number;
        target[(starts[((keys[number] as number) >>> shift) & (BUCKETS - 1)] as number)++] = number;
      }
    },
  };
}

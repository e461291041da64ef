import { TRAITS, type Wanted } from './traits.ts';

/** Places between two that are counted up to. */
const BLOCK = 1024;

/** Tells how many products of a list are as wanted, and where, by looking at few of them. */
export interface Tally {
  /** How many from `start` on, `end` excluded. */
  count(start: number, end: number, wanted: Wanted): number;
  /** The place of the product that so many as wanted come before; the length where there are no more. */
  placeOf(before: number, wanted: Wanted): number;
}

/** @param traits of the products of a list, in its order */
export function createTally(traits: Uint8Array): Tally {
  const blocks = Math.floor(traits.length / BLOCK);
  /** For each block's end, how many products before it have each value. */
  const sums = new Uint32Array((blocks + 1) * TRAITS);
  for (let block = 0; block < blocks; block++) {
    sums.copyWithin((block + 1) * TRAITS, block * TRAITS, (block + 1) * TRAITS);
    const sum = sums.subarray((block + 1) * TRAITS);
    for (let at = block * BLOCK; at < (block + 1) * BLOCK; at++) (sum[traits[at] as number] as number)++;
  }

  function inBlocks(count: number, { mask, bits }: Wanted): number {
    let found = 0;
    for (let value = 0; value < TRAITS; value++) {
      if ((value & mask) === bits) found += sums[count * TRAITS + value] as number;
    }
    return found;
  }

  function before(end: number, wanted: Wanted): number {
    const block = Math.floor(end / BLOCK);
    let found = inBlocks(block, wanted);
    for (let at = block * BLOCK; at < end; at++) {
      if (((traits[at] as number) & wanted.mask) === wanted.bits) found++;
    }
    return found;
  }

  return {
    count: (start, end, wanted) => before(end, wanted) - before(start, wanted),
    placeOf(skipped, wanted) {
      let low = 0;
      let high = blocks;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (inBlocks(middle, wanted) <= skipped) low = middle;
        else high = middle - 1;
      }
      let left = skipped - inBlocks(low, wanted);
      for (let at = low * BLOCK; at < traits.length; at++) {
        if (((traits[at] as number) & wanted.mask) === wanted.bits && left-- === 0) return at;
      }
      return traits.length;
    },
  };
}

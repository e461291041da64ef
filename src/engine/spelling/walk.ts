import { LONGEST } from './letters.ts';

/** Words in the order of their letters, read forwards or backwards. */
export interface Order {
  codes: Uint8Array;
  starts: Uint32Array;
  /** The id of the word at each place; absent where places are ids. */
  ids: Uint32Array | undefined;
  shared: Uint8Array;
  /** The least of `shared` in each block of 64 places. */
  least: Uint8Array;
}

const BLOCK = 6;
const FAR = 9;
const ROW = LONGEST + 1;

export function orderOf(part: Omit<Order, 'least'>): Order {
  const { shared } = part;
  const least = new Uint8Array((shared.length >> BLOCK) + 1).fill(255);
  for (let place = 0; place < shared.length; place++) {
    const block = place >> BLOCK;
    least[block] = Math.min(least[block] as number, shared[place] as number);
  }
  return { ...part, least };
}

/** The next place after `place` whose word does not have the same first `depth` letters. */
export function placeAfter({ shared, least }: Order, place: number, depth: number): number {
  let next = place + 1;
  while (next < shared.length && (shared[next] as number) >= depth) {
    const skips = (next & 63) === 0 && (least[next >> BLOCK] as number) >= depth;
    next += skips ? 64 : 1;
  }
  return Math.min(next, shared.length);
}

/** What a walk looks for. */
export interface Search {
  /** Letter codes, in the direction of the order. */
  typed: Uint8Array;
  /** The most edits: a letter more, less or other, or two neighbours swapped. */
  reach: number;
  /** The most edits before the `half`-th letter typed. */
  early: number;
  half: number;
  /** A word within reach and its distance. */
  found?(place: number, distance: number): void;
  /** A beginning of `depth` letters within reach; the words from `place` up to the result are left out. */
  begun?(place: number, depth: number, distance: number): number;
}

/**
 * Visits the words near a typed one, in order, keeping one row of the edit table (optimal string
 * alignment) a letter, shared by neighbouring words; beginnings out of reach are skipped whole.
 */
export class Walker {
  readonly #rows = new Uint8Array((LONGEST + 1) * ROW);

  walk(order: Order, search: Search): void {
    const { codes, starts, ids, shared } = order;
    const { typed, reach } = search;
    const step = ids ? -1 : 1;
    const rows = this.#rows;
    for (let j = 0; j <= typed.length; j++) rows[j] = this.#kept(j, j, search);
    let place = 0;
    while (place < shared.length) {
      const id = ids ? (ids[place] as number) : place;
      const start = starts[id] as number;
      const end = starts[id + 1] as number;
      const first = ids ? end - 1 : start;
      const length = end - start;
      let depth = shared[place] as number;
      let next = place + 1;
      for (; depth < length; depth++) {
        const code = codes[first + step * depth] as number;
        const before = depth > 0 ? (codes[first + step * (depth - 1)] as number) : 0;
        if (!this.#fill(depth + 1, code, before, search)) break;
        if (!search.begun) continue;
        const distance = rows[(depth + 1) * ROW + typed.length] as number;
        const isWhole = code === typed[typed.length - 1] || depth + 1 >= typed.length;
        if (distance <= reach && isWhole && this.#within(depth + 1, search)) {
          next = search.begun(place, depth + 1, distance);
          break;
        }
      }
      if (depth === length) {
        const distance = rows[length * ROW + typed.length] as number;
        if (distance <= reach && this.#within(length, search)) search.found?.(place, distance);
      } else if (next === place + 1) {
        next = placeAfter(order, place, depth + 1);
      }
      place = next;
    }
  }

  /** Fills row `i` in the band around its diagonal; false where no cell of it is in reach. */
  #fill(i: number, code: number, before: number, search: Search): boolean {
    const { typed, reach } = search;
    const rows = this.#rows;
    const low = Math.max(0, i - reach);
    const high = Math.min(typed.length, i + reach);
    const row = i * ROW;
    const above = row - ROW;
    let alive = false;
    if (low > 0) rows[row + low - 1] = FAR;
    for (let j = low; j <= high; j++) {
      let value = j < i + reach ? (rows[above + j] as number) + 1 : FAR;
      if (j > 0) {
        const same = typed[j - 1] === code;
        value = Math.min(
          value,
          (rows[above + j - 1] as number) + (same ? 0 : 1),
          (rows[row + j - 1] as number) + 1,
        );
        if (i > 1 && j > 1 && !same && typed[j - 1] === before && typed[j - 2] === code) {
          value = Math.min(value, (rows[above - ROW + j - 2] as number) + 1);
        }
      }
      value = this.#kept(value, j, search);
      rows[row + j] = value;
      if (value < FAR) alive = true;
    }
    return alive;
  }

  /** The value of a cell, or one out of reach. */
  #kept(value: number, j: number, { reach, early, half }: Search): number {
    return value <= (j < half ? early : reach) ? value : FAR;
  }

  /** Whether the row of that depth has a cell for the whole word typed. */
  #within(depth: number, { typed, reach }: Search): boolean {
    return Math.abs(depth - typed.length) <= reach;
  }
}

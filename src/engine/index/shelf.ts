import { createTally, type Tally } from './tally.ts';
import type { Wanted } from './traits.ts';

/** Products in an order, and what is chosen by beside each. */
export interface Shelf {
  products: Uint32Array;
  traits: Uint8Array;
  tally: Tally;
}

/** @param traitsOf the traits of every product, by its number */
export function createShelf(products: Uint32Array, traitsOf: Uint8Array): Shelf {
  const traits = new Uint8Array(products.length);
  for (let at = 0; at < products.length; at++) traits[at] = traitsOf[products[at] as number] as number;
  return { products, traits, tally: createTally(traits) };
}

/** The wanted products among those between two places of a shelf, from the `skipped`th on, at most `limit`. */
export function wantedAt(
  { products, traits, tally }: Shelf,
  { start, end }: Span,
  wanted: Wanted,
  skipped: number,
  limit: number,
): number[] {
  const found: number[] = [];
  for (
    let at = tally.placeOf(tally.count(0, start, wanted) + skipped, wanted);
    at < end && found.length < limit;
    at++
  ) {
    if (((traits[at] as number) & wanted.mask) === wanted.bits) found.push(products[at] as number);
  }
  return found;
}

/** Two places in an order, the end excluded. */
export interface Span {
  start: number;
  end: number;
}

import type { Names } from './columns.ts';
import type { RankedBrands } from './counts.ts';

/** For each place of a brand its rank among all by how common they are; the last for those without products. */
export function brandOrder({ brands }: Names, { places }: RankedBrands): Uint32Array {
  const ranks = new Uint32Array(brands.length + 1).fill(places.length);
  for (let rank = 0; rank < places.length; rank++) ranks[places[rank] as number] = rank;
  return ranks;
}

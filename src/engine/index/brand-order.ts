import type { Names } from './columns.ts';
import type { BrandCount } from './counts.ts';

/** For each brand its place among all by how common they are. @param common the commonest first */
export function brandOrder({ brands }: Names, common: readonly BrandCount[]): Uint32Array {
  const places = new Map(common.map(({ key }, place) => [key, place]));
  const last = common.length;
  return Uint32Array.from([last, ...brands.map(({ key }) => places.get(key) ?? last)]);
}

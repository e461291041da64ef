import type { Directory } from '#engine/files/directory.ts';
import { MOST } from '#engine/index/columns.ts';
import { sortByKey } from '#engine/index/radix.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';

/** The numbers that products have in the files, and those of the snapshot. */
export interface Numbering {
  /** How many products there are; they are numbered from 1. */
  size: number;
  /** The snapshot's number of each product, by its number in the files; and the inverse. */
  own: Uint32Array;
  inFiles: Uint32Array;
  /** The place of each product in the order of popularity, by its number in the files. */
  ranks: Uint32Array;
  runs: Directory['runs'];
}

/** Numbers products by category, subcategory and popularity, so that those of a list are neighbours. */
export function numberProducts({ columns, ranked }: Snapshot): Numbering {
  const { byPopularity } = ranked();
  const placeOf = (product: number): number =>
    (columns.category[product] as number) * (MOST.subcategories + 1) +
    (columns.subcategory[product] as number);
  const places = Uint32Array.from(columns.owner, (_, product) => placeOf(product));
  const sorted = sortByKey(byPopularity, places);
  const size = sorted.length;
  const own = new Uint32Array(size + 1);
  own.set(sorted, 1);
  const inFiles = new Uint32Array(columns.owner.length);
  for (let number = 1; number <= size; number++) inFiles[own[number] as number] = number;
  const ranks = new Uint32Array(size + 1);
  for (let rank = 0; rank < size; rank++) ranks[inFiles[byPopularity[rank] as number] as number] = rank;
  return { size, own, inFiles, ranks, runs: runsOf(columns, sorted) };
}

function runsOf({ category, subcategory }: Snapshot['columns'], sorted: Uint32Array): Directory['runs'] {
  const runs: [number, number, number][] = [];
  for (const product of sorted) {
    const last = runs.at(-1);
    const [parent, child] = [category[product] as number, subcategory[product] as number];
    if (last && last[0] === parent && last[1] === child) last[2]++;
    else runs.push([parent, child, 1]);
  }
  return runs;
}

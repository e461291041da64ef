import type { Directory } from '#engine/files/directory.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';

/** The numbers that products have in the files, and those of the snapshot. */
export interface Numbering {
  /** How many products there are; they are numbered from 1. */
  size: number;
  /** The snapshot's number of each product, by its number in the files; and the inverse. */
  own: Uint32Array;
  inFiles: Uint32Array;
  runs: Directory['runs'];
}

/** Numbers products in shelf order, so that those of a list are neighbours. */
export function numberProducts({ columns, ranked }: Snapshot): Numbering {
  const { shelves } = ranked();
  const size = shelves.length;
  const own = new Uint32Array(size + 1);
  own.set(shelves, 1);
  const inFiles = new Uint32Array(columns.owner.length);
  for (let number = 1; number <= size; number++) inFiles[own[number] as number] = number;
  return { size, own, inFiles, runs: runsOf(columns, shelves) };
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

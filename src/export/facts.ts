import type { Directory } from '#engine/files/directory.ts';
import { encodeFacts, FACT_GROUPS, type Facts } from '#engine/files/facts.ts';
import { encodeLevels } from '#engine/files/levels.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';

/** Products of a block: fewer make more files, more make a small list load too many. */
const BLOCK = 1024;

/** Writes the facts of products in blocks, and what popularity comes of. */
export function writeFacts(
  { columns, ranked }: Snapshot,
  { size, own }: Numbering,
  brandPlaces: Uint32Array,
  writer: FileWriter,
): Pick<Directory, 'block' | 'facts' | 'popularity' | 'extremes'> {
  const { popularity, turns, extremes } = ranked();
  const values = [...new Set(Array.from(own.subarray(1), (product) => popularity[product] as number))];
  values.sort((a, b) => b - a);
  const places = new Map(values.map((value, place) => [value, place]));
  const inOrder = <T extends Uint8Array | Uint16Array | Uint32Array>(column: T): T =>
    own.map((product) => column[product] as number) as unknown as T;
  const facts: Facts = {
    columns: {
      price: inOrder(columns.price),
      inStock: inOrder(columns.inStock),
      discount: inOrder(columns.discount),
      condition: inOrder(columns.condition),
      rating: inOrder(columns.rating),
      created: inOrder(columns.created),
      brand: own.map((product) => brandPlaces[columns.brand[product] as number] as number),
    },
    levels: own.map((product) => places.get(popularity[product] as number) as number),
    turns: inOrder(turns),
  };
  const starts = Array.from({ length: Math.ceil(size / BLOCK) }, (_, block) => 1 + block * BLOCK);
  return {
    block: BLOCK,
    facts: Object.fromEntries(
      FACT_GROUPS.map((group) => [
        group,
        starts
          .map((start) =>
            writer.put('facts', encodeFacts(group, facts, start, Math.min(start + BLOCK, size + 1))),
          )
          .join(''),
      ]),
    ) as Directory['facts'],
    popularity: writer.put('popularity', encodeLevels(Float32Array.from(values))),
    extremes,
  };
}

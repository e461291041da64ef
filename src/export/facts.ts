import { ByteWriter } from '#engine/files/bytes.ts';
import type { Directory } from '#engine/files/directory.ts';
import { encodeFacts, FACT_GROUPS, type Facts } from '#engine/files/facts.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';

/** Products of a block: fewer make more files, more make a small list load too many. */
const BLOCK = 1024;

/** Writes the facts of products in blocks, and what popularity comes of. */
export function writeFacts(
  { columns, ranked }: Snapshot,
  { size, own, ranks }: Numbering,
  brandPlaces: Uint32Array,
  writer: FileWriter,
): Pick<Directory, 'block' | 'facts' | 'popularity' | 'extremes'> {
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
    ranks,
  };
  const starts = Array.from({ length: Math.ceil(size / BLOCK) }, (_, block) => 1 + block * BLOCK);
  const { byPopularity, popularity, extremes } = ranked();
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
    popularity: writer.put('popularity', steps(byPopularity, popularity)),
    extremes,
  };
}

/** How popular the products of each place in the order of popularity are: 32-bit floats, and how many have each. */
function steps(byPopularity: Uint32Array, popularity: Float32Array): Uint8Array<ArrayBuffer> {
  const found: { value: number; count: number }[] = [];
  for (const product of byPopularity) {
    const value = popularity[product] as number;
    const last = found.at(-1);
    if (last?.value === value) last.count++;
    else found.push({ value, count: 1 });
  }
  const writer = new ByteWriter();
  writer.varint(found.length);
  writer.bytes(new Uint8Array(Float32Array.from(found, ({ value }) => value).buffer));
  for (const { count } of found) writer.varint(count);
  return writer.finish();
}

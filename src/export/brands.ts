import { ByteWriter } from '#engine/files/bytes.ts';
import { writeColumn } from '#engine/files/number-column.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';

/** The brands on sale, in the order the snapshot has them. */
export interface ExportedBrands {
  /** The place of each of the snapshot's brands among them, plus one; 0 for one that is not on sale. */
  places: Uint32Array;
  labels: string[];
  /** Their places, plus one, the commonest first, and their products in that order. */
  common: Uint8Array<ArrayBuffer>;
}

export function exportedBrands(snapshot: Snapshot): ExportedBrands {
  const { columns, names } = snapshot;
  const isHeld = new Uint8Array(names.brands.length + 1);
  for (let product = 0; product < columns.owner.length; product++) {
    if (columns.owner[product] !== 0) isHeld[columns.brand[product] as number] = 1;
  }
  const places = new Uint32Array(names.brands.length + 1);
  const labels: string[] = [];
  const byKey = new Map<string, number>();
  for (const [index, { key, label }] of names.brands.entries()) {
    if (!isHeld[index + 1]) continue;
    places[index + 1] = labels.push(label);
    byKey.set(key, labels.length);
  }
  const common = snapshot.commonestBrands(Number.MAX_SAFE_INTEGER);
  const writer = new ByteWriter();
  writeColumn(
    writer,
    common.map(({ key }) => byKey.get(key) as number),
  );
  writeColumn(
    writer,
    common.map(({ count }) => count),
  );
  return { places, labels, common: writer.finish() };
}

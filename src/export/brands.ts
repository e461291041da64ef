import { encoded } from '#engine/files/coder.ts';
import { BRANDS_A_FILE } from '#engine/files/directory.ts';
import { codeRepeating } from '#engine/files/numbers.ts';
import { codeTexts } from '#engine/files/texts.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { FileWriter } from './file-writer.ts';
import { inParts } from './groups.ts';

/** The brands on sale as they are written: the commonest first. */
export interface WrittenBrands {
  /** The place of each of the snapshot's brands among them, plus one; 0 for one that is not on sale. */
  places: Uint32Array;
  /** Their names in parts and in one file, and the file of how many products each has. */
  brands: string;
  allBrands: string;
  brandCount: number;
  counts: string;
}

export function writeBrands(snapshot: Snapshot, writer: FileWriter): WrittenBrands {
  const { brands } = snapshot.names;
  const common = snapshot.commonestBrands(Number.MAX_SAFE_INTEGER);
  const byKey = new Map(common.map(({ key }, place) => [key, place + 1]));
  const counts = Uint32Array.from(common, ({ count }) => count);
  const labels = common.map(({ label }) => label);
  const put = (part: readonly string[]): string =>
    writer.put(
      'brands',
      encoded((coder) => codeTexts(coder, part)),
    );
  return {
    places: Uint32Array.from([0, ...brands.map(({ key }) => byKey.get(key) ?? 0)]),
    brandCount: labels.length,
    brands: inParts(labels, BRANDS_A_FILE).map(put).join(''),
    allBrands: put(labels),
    counts: writer.put(
      'counts',
      encoded((coder) => codeRepeating(coder, counts)),
    ),
  };
}

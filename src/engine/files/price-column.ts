import type { ByteReader, ByteWriter } from './bytes.ts';
import { readColumn, writeColumn } from './number-column.ts';

/** Prices compress better as whole units and what is over: few of those differ. */
const UNIT = 100;

/** @param prices in minor units */
export function writePrices(writer: ByteWriter, prices: Uint32Array): void {
  writeColumn(
    writer,
    prices.map((price) => Math.floor(price / UNIT)),
  );
  writeColumn(
    writer,
    prices.map((price) => price % UNIT),
  );
}

/** The inverse of `writePrices`. @throws RangeError */
export function readPrices(reader: ByteReader): Uint32Array {
  const [units, over] = [readColumn(reader), readColumn(reader)];
  if (over.length !== units.length) throw new RangeError('These prices are of other products.');
  return units.map((unit, at) => unit * UNIT + (over[at] as number));
}

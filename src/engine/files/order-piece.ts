import { ByteReader, ByteWriter } from './bytes.ts';
import { readColumn, writeColumn } from './number-column.ts';

/** Products that stand one after the other in an order of all, and what lists choose by beside each. */
export interface OrderPiece {
  products: Uint32Array;
  /** Minor units. */
  prices: Uint32Array;
  /** As `createTraits` makes them. */
  traits: Uint8Array;
}

const MINOR = 100;

export function encodePiece({ products, prices, traits }: OrderPiece): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writeColumn(writer, products);
  writeColumn(
    writer,
    prices.map((price) => Math.floor(price / MINOR)),
  );
  writeColumn(
    writer,
    prices.map((price) => price % MINOR),
  );
  writeColumn(writer, traits);
  return writer.finish();
}

/** The inverse of `encodePiece`. @throws RangeError where it is none */
export function decodePiece(bytes: Uint8Array): OrderPiece {
  const reader = new ByteReader(bytes);
  const products = readColumn(reader);
  const [major, minor, traits] = [readColumn(reader), readColumn(reader), readColumn(reader)];
  if ([major, minor, traits].some(({ length }) => length !== products.length)) {
    throw new RangeError('These are not all of the products of a piece.');
  }
  return {
    products,
    prices: major.map((amount, at) => amount * MINOR + (minor[at] as number)),
    traits: Uint8Array.from(traits),
  };
}

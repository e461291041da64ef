import { ByteReader, ByteWriter } from './bytes.ts';
import { readColumn, writeColumn } from './number-column.ts';
import { readPrices, writePrices } from './price-column.ts';

/** Products that stand one after the other in an order of all, and what lists choose by beside each. */
export interface OrderPiece {
  products: Uint32Array;
  /** Minor units. */
  prices: Uint32Array;
  /** As `createTraits` makes them. */
  traits: Uint8Array;
}

export function encodePiece({ products, prices, traits }: OrderPiece): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writeColumn(writer, products);
  writePrices(writer, prices);
  writeColumn(writer, traits);
  return writer.finish();
}

/** The inverse of `encodePiece`. @throws RangeError where it is none */
export function decodePiece(bytes: Uint8Array): OrderPiece {
  const reader = new ByteReader(bytes);
  const products = readColumn(reader);
  const [prices, traits] = [readPrices(reader), Uint8Array.from(readColumn(reader))];
  if (prices.length !== products.length || traits.length !== products.length) {
    throw new RangeError('These are not all of the products of a piece.');
  }
  return { products, prices, traits };
}

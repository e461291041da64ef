import type { ByteReader, ByteWriter } from './bytes.ts';

/** Columns of few values are written as places among those, one byte each. */
const FEW = 256;

/**
 * Writes whole numbers from 0 to 2 ** 32 - 1 so that they compress well: as places in the list of their values
 * where those are few, else byte by byte, all lowest bytes first.
 */
export function writeColumn(writer: ByteWriter, numbers: ArrayLike<number>): void {
  const values = [...new Set(Array.from(numbers))].sort((a, b) => a - b);
  writer.varint(numbers.length);
  if (values.length <= FEW) {
    writer.varint(values.length);
    let last = 0;
    for (const value of values) {
      writer.varint(value - last);
      last = value;
    }
    if (values.length < 2) return;
    const places = new Map(values.map((value, place) => [value, place]));
    for (let i = 0; i < numbers.length; i++) writer.byte(places.get(numbers[i] as number) as number);
    return;
  }
  writer.varint(0);
  const bytes = Math.ceil(Math.log2((values.at(-1) as number) + 1) / 8);
  writer.byte(bytes);
  for (let byte = 0; byte < bytes; byte++) {
    for (let i = 0; i < numbers.length; i++) writer.byte(((numbers[i] as number) >>> (8 * byte)) & 0xff);
  }
}

/** The inverse of `writeColumn`. */
export function readColumn(reader: ByteReader): Uint32Array {
  const length = reader.varint();
  const few = reader.varint();
  const numbers = new Uint32Array(length);
  if (few > 0) {
    const values = new Uint32Array(few);
    let last = 0;
    for (let place = 0; place < few; place++) {
      last += reader.varint();
      values[place] = last;
    }
    if (few < 2) return numbers.fill(last);
    for (let i = 0; i < length; i++) numbers[i] = values[reader.byte()] as number;
    return numbers;
  }
  if (length === 0) return numbers;
  const bytes = reader.byte();
  for (let byte = 0; byte < bytes; byte++) {
    for (let i = 0; i < length; i++) {
      numbers[i] = ((numbers[i] as number) | (reader.byte() << (8 * byte))) >>> 0;
    }
  }
  return numbers;
}

import { type ByteReader, ByteWriter } from './bytes.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes sorted texts, each as what it does not share with the one before. */
export function writeTexts(writer: ByteWriter, texts: readonly string[]): void {
  writer.varint(texts.length);
  const ends = new ByteWriter();
  let before = new Uint8Array(0);
  for (const text of texts) {
    const bytes = encoder.encode(text);
    let shared = 0;
    while (shared < before.length && shared < bytes.length && before[shared] === bytes[shared]) shared++;
    writer.varint(shared);
    writer.varint(bytes.length - shared);
    ends.bytes(bytes.subarray(shared));
    before = bytes;
  }
  writer.bytes(ends.finish());
}

/** The inverse of `writeTexts`. */
export function readTexts(reader: ByteReader): string[] {
  const lengths = Array.from({ length: reader.varint() }, () => [reader.varint(), reader.varint()] as const);
  let before = new Uint8Array(0);
  return lengths.map(([shared, length]) => {
    const bytes = new Uint8Array(shared + length);
    bytes.set(before.subarray(0, shared));
    bytes.set(reader.bytes(length), shared);
    before = bytes;
    return decoder.decode(bytes);
  });
}

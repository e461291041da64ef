import type { CountedWord } from '../spelling/data.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readColumn, writeColumn } from './number-column.ts';
import { readTexts, writeTexts } from './text-list.ts';

/** Words of a vocabulary with their frequencies. @param words sorted */
export function encodeWords(words: readonly CountedWord[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writeTexts(
    writer,
    words.map(({ word }) => word),
  );
  writeColumn(
    writer,
    words.map(({ frequency }) => frequency),
  );
  return writer.finish();
}

export function decodeWords(bytes: Uint8Array): CountedWord[] {
  const reader = new ByteReader(bytes);
  const texts = readTexts(reader);
  const frequencies = readColumn(reader);
  return texts.map((word, place) => ({ word, frequency: frequencies[place] as number }));
}

import type { CountedWord } from '../spelling/data.ts';
import { decoded, encoded } from './coder.ts';
import { codeNumbers } from './numbers.ts';
import { codeTexts } from './texts.ts';

/** Words of a vocabulary with their frequencies. @param words sorted */
export function encodeWords(words: readonly CountedWord[]): Uint8Array<ArrayBuffer> {
  return encoded((coder) => {
    codeTexts(
      coder,
      words.map(({ word }) => word),
    );
    codeNumbers(
      coder,
      Uint32Array.from(words, ({ frequency }) => frequency),
    );
  });
}

export function decodeWords(bytes: Uint8Array): CountedWord[] {
  return decoded(bytes, (coder) => {
    const texts = codeTexts(coder, []);
    const frequencies = new Uint32Array(texts.length);
    codeNumbers(coder, frequencies);
    return texts.map((word, place) => ({ word, frequency: frequencies[place] as number }));
  });
}

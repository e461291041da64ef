import { z } from 'zod';
import data from '../../../data/blocked-words.json' with { type: 'json' };

/** Letters without accents; the ñ stays, as it makes another word. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');

const blocked = new Set(z.array(z.string().trim().min(1)).parse(data).map(plain));

/** Whether a text has one of the words of `data/blocked-words.json`, also in its plural. */
export function hasBlockedWord(text: string): boolean {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((w) => blocked.has(w)),
  );
}

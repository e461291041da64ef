import { fold } from './fold.ts';
import { type Language, stem } from './stem.ts';
import { unitOf } from './units.ts';

/** What is known of a word wherever it stands. */
export interface Word {
  /** As it was met. */
  written: string;
  /** Folded, a number without separators of thousands and with a decimal point. */
  text: string;
  /** Its index term. */
  term: string;
  isNumber: boolean;
  isStop: boolean;
  hasDigit: boolean;
  /** The unit that the word is the name of. */
  unit?: string;
  /** The number in a number written together with its unit: 8 in `8gb`. */
  amount?: string;
  /** The numbering of terms that met the word last, 0 for none, and the number of its term there. */
  numbering: number;
  number: number;
}

/** Words that say nothing of a product, Spanish and English. `sin` and `without` do. */
const STOP_WORDS = new Set(
  'a al con de del el en la las los o para por su un una y an and at by for from in of on or the to with'.split(
    ' ',
  ),
);

/** Each language keeps the words it met, by how they are written, and begins anew when it has met this many. */
const MAX_KEPT = 100_000;
const kept: Readonly<Record<Language, Map<string, Word>>> = { es: new Map(), en: new Map() };

/** The words met last, by the hash of how they are written: finds nearly every word without a string of it. */
const RECENT = 2 ** 16;
const recent: Readonly<Record<Language, (Word | undefined)[]>> = {
  es: new Array(RECENT).fill(undefined),
  en: new Array(RECENT).fill(undefined),
};

export function wordOf(written: string, language: Language): Word {
  const words = kept[language];
  const known = words.get(written);
  if (known) return known;
  if (words.size >= MAX_KEPT) words.clear();
  const word = read(written, language);
  words.set(written, word);
  return word;
}

/** The word between two places of a text, which has this hash. */
export function wordIn(text: string, start: number, end: number, hash: number, language: Language): Word {
  const slot = hash & (RECENT - 1);
  const last = recent[language][slot];
  if (last && last.written.length === end - start && text.startsWith(last.written, start)) return last;
  const word = wordOf(text.slice(start, end), language);
  recent[language][slot] = word;
  return word;
}

function read(written: string, language: Language): Word {
  const text = numberOf(fold(written));
  const hasDigit = /\p{N}/u.test(text);
  const [, amount, unitText = ''] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  const joinedUnit = amount && unitOf(unitText);
  const unit = unitOf(text);
  return {
    written,
    text,
    term: joinedUnit ? amount + joinedUnit : hasDigit ? text : stem(text, language),
    isNumber: /^[\d.]+$/.test(text),
    isStop: STOP_WORDS.has(text),
    hasDigit,
    numbering: 0,
    number: 0,
    ...(unit && { unit }),
    ...(joinedUnit && { amount }),
  };
}

/** `19.000` and `19,000` are 19000, `1,5` is 1.5. */
const numberOf = (text: string): string =>
  /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replaceAll(',', '.');

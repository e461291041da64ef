import snowball from 'snowball-stemmers';

const stemmers = { es: snowball.newStemmer('spanish'), en: snowball.newStemmer('english') };
const stems = { es: new Map<string, string>(), en: new Map<string, string>() };
const MAX_CACHED = 200_000;

/** Units that stand apart from their number in names: `55 in` and `55in` are one term. */
const UNITS = new Set(
  'gb tb mb kg g mg l ml cl cm mm m in w kw v mah ah hz khz mhz ghz mp bar rpm btu db px nm'.split(' '),
);

export type Language = keyof typeof stemmers;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is the point.
const ASCII = /^[\u0000-\u007f]*$/;
/** Letters of Latin-1 with an accent, and the letters they fold to. */
const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';
const ACCENTS = new Map([...ACCENTED].map((letter, index) => [letter, PLAIN[index] as string]));

/** Lower case without accents; the Spanish ñ folds to n as shoppers type it. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.replace(/[à-öù-ÿ]/g, (letter) => ACCENTS.get(letter) ?? letter);
  return ASCII.test(plain) ? plain : plain.normalize('NFD').replace(/\p{M}+/gu, '');
}

/** The words of a text, folded: runs of letters and digits, decimal numbers kept whole. */
export function words(text: string): string[] {
  const folded = fold(text);
  const found = folded.match(ASCII.test(folded) ? ASCII_WORDS : WORDS) ?? [];
  return found.map((word) => (word.includes(',') ? word.replace(',', '.') : word));
}

const ASCII_WORDS = /\d+(?:[.,]\d+)+|[a-z0-9]+/g;
const WORDS = /\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu;

/**
 * The index terms of a text: stems of words, numbers joined with their unit (`55in`), and each
 * letter-digit mixture whole and with its hyphenated neighbour joined (`wh-1000xm4` gives
 * `wh1000xm4`). The same for queries and documents.
 */
export function terms(text: string, language: Language): string[] {
  const found: string[] = [];
  const list = words(text);
  for (let i = 0; i < list.length; i++) {
    const word = list[i] as string;
    const next = list[i + 1];
    if (/^[\d.]+$/.test(word) && next && UNITS.has(next)) {
      found.push(word + next);
      i++;
    } else {
      found.push(/\d/.test(word) ? word : stem(word, language));
    }
  }
  return found;
}

/** A term and where its text stands, in UTF-16 units, end excluded. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

const SPANS = /\d+(?:[.,]\d+)+|[\p{L}\p{N}\p{M}]+/gu;

/** The terms of a text as `terms` gives them, with their places. */
export function analyse(text: string, language: Language): Token[] {
  const found: Token[] = [];
  const spans = [...text.matchAll(SPANS)].map(({ 0: word, index }) => ({
    word: words(word)[0] ?? '',
    start: index,
    end: index + word.length,
  }));
  for (let i = 0; i < spans.length; i++) {
    const { word, start, end } = spans[i] as (typeof spans)[number];
    const next = spans[i + 1];
    if (/^[\d.]+$/.test(word) && next && UNITS.has(next.word)) {
      found.push({ term: word + next.word, start, end: next.end });
      i++;
    } else if (word) {
      found.push({ term: /\d/.test(word) ? word : stem(word, language), start, end });
    }
  }
  return found;
}

/** Model numbers written with hyphens, joined: `WH-1000XM4` gives `wh1000xm4`. */
export function joinedModels(text: string): string[] {
  const found = fold(text).match(/(?<![a-z0-9])[a-z0-9]{1,40}(?:[-/][a-z0-9]{1,40})+/g) ?? [];
  return found.filter((model) => /\d/.test(model)).map((model) => model.replace(/[-/]/g, ''));
}

function stem(word: string, language: Language): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const found = word.length < 3 ? word : stemmers[language].stem(word);
  if (stems[language].size >= MAX_CACHED) stems[language].clear();
  stems[language].set(word, found);
  return found;
}

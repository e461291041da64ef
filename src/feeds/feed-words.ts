import { CONDITIONS, type Condition } from '#contract/product.ts';
import { remembered } from '#lib/remembered.ts';

export const STOCK_WORDS = ['in', 'out'] as const;

/** The words shops use, as lists by meaning; a profile adds its own. Compared without case and marks. */
export interface FeedWords {
  condition?: Partial<Record<Condition, readonly string[]>> | undefined;
  stock?: Partial<Record<(typeof STOCK_WORDS)[number], readonly string[]>> | undefined;
}

const common: Required<FeedWords> = {
  condition: {
    new: ['new', 'brand new', 'new with tags', 'nuevo', 'nueva', 'a estrenar', 'neu', 'neuf'],
    refurbished: [
      'refurbished',
      'refurb',
      'manufacturer refurbished',
      'seller refurbished',
      'certified refurbished',
      'renewed',
      'reconditioned',
      'reacondicionado',
      'reacondicionada',
      'restaurado',
      'recondicionado',
    ],
    used: ['used', 'pre-owned', 'preowned', 'second hand', 'like new', 'open box', 'usado', 'usada'],
  },
  stock: {
    in: [
      'in stock',
      'instock',
      'yes',
      'y',
      'true',
      '1',
      'available',
      'en stock',
      'si',
      'disponible',
      'limited',
    ],
    out: [
      'out of stock',
      'no',
      'n',
      'false',
      '0',
      'unavailable',
      'sold out',
      'discontinued',
      'preorder',
      'backorder',
      'sin stock',
      'agotado',
      'no disponible',
    ],
  },
};
const seconds: readonly string[] = ['segunda mano', 'seminuevo', 'de ocasion', 'ocasion', 'como nuevo'];

export interface WordReader {
  /** What the text says of the condition; undefined where it says nothing known. */
  condition(text: string): Condition | undefined;
  /** Whether the text says that the offer is in stock; a quantity counts; undefined where it cannot be told. */
  inStock(text: string): boolean | undefined;
}

/** Reads condition and stock words; a profile's own words come before the common ones. */
export function createWordReader(words: FeedWords = {}): WordReader {
  const conditions = new Map<string, Condition>();
  const stocks = new Map<string, boolean>();
  for (const source of [common, { condition: { used: seconds } }, words] satisfies FeedWords[]) {
    for (const meaning of CONDITIONS) {
      for (const word of source.condition?.[meaning] ?? []) conditions.set(fold(word), meaning);
    }
    for (const meaning of STOCK_WORDS) {
      for (const word of (source as FeedWords).stock?.[meaning] ?? [])
        stocks.set(fold(word), meaning === 'in');
    }
  }
  const freeText = [...conditions].filter(([word, meaning]) => meaning !== 'new' && word.length > 3);
  return {
    condition: remembered((text) => {
      if (!text) return undefined;
      const folded = fold(text);
      const exact = conditions.get(folded);
      return exact ?? freeText.find(([word]) => folded.includes(word))?.[1];
    }),
    inStock: remembered((text) => {
      const folded = fold(text);
      const known = stocks.get(folded);
      if (known !== undefined || !/^\d{1,9}$/.test(folded)) return known;
      return Number(folded) > 0;
    }),
  };
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

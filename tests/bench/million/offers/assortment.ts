import { seeded } from './random.ts';
import type { Language, Range } from './range.ts';
import { type Shop, shops } from './shops.ts';

/** Which shop sells which products. */
export interface Assortment {
  /** Products with at least one offer have an index below it. */
  products: number;
  /** The products of each shop, by its number. */
  sold: readonly (readonly number[])[];
}

/** Part of the offers that are written in each language. */
const SHARE = { ES: 0.6, UK: 0.4 } as const satisfies Record<Language, number>;
/** Of a hundred products, how many are sold by at most 1, 2, 3, 4, 5 shops; the rest by 6. */
const SHOPS = [66, 84, 92, 96, 99];

/** Shares out products among the shops until there are exactly that many offers. */
export function assort(seed: number, offers: number, range: Range): Assortment {
  const sold = shops.map((): number[] => []);
  const byLanguage = { ES: shopsIn('ES'), UK: shopsIn('UK') };
  const left = { ES: Math.round(offers * SHARE.ES), UK: 0 };
  left.UK = offers - left.ES;
  let products = 0;
  while (left.ES + left.UK > 0) {
    const index = products++;
    const language = range.language(index);
    const sellers = byLanguage[language];
    const random = seeded(seed, 2, index);
    const drawn = random.below(100);
    const count = Math.min(left[language], 1 + SHOPS.filter((limit) => drawn >= limit).length);
    const first = random.below(sellers.length);
    for (let nth = 0; nth < count; nth++) {
      sold[(sellers[(first + nth) % sellers.length] as Shop).number]?.push(index);
    }
    left[language] -= count;
  }
  return { products, sold };
}

const shopsIn = (language: Language) => shops.filter((shop) => shop.language === language);

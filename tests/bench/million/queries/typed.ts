import { mistype } from '../../../relevance/typing-errors.ts';
import type { Offers } from '../offers/feeds.ts';
import { seeded } from '../offers/random.ts';
import { brandOf, drawn, headWord } from './asking.ts';

const SHORTEST = 2;
const LONGEST = 8;

/** What stands in a search box after each key, from 2 to 8 characters: of products, brands, typing errors. */
export function typedTexts(offers: Offers, seed: number, count: number): string[] {
  const random = seeded(seed, 300);
  const texts: string[] = [];
  while (texts.length < count) {
    const product = drawn(offers, random);
    const kind = random.next();
    const word = kind < 0.45 ? `${headWord(product)} ${brandOf(product)}` : brandOf(product);
    const whole = kind < 0.8 ? word : mistype(word, random.next);
    const keys = Math.min(LONGEST, whole.length);
    for (let length = SHORTEST; length <= keys; length++) texts.push(whole.slice(0, length).toLowerCase());
  }
  return texts.slice(0, count);
}

import type { SearchParameters } from '#contract/query.ts';
import { mistype } from '../../../relevance/typing-errors.ts';
import type { Offers } from '../offers/feeds.ts';
import { type Random, seeded } from '../offers/random.ts';
import type { Product } from '../offers/range.ts';

/** What a shopper types, of one kind, about a product that is on sale. */
type Asking = (product: Product, random: Random) => SearchParameters;

const filler = { ES: ['de', 'la', 'para', 'con', 'en', 'el'], UK: ['the', 'for', 'with', 'of', 'in', 'and'] };

/** Every kind of search that is measured apart. */
export const KINDS = {
  'one frequent word': (product) => ({ q: headWord(product) }),
  'one rare word': ({ facts }) => ({ q: longest(facts.model as string) }),
  'two words': (product, random) => ({
    q: `${headWord(product)} ${random.chance(0.6) ? brandOf(product) : detailOf(product, random)}`,
  }),
  'three words': (product, random) => ({
    q: `${headWord(product)} ${brandOf(product)} ${detailOf(product, random)}`,
  }),
  'brand only': (product) => ({ q: brandOf(product) }),
  'model number': ({ part }, random) => ({
    q: random.chance(0.5)
      ? part
      : part.replace(/\W/g, ' ').replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/g, ' '),
  }),
  EAN: ({ ean, part }) => ({ q: ean || part }),
  'typing error': (product, random) => ({
    q: random.chance(0.5)
      ? `${mistype(headWord(product), random.next)} ${brandOf(product)}`
      : `${headWord(product)} ${mistype(longest(brandOf(product)), random.next)}`,
  }),
  'partial word': (product, random) => {
    const word = longest(brandOf(product));
    return { q: `${headWord(product)} ${word.slice(0, 2 + random.below(Math.max(1, word.length - 2)))}` };
  },
  'stop words': (product, random) => {
    const words = filler[product.language];
    return { q: `${random.pick(words)} ${headWord(product)} ${random.pick(words)} ${random.pick(words)}` };
  },
  'category scope': (product, random) => {
    const { category, subcategory } = product.line;
    const scope = random.chance(0.5) ? `${category}>` : `${category}>${subcategory}>`;
    return { q: `${scope} ${random.chance(0.3) ? '' : detailOf(product, random)}`.trim() };
  },
  'filters, by price': (product, random) => {
    const price = Math.round(product.price);
    return {
      q: headWord(product),
      sort: random.chance(0.7) ? 'price_asc' : 'price_desc',
      ...(random.chance(0.6) && { min_price: Math.floor(price / 2), max_price: price * 2 }),
      ...(random.chance(0.3) && { condition: random.pick(['new', 'refurbished', 'used'] as const) }),
      ...(random.chance(0.2) && { exclude_deals: 'true' as const }),
      ...(random.chance(0.2) && { brand: brandOf(product) }),
    };
  },
  'nothing found': (_, random) => ({ q: `${gibberish(random)} ${gibberish(random)}` }),
} as const satisfies Record<string, Asking>;
export type Kind = keyof typeof KINDS;

/** How many of a hundred searches of the soak are of each kind. */
export const SOAK: Readonly<Record<Kind, number>> = {
  'one frequent word': 14,
  'one rare word': 6,
  'two words': 24,
  'three words': 14,
  'brand only': 9,
  'model number': 7,
  EAN: 2,
  'typing error': 8,
  'partial word': 5,
  'stop words': 3,
  'category scope': 3,
  'filters, by price': 4,
  'nothing found': 1,
};

/** That many searches of one kind, about products drawn at random. */
export function searchesOf(kind: Kind, offers: Offers, seed: number, count: number): SearchParameters[] {
  const random = seeded(seed, Object.keys(KINDS).indexOf(kind));
  return Array.from({ length: count }, () => KINDS[kind](drawn(offers, random), random));
}

/** That many searches of all kinds, mixed. */
export function soakOf(offers: Offers, seed: number, count: number): SearchParameters[] {
  const random = seeded(seed, 100);
  const deck = Object.entries(SOAK).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));
  return Array.from({ length: count }, () => KINDS[random.pick(deck)](drawn(offers, random), random));
}

export const drawn = (offers: Offers, random: Random): Product =>
  offers.range.product(random.below(offers.products));

/** The word a product is called by: Spanish says it first, English last. */
export function headWord({ language, line, facts }: Product): string {
  const noun = facts.type ?? (line.shelf.split(' > ').at(-1) as string);
  const words = noun.toLowerCase().match(/\p{L}{3,}/gu) ?? [noun.toLowerCase()];
  return (language === 'ES' ? words[0] : words.at(-1)) as string;
}

export const brandOf = ({ facts }: Product): string => facts.brand as string;

function detailOf({ facts }: Product, random: Random): string {
  const told = [
    facts.colour,
    facts.material,
    facts.screen,
    facts.memory,
    facts.size,
    facts.detail,
    facts.model,
  ];
  return random.pick(told.filter((text): text is string => Boolean(text))).toLowerCase();
}

const longest = (text: string): string =>
  text.split(' ').reduce((best, word) => (word.length > best.length ? word : best));

const gibberish = (random: Random): string =>
  Array.from({ length: 6 + random.below(4) }, () => random.pick([...'bcdfghjklmnpqrstvwxz'])).join('');

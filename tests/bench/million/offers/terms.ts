import type { Random } from './random.ts';
import type { Language, Product } from './range.ts';
import type { Shop } from './shops.ts';

const POUNDS_PER_EURO = 0.86;
const FREE_DELIVERY_FROM = 50;

interface Prices {
  price: string;
  /** Empty where nothing is taken off: nine offers of ten. */
  old: string;
  /** Empty where the shop does not tell. */
  delivery: string;
}

/** What a shop asks, in major units; `step` is what has become of its first price. */
export function pricesOf(
  shop: Shop,
  { line, price }: Product,
  edition: Language,
  random: Random,
  step: number,
): Prices {
  const rate = (edition === 'UK' ? POUNDS_PER_EURO : 1) * shop.level * (shop.secondHand ? 0.7 : 1);
  const amount = ended(price * rate * step * random.spread(0.08));
  const old = random.chance(0.1) ? ended(amount * (1.08 + 0.5 * random.next())).toFixed(2) : '';
  const told = random.chance(0.88);
  const charge = line.delivery === null || amount >= FREE_DELIVERY_FROM ? 0 : line.delivery - 0.01;
  return { price: amount.toFixed(2), old, delivery: told ? charge.toFixed(2) : '' };
}

const ended = (amount: number): number => Math.max(1, Math.round(amount)) - 0.01;

const SPELLINGS = {
  ES: {
    new: ['New', 'Nuevo', 'nuevo', 'NEW'],
    refurbished: ['Reacondicionado', 'Refurbished', 'reacondicionado grado A'],
    used: ['Usado', 'Segunda mano', 'used'],
  },
  UK: {
    new: ['New', 'new', 'NEW', 'Brand new'],
    refurbished: ['Refurbished', 'Manufacturer refurbished', 'refurbished - grade A'],
    used: ['Used', 'pre-owned', 'Used - very good'],
  },
} as const;

export function conditionOf(shop: Shop, random: Random): string {
  const draw = random.next() + (shop.secondHand ? 0.5 : 0);
  return random.pick(SPELLINGS[shop.language][draw < 0.97 ? 'new' : draw < 1.2 ? 'refurbished' : 'used']);
}

/** Pieces in stock; none in one offer of fourteen. */
export function stockOf(random: Random, moved: boolean): number {
  const quantity = random.chance(0.07) ? 0 : 1 + random.below(80);
  return moved ? Math.max(0, quantity - 3) : quantity;
}

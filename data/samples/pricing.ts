import { between, chance } from './random.ts';
import { said } from './text.ts';
import type { Product, Shop } from './types.ts';

const POUNDS_PER_EURO = 0.86;

export interface Ask {
  /** Minor units. */
  price: number;
  old?: number;
}

/** What a shop asks for a product in its nth version, counted back from the newest (0). */
export function asked(shop: Shop, product: Product, back: number): Ask {
  const face = said(product.facts.value ?? '', shop.edition).match(/\d+/);
  if (face) return { price: Number(face[0]) * 100 };
  const key = `${shop.merchantId} ${product.key}`;
  const rate = shop.edition === 'UK' ? POUNDS_PER_EURO : 1;
  const start = product.price * rate * shop.level * (0.94 + 0.13 * chance(`level ${key}`));
  let amount = start;
  let before = start;
  for (let version = 2; version >= back; version--) {
    before = amount;
    amount *= version === 2 ? 1 : 1 + step(`${key} ${version}`);
  }
  const price = ended(amount, shop);
  const previous = ended(before, shop);
  if (previous > price * 1.1) return { price, old: previous };
  if (chance(`rrp ${key}`) > 0.27) return { price };
  return { price, old: ended(amount * (1.1 + 0.35 * chance(`margin ${key}`)), shop) };
}

/** The change of a price from one version to the next. */
function step(key: string): number {
  const fate = chance(`fate ${key}`);
  const size = chance(`size ${key}`);
  if (fate < 0.1) return -0.12 - 0.14 * size;
  if (fate < 0.22) return -0.02 - 0.06 * size;
  if (fate < 0.34) return 0.02 + 0.07 * size;
  return 0;
}

/** A price a shop would print: cents of its own, whole tens less one where it is high. */
function ended(amount: number, shop: Shop): number {
  if (amount < 6) return Math.max(95, Math.round(amount * 20) * 5);
  if (amount >= 300) return Math.round(amount / 10) * 1000 - (shop.ending ? 100 : 500);
  return Math.max(1, Math.round(amount)) * 100 - (shop.ending ? 100 - shop.ending : 0);
}

/** Delivery in minor units; null where the shop does not tell. */
export function delivery(shop: Shop, product: Product, price: number): number | null {
  const { delivery: charge } = product.group;
  if (charge === null) return 0;
  if (chance(`delivery ${shop.merchantId} ${product.key}`) < 0.12) return null;
  if (price >= between(4, 6, shop.slug) * 1000) return 0;
  return Math.round(charge * (shop.edition === 'UK' ? POUNDS_PER_EURO : 1)) * 100 - 1;
}

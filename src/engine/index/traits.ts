import type { ListKind } from '#contract/choices.ts';
import { CONDITIONS } from '#contract/choices.ts';
import type { Condition } from '#contract/product.ts';
import { type Columns, roomOf } from './columns.ts';

const IN_STOCK = 1;
const DEAL = 2;
const CONDITION_SHIFT = 2;
const CONDITION_MASK = 0b11 << CONDITION_SHIFT;
export const TRAIT_BITS = CONDITION_SHIFT + 2;
/** How many values traits can have. */
export const TRAITS = 1 << TRAIT_BITS;

/** What lists choose by without a number: stock, deal and condition of each product in one byte. */
export function createTraits(columns: Columns): Uint8Array {
  const traits = new Uint8Array(roomOf(columns));
  for (let product = 0; product < traits.length; product++) traits[product] = traitsOf(columns, product);
  return traits;
}

type Traits = Pick<Columns, 'inStock' | 'discount' | 'condition'>;

export const traitsOf = ({ inStock, discount, condition }: Traits, product: number): number =>
  (inStock[product] ? IN_STOCK : 0) |
  (discount[product] ? DEAL : 0) |
  ((condition[product] as number) << CONDITION_SHIFT);

/** Writes a product's traits into columns; of a discount only whether there is one. */
export function setTraits({ inStock, discount, condition }: Traits, product: number, traits: number): void {
  inStock[product] = traits & IN_STOCK ? 1 : 0;
  discount[product] = traits & DEAL ? 1 : 0;
  condition[product] = (traits & CONDITION_MASK) >> CONDITION_SHIFT;
}

/** The bits a product must have, among those looked at. */
export interface Wanted {
  mask: number;
  bits: number;
}

export interface Choice {
  list?: ListKind;
  condition?: Condition;
  excludeDeals?: boolean;
}

/** Null where nothing can be wanted: a deal that is none. */
export function wantedOf({ list, condition, excludeDeals }: Choice): Wanted | null {
  let mask = 0;
  let bits = 0;
  if (list === 'deals' || list === 'featured' || list === 'popular') {
    mask |= IN_STOCK;
    bits |= IN_STOCK;
  }
  if (list === 'deals') {
    if (excludeDeals) return null;
    mask |= DEAL;
    bits |= DEAL;
  }
  if (excludeDeals) mask |= DEAL;
  if (condition) {
    mask |= CONDITION_MASK;
    bits |= CONDITIONS.indexOf(condition) << CONDITION_SHIFT;
  }
  return { mask, bits };
}

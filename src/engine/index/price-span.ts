import type { PriceRange } from '#contract/product.ts';

/** What the prices of some products span, told one by one. */
export interface PriceSpan {
  add(product: number): void;
  /** Minor units; both 0 where there was no product. */
  finish(): PriceRange;
}

/** @param price of products by their numbers, in minor units */
export function spanOfColumn(price: Uint32Array): PriceSpan {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  return {
    add(product) {
      const amount = price[product] as number;
      if (amount < min) min = amount;
      if (amount > max) max = amount;
    },
    finish: () => (min === Number.POSITIVE_INFINITY ? { min: 0, max: 0 } : { min, max }),
  };
}

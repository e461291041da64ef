import type { PriceRange } from '#contract/product.ts';

/** Steps of the price slider from its one end to the other. */
export const STEPS = 100;

/**
 * Where a price stands on the slider. Prices stand closer together the higher they are, because most
 * products of a list are cheap: each step is about the same part of the price.
 */
export function toStep(price: number, range: PriceRange): number {
  const { min, max } = whole(range);
  if (max <= min) return 0;
  const share = (grown(price) - grown(min)) / (grown(max) - grown(min));
  return Math.min(STEPS, Math.max(0, Math.round(share * STEPS)));
}

/** The price a step stands for, in major units, rounded to two figures; at the ends those of the range. */
export function toPrice(step: number, range: PriceRange): number {
  const { min, max } = whole(range);
  if (step <= 0) return min;
  if (step >= STEPS) return max;
  const exact = Math.exp(grown(min) + (step / STEPS) * (grown(max) - grown(min))) - 1;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, exact))) - 1);
  return Math.min(max, Math.max(min, Math.round(exact / unit) * unit));
}

/** The range in whole units, not narrower than it is. */
export const whole = ({ min, max }: PriceRange): PriceRange => ({
  min: Math.floor(min),
  max: Math.ceil(max),
});

const grown = (price: number) => Math.log(price + 1);

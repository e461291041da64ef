import type { PriceRange } from '#contract/product.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { toMajor } from '#lib/money.ts';

/** A range of minor units in major units of the edition's currency. */
export function inMajor(edition: EditionKey, { min, max }: PriceRange): PriceRange {
  const { currency } = editions[edition];
  return { min: toMajor(min, currency), max: toMajor(max, currency) };
}

import fc from 'fast-check';
import { CONDITIONS } from '#contract/product.ts';
import { SORTS, type Sort } from '#contract/query.ts';
import type { Filters, Scope } from '#engine/requests.ts';
import { type Made, NAMES } from './catalogues.ts';

const slug = fc.constantFrom(...NAMES.categories, ...NAMES.subcategories, 'unknown', 'computers laptops');
export const scope: fc.Arbitrary<Scope> = fc.oneof(
  fc.constant({}),
  fc.record({ category: slug }),
  fc.record({ category: slug, subcategory: slug }),
  fc.record({ subcategory: slug }),
);

const price = fc.oneof(fc.nat(13), fc.nat(0xffff_ffff));
export const filters: fc.Arbitrary<Filters> = fc.record(
  { condition: fc.constantFrom(...CONDITIONS), minPrice: price, maxPrice: price, excludeDeals: fc.boolean() },
  { requiredKeys: [] },
);
export const sort = fc.constantFrom(...SORTS);
export const paging = fc.record({
  page: fc.integer({ min: 1, max: 8 }),
  limit: fc.integer({ min: 1, max: 12 }),
});

export function isInScope({ place }: Made, { category, subcategory }: Scope): boolean {
  return (
    (category === undefined || NAMES.categories[place[0] - 1] === category) &&
    (subcategory === undefined || NAMES.subcategories[place[1] - 1] === subcategory)
  );
}

export function passes(made: Made, { condition, minPrice, maxPrice, excludeDeals }: Filters): boolean {
  return (
    (condition === undefined || CONDITIONS[made.condition] === condition) &&
    (minPrice === undefined || made.price >= minPrice) &&
    (maxPrice === undefined || made.price <= maxPrice) &&
    !(excludeDeals && made.discount > 0)
  );
}

/** Numbers of products in the order of a sort: equal ones by number, the latest ones and prices downwards reversed. */
export function sorted(numbers: readonly number[], all: readonly Made[], sort: Sort): number[] {
  const at = (number: number) => all[number - 1] as Made;
  const popularity = (number: number) => at(number).shops + Math.max(0, at(number).rating - 1) / 5000;
  const steps = (number: number) => Math.round(popularity(number) * 1e6);
  const place = (number: number) => at(number).place[0] * 1000 + at(number).place[1];
  const onSale = all.flatMap(({ gone }, index) => (gone ? [] : [index + 1]));
  const turn = (number: number) =>
    onSale.filter((one) => one < number && place(one) === place(number) && steps(one) === steps(number))
      .length;
  const byPopularity = (a: number, b: number) =>
    steps(b) - steps(a) || turn(a) - turn(b) || place(a) - place(b) || a - b;
  const byPrice = (a: number, b: number) => at(a).price - at(b).price || byPopularity(a, b);
  const orders: Record<Sort, (a: number, b: number) => number> = {
    relevance: byPopularity,
    popularity: byPopularity,
    popular: byPopularity,
    rating: (a, b) => at(b).rating - at(a).rating || byPopularity(a, b),
    recent: (a, b) => at(b).created - at(a).created || byPopularity(a, b),
    price_asc: byPrice,
    price_desc: (a, b) => byPrice(b, a),
  };
  return numbers.toSorted(orders[sort]);
}

/** The numbers of the products on sale that a test wants. */
export const numbersOf = (all: readonly Made[], isWanted: (made: Made) => boolean): number[] =>
  all.flatMap((made, index) => (!made.gone && isWanted(made) ? [index + 1] : []));

export function priceRangeOf(numbers: readonly number[], all: readonly Made[]) {
  const prices = numbers.map((number) => (all[number - 1] as Made).price);
  return prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) };
}

import type { Columns, Names } from './columns.ts';
import { productsOf } from './orders.ts';
import { split } from './split.ts';

/** Products by the slug of their category and of their subcategory. */
export function categoryCounts(
  columns: Columns,
  { categories, subcategories }: Names,
): ReadonlyMap<string, number> {
  return new Map([
    ...countsOf(columns, columns.category, categories).map(slugWithCount),
    ...countsOf(columns, columns.subcategory, subcategories).map(slugWithCount),
  ]);
}

const slugWithCount = ([slug, count]: readonly [string, number, number]) => [slug, count] as const;

export interface BrandCount {
  key: string;
  label: string;
  /** Products on sale. */
  count: number;
}

/**
 * The brands with the most products; equal ones by their key. Each subcategory counts by the root of its products,
 * so that a publisher of a thousand films does not lead before the brands of everything else.
 */
export function commonestBrands(
  columns: Columns,
  { brands, subcategories }: Names,
  limit: number,
): BrandCount[] {
  const breadths = breadthsOf(columns, brands.length, subcategories.length);
  return countsOf(columns, columns.brand, brands)
    .map(([brand, count, place]) => ({ brand, count, breadth: breadths[place] as number }))
    .sort((a, b) => b.breadth - a.breadth || (a.brand.key < b.brand.key ? -1 : 1))
    .slice(0, limit)
    .map(({ brand, count }) => ({ ...brand, count }));
}

/** For each place of a brand the sum of the roots of its products by subcategory. */
function breadthsOf(columns: Columns, brands: number, subcategories: number) {
  const { brand, subcategory } = columns;
  const breadths = new Float64Array(brands + 1);
  const counts = new Uint32Array(brands + 1);
  for (const products of split(productsOf(columns), subcategory, subcategories + 1)) {
    for (const product of products) (counts[brand[product] as number] as number)++;
    for (const product of products) {
      const place = brand[product] as number;
      const count = counts[place] as number;
      if (count > 0) (breadths[place] as number) += rootOf(count);
      counts[place] = 0;
    }
  }
  return breadths;
}

/** In thousandths, so that sums do not depend on their order. */
const rootOf = (count: number): number => Math.round(1000 * Math.sqrt(count));

/** How many products have each of the names that a column holds places of, with its place; none for a name without. */
function countsOf<T>(
  { owner }: Columns,
  column: Uint8Array | Uint16Array | Uint32Array,
  names: readonly T[],
): (readonly [name: T, count: number, place: number])[] {
  const counts = new Uint32Array(names.length + 1);
  for (let product = 0; product < owner.length; product++) {
    if (owner[product] !== 0) (counts[column[product] as number] as number)++;
  }
  return names.flatMap((name, index) => {
    const count = counts[index + 1] as number;
    return count > 0 ? [[name, count, index + 1] as const] : [];
  });
}

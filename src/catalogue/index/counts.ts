import { type Columns, MOST, type Names } from './columns.ts';

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
export function commonestBrands(columns: Columns, { brands }: Names, limit: number): BrandCount[] {
  const breadths = breadthsOf(columns, brands.length);
  return countsOf(columns, columns.brand, brands)
    .map(([brand, count, place]) => ({ brand, count, breadth: breadths[place] as number }))
    .sort((a, b) => b.breadth - a.breadth || (a.brand.key < b.brand.key ? -1 : 1))
    .slice(0, limit)
    .map(({ brand, count }) => ({ ...brand, count }));
}

/** For each place of a brand the sum of the roots of its products by subcategory. */
function breadthsOf({ owner, brand, subcategory }: Columns, brands: number): Float64Array {
  const counts = new Map<number, number>();
  for (let product = 0; product < owner.length; product++) {
    if (owner[product] === 0) continue;
    const shelf = (brand[product] as number) * SHELVES + (subcategory[product] as number);
    counts.set(shelf, (counts.get(shelf) ?? 0) + 1);
  }
  const breadths = new Float64Array(brands + 1);
  for (const [shelf, count] of counts) (breadths[Math.floor(shelf / SHELVES)] as number) += rootOf(count);
  return breadths;
}

/** In thousandths, so that sums do not depend on their order. */
const rootOf = (count: number): number => Math.round(1000 * Math.sqrt(count));
const SHELVES = MOST.subcategories + 1;

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

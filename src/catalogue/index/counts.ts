import type { Columns, Names } from './columns.ts';

/** Products by the slug of their category and of their subcategory. */
export function categoryCounts(
  columns: Columns,
  { categories, subcategories }: Names,
): ReadonlyMap<string, number> {
  return new Map([
    ...countsOf(columns, columns.category, categories),
    ...countsOf(columns, columns.subcategory, subcategories),
  ]);
}

export interface BrandCount {
  key: string;
  label: string;
  /** Products on sale. */
  count: number;
}

/** The brands with the most products; equal ones by their key. */
export function commonestBrands(columns: Columns, { brands }: Names, limit: number): BrandCount[] {
  return [...countsOf(columns, columns.brand, brands)]
    .sort(([a, x], [b, y]) => y - x || (a.key < b.key ? -1 : 1))
    .slice(0, limit)
    .map(([brand, count]) => ({ ...brand, count }));
}

/** How many products have each of the names that a column holds places of; none for a name without. */
function countsOf<T>(
  { owner }: Columns,
  column: Uint8Array | Uint16Array | Uint32Array,
  names: readonly T[],
): [T, number][] {
  const counts = new Uint32Array(names.length + 1);
  for (let product = 0; product < owner.length; product++) {
    if (owner[product] !== 0) (counts[column[product] as number] as number)++;
  }
  return names.flatMap((name, index) => {
    const count = counts[index + 1] as number;
    return count > 0 ? [[name, count] as [T, number]] : [];
  });
}

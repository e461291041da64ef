import type { Columns, Names } from './columns.ts';
import { productsOf } from './orders.ts';
import type { Pieces } from './pieces.ts';
import { split } from './split.ts';

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

/** The places of the brands with products on sale, the commonest first, and how many products each place has. */
export interface RankedBrands {
  places: Uint32Array;
  counts: Uint32Array;
}

/**
 * Brands by how common they are; equal ones by their key. Each subcategory counts by the root of its products,
 * so that a publisher of a thousand films does not lead before the brands of everything else.
 */
export function* rankBrands(columns: Columns, { brands, subcategories }: Names): Pieces<RankedBrands> {
  const products = productsOf(columns);
  yield;
  const shelves = split(products, columns.subcategory, subcategories.length + 1);
  yield;
  const counts = new Uint32Array(brands.length + 1);
  const breadths = new Float64Array(brands.length + 1);
  for (const shelf of shelves) {
    addBreadths(shelf, columns.brand, counts, breadths);
    yield;
  }
  const keyOf = (place: number) => (brands[place - 1] as Names['brands'][number]).key;
  const places = Uint32Array.from(brands.keys(), (at) => at + 1).filter((place) => counts[place] !== 0);
  yield;
  places.sort((a, b) => (breadths[b] as number) - (breadths[a] as number) || (keyOf(a) < keyOf(b) ? -1 : 1));
  return { places, counts };
}

/** Adds the products of a subcategory to those of each brand, and their root to its breadth. */
function addBreadths(
  products: Uint32Array,
  brand: Columns['brand'],
  counts: Uint32Array,
  breadths: Float64Array,
): void {
  const here = new Map<number, number>();
  for (const product of products) {
    const place = brand[product] as number;
    here.set(place, (here.get(place) ?? 0) + 1);
  }
  for (const [place, count] of here) {
    (counts[place] as number) += count;
    (breadths[place] as number) += rootOf(count);
  }
}

/** In thousandths, so that sums do not depend on their order. */
const rootOf = (count: number): number => Math.round(1000 * Math.sqrt(count));

/** How many products have each of the slugs that a column holds places of; none for a slug without. */
function countsOf(
  { owner }: Columns,
  column: Uint8Array | Uint16Array,
  slugs: readonly string[],
): (readonly [slug: string, count: number])[] {
  const counts = new Uint32Array(slugs.length + 1);
  for (let product = 0; product < owner.length; product++) {
    if (owner[product] !== 0) (counts[column[product] as number] as number)++;
  }
  return slugs.flatMap((slug, index) => {
    const count = counts[index + 1] as number;
    return count > 0 ? [[slug, count] as const] : [];
  });
}

import type { Product } from '#contract/product.ts';

/** Kinds of products that recommendations are taken from. */
const KINDS = 3;

/** The subcategories of what was seen, those seen most first, then the latest. */
export function kindsOf(seen: readonly Pick<Product, 'subcategory_slug'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { subcategory_slug: kind } of seen) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind]) => kind)
    .slice(0, KINDS);
}

/** Products in turn from each list that are in stock and were not seen, none twice. */
export function mix<P extends Pick<Product, 'id_c10' | 'in_stock'>>(
  lists: readonly (readonly P[])[],
  seen: readonly string[],
  count: number,
): P[] {
  const taken = new Map<string, P>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let row = 0; row < longest; row++) {
    for (const list of lists) {
      const product = list[row];
      if (product?.in_stock && !seen.includes(product.id_c10)) taken.set(product.id_c10, product);
    }
  }
  return [...taken.values()].slice(0, count);
}

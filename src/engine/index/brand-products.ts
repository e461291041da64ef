import type { Columns } from './columns.ts';

/** Answers the products on sale of a brand, by the place of the brand; those once asked for are kept. */
export function brandReader({ brand, owner }: Columns) {
  const kept = new Map<number, Uint32Array>();
  return (place: number): Uint32Array => {
    const known = kept.get(place);
    if (known) return known;
    const products: number[] = [];
    for (let product = 0; product < brand.length; product++) {
      if (brand[product] === place && owner[product] !== 0) products.push(product);
    }
    const found = Uint32Array.from(products);
    kept.set(place, found);
    return found;
  };
}

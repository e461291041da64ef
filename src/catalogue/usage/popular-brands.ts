import type { PopularBrand } from '#contract/directory.ts';
import { MIN_VISITORS, type Standing } from './standings.ts';

/** The brands on sale with those that are chosen most first; the others keep their order. */
export function byUse(brands: readonly PopularBrand[], standings: readonly Standing[]): PopularBrand[] {
  const onSale = new Map<string, PopularBrand>();
  for (const brand of brands) if (!onSale.has(brand.id)) onSale.set(brand.id, brand);
  const chosen = standings
    .filter(({ visitors }) => visitors >= MIN_VISITORS)
    .flatMap(({ subject }) => onSale.get(subject) ?? []);
  return [...new Set([...chosen, ...onSale.values()])];
}

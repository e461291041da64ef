import { CONDITIONS } from '#contract/product.ts';
import type { Facets } from '#contract/search.ts';
import { slugOf } from '#lib/slug.ts';
import { categoryName, parentOf } from '#lib/taxonomy.ts';
import type { Language } from '../text/analyse.ts';
import type { Columns, Names } from './columns.ts';
import { OTHER_BRAND, OTHER_CONDITION, OUT_OF_SCOPE, OUT_OF_SPAN } from './filters.ts';

const MAX_BRANDS = 20;

/** Counts what the products found span; prices are minor units. */
export function createFacetCounter(columns: Columns, names: Names) {
  const brands = new Uint32Array(names.brands.length + 1);
  const categories = new Uint32Array(names.categories.length + 1);
  const subcategories = new Uint32Array(names.subcategories.length + 1);
  const conditions = new Uint32Array(CONDITIONS.length);
  let min = Number.POSITIVE_INFINITY;
  let max = 0;

  return {
    /** @param failed the dimensions that the product fails; each is counted by what fails no other */
    count(product: number, failed: number): void {
      if (failed === 0 || failed === OTHER_BRAND) (brands[columns.brand[product] as number] as number)++;
      if (failed === 0 || failed === OUT_OF_SCOPE) {
        (categories[columns.category[product] as number] as number)++;
        (subcategories[columns.subcategory[product] as number] as number)++;
      }
      if (failed === 0 || failed === OTHER_CONDITION)
        (conditions[columns.condition[product] as number] as number)++;
      if (failed === 0 || failed === OUT_OF_SPAN) {
        const price = columns.price[product] as number;
        if (price < min) min = price;
        if (price > max) max = price;
      }
    },
    finish(language: Language): Facets {
      const categoryCount = (slug: string) => categories[names.categories.indexOf(slug) + 1] as number;
      const subcategoryCount = (slug: string) =>
        subcategories[names.subcategories.indexOf(slug) + 1] as number;
      const held = names.categories.filter((slug) => categoryCount(slug) > 0);
      return {
        brands: commonest(brands, MAX_BRANDS)
          .map((place) => {
            const { key, label } = names.brands[place - 1] as Names['brands'][number];
            return { id: slugOf(key), brandName: label, count: brands[place] as number };
          })
          .sort((a, b) => b.count - a.count || a.brandName.localeCompare(b.brandName)),
        categories: held
          .map((slug) => ({
            slug,
            name: categoryName(slug, language),
            count: categoryCount(slug),
            subcategories: names.subcategories
              .filter((child) => parentOf(child)?.slug === slug && subcategoryCount(child) > 0)
              .map((child) => ({
                slug: child,
                name: categoryName(child, language),
                count: subcategoryCount(child),
              }))
              .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
          }))
          .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
        conditions: CONDITIONS.flatMap((condition, index) => {
          const count = conditions[index] as number;
          return count > 0 ? [{ condition, count }] : [];
        }),
        price: max === 0 && min === Number.POSITIVE_INFINITY ? { min: 0, max: 0 } : { min, max },
      };
    },
  };
}

/** The places of the largest counts, largest first, without place 0. */
function commonest(counts: Uint32Array, limit: number): number[] {
  const best: number[] = [];
  for (let place = 1; place < counts.length; place++) {
    const count = counts[place] as number;
    if (count === 0) continue;
    if (best.length === limit && count <= (counts[best.at(-1) as number] as number)) continue;
    let at = best.length;
    while (at > 0 && (counts[best[at - 1] as number] as number) < count) at--;
    best.splice(at, 0, place);
    if (best.length > limit) best.pop();
  }
  return best;
}

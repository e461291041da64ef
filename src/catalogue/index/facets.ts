import { CONDITIONS } from '#contract/product.ts';
import type { Facets } from '#contract/search.ts';
import { slugOf } from '#lib/slug.ts';
import { categoryName, parentOf } from '#lib/taxonomy.ts';
import type { Language } from '../text/analyse.ts';
import type { Columns, Names } from './columns.ts';
import { OTHER_BRAND, OTHER_CONDITION, OUT_OF_SCOPE, OUT_OF_SPAN } from './filters.ts';
import { largest } from './largest.ts';

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
        brands: largest(brands, 1, brands.length, MAX_BRANDS)
          .filter((place) => (brands[place] as number) > 0)
          .map((place) => {
            const { key, label } = names.brands[place - 1] as Names['brands'][number];
            return { id: slugOf(key), brandName: label, count: brands[place] as number };
          })
          .sort((a, b) => b.count - a.count || a.brandName.localeCompare(b.brandName, language)),
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
              .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language)),
          }))
          .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language)),
        conditions: CONDITIONS.flatMap((condition, index) => {
          const count = conditions[index] as number;
          return count > 0 ? [{ condition, count }] : [];
        }),
        price: min === Number.POSITIVE_INFINITY ? { min: 0, max: 0 } : { min, max },
      };
    },
  };
}

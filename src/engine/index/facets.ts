import { CONDITIONS } from '#contract/choices.ts';
import type { Facets } from '#contract/search.ts';
import { slugOf } from '#lib/slug.ts';
import { categoryName, parentOf } from '#lib/taxonomy.ts';
import type { Language } from '../text/analyse.ts';
import type { Columns, Names } from './columns.ts';
import { OTHER_BRAND, OTHER_CONDITION, OUT_OF_SCOPE, OUT_OF_SPAN } from './filters.ts';
import type { PriceSpan } from './price-span.ts';

const MAX_BRANDS = 20;

/**
 * Counts what the products found span.
 * @param span is told the products whose prices count
 * @param order for each brand its place among all by how common they are; of equal counts the commoner one leads
 */
export function createFacetCounter(
  { brand, category, subcategory, condition }: Columns,
  names: Names,
  span: PriceSpan,
  order: Uint32Array,
) {
  const brands = new Uint32Array(names.brands.length + 1);
  const categories = new Uint32Array(names.categories.length + 1);
  const subcategories = new Uint32Array(names.subcategories.length + 1);
  const conditions = new Uint32Array(CONDITIONS.length);

  return {
    /** @param failed the dimensions that the product fails; each is counted by what fails no other */
    count(product: number, failed: number): void {
      if (failed === 0 || failed === OTHER_BRAND) (brands[brand[product] as number] as number)++;
      if (failed === 0 || failed === OUT_OF_SCOPE) {
        (categories[category[product] as number] as number)++;
        (subcategories[subcategory[product] as number] as number)++;
      }
      if (failed === 0 || failed === OTHER_CONDITION) (conditions[condition[product] as number] as number)++;
      if (failed === 0 || failed === OUT_OF_SPAN) span.add(product);
    },
    /** The places of the brands that are told. */
    brandPlaces: (): number[] => commonest(brands, order).map(({ place }) => place),
    finish(language: Language): Facets {
      return {
        brands: commonest(brands, order)
          .map(({ place, count }) => {
            const { key, label } = names.brands[place - 1] as Names['brands'][number];
            return { id: slugOf(key), brandName: label, count };
          })
          .sort((a, b) => b.count - a.count || compare(a.brandName, b.brandName, language)),
        categories: categoryFacets(names, categories, subcategories, language),
        conditions: CONDITIONS.flatMap((condition, index) => {
          const count = conditions[index] as number;
          return count > 0 ? [{ condition, count }] : [];
        }),
        price: span.finish(),
      };
    },
  };
}

/** The brands with the highest counts, those without a product left out. */
function commonest(counts: Uint32Array, order: Uint32Array): { place: number; count: number }[] {
  const found: { place: number; count: number }[] = [];
  for (let place = 1; place < counts.length; place++) {
    if (counts[place] !== 0) found.push({ place, count: counts[place] as number });
  }
  return found
    .sort((a, b) => b.count - a.count || (order[a.place] as number) - (order[b.place] as number))
    .slice(0, MAX_BRANDS);
}

/** The categories with products, each with its subcategories that have some; the largest first. */
function categoryFacets(
  names: Names,
  categories: Uint32Array,
  subcategories: Uint32Array,
  language: Language,
): Facets['categories'] {
  const counted = (slug: string, index: number, counts: Uint32Array): Counted[] => {
    const count = counts[index + 1] as number;
    return count > 0 ? [{ slug, name: categoryName(slug, language), count }] : [];
  };
  const bySize = (a: Counted, b: Counted) => b.count - a.count || compare(a.name, b.name, language);
  const held = names.subcategories.flatMap((slug, index) => counted(slug, index, subcategories));
  return names.categories
    .flatMap((slug, index) => counted(slug, index, categories))
    .map((category) => ({
      ...category,
      subcategories: held.filter(({ slug }) => parentOf(slug)?.slug === category.slug).sort(bySize),
    }))
    .sort(bySize);
}

interface Counted {
  slug: string;
  name: string;
  count: number;
}

const collators = { es: new Intl.Collator('es'), en: new Intl.Collator('en') };
const compare = (a: string, b: string, language: Language): number => collators[language].compare(a, b);

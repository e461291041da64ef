import data from '../../data/categories.json' with { type: 'json' };

/** Words that follow a category in an address and so can be no subcategory. */
export const RESERVED_SLUGS = ['deals', 'featured', 'popular', 'recent', 'all'] as const;

export type TaxonomyLanguage = 'en' | 'es';

export interface TaxonomySubcategory {
  slug: string;
  name: Readonly<Record<TaxonomyLanguage, string>>;
}
export interface TaxonomyCategory extends TaxonomySubcategory {
  subcategories: readonly TaxonomySubcategory[];
}

/**
 * The departments in the order they are shown, each with its subcategories. They are held against
 * `taxonomySchema` where a catalogue is opened.
 */
export const taxonomy: readonly TaxonomyCategory[] = data;

const categories = new Map(taxonomy.map((category) => [category.slug, category]));
const subcategories = new Map(
  taxonomy.flatMap((category) => category.subcategories.map((item) => [item.slug, { category, item }])),
);

/** The department with that slug. */
export const findCategory = (slug: string): TaxonomyCategory | undefined => categories.get(slug);

/** The subcategory with that slug; slugs are unique over the whole tree. */
export const findSubcategory = (slug: string): TaxonomySubcategory | undefined =>
  subcategories.get(slug)?.item;

/** The department a subcategory belongs to. */
export const parentOf = (subcategory: string): TaxonomyCategory | undefined =>
  subcategories.get(subcategory)?.category;

/** The name of a category or subcategory; a slug that is in neither comes back title-cased. */
export function categoryName(slug: string, language: TaxonomyLanguage): string {
  const found = categories.get(slug) ?? subcategories.get(slug)?.item;
  return found?.name[language] ?? titleCase(slug);
}

/** `garden-tools` becomes `Garden Tools`. */
export function titleCase(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

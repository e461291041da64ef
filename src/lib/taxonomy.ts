import { z } from 'zod';
import data from '../../data/categories.json' with { type: 'json' };

/** Words that follow a category in an address and so can be no subcategory. */
export const RESERVED_SLUGS = ['deals', 'featured', 'popular', 'recent', 'all'] as const;

export type TaxonomyLanguage = 'en' | 'es';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((text) => !(RESERVED_SLUGS as readonly string[]).includes(text), 'is a reserved word');
const name = z.object({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
const leaf = z.object({ slug, name });
export const taxonomySchema = z
  .array(leaf.extend({ subcategories: z.array(leaf).min(1) }))
  .superRefine((tree, context) => {
    const seen = new Set<string>();
    for (const node of tree.flatMap((category) => [category, ...category.subcategories])) {
      if (seen.has(node.slug)) context.addIssue(`the slug ${node.slug} is used twice`);
      seen.add(node.slug);
    }
  });

export type TaxonomySubcategory = z.infer<typeof leaf>;
export type TaxonomyCategory = z.infer<typeof taxonomySchema>[number];

/** The departments in the order they are shown, each with its subcategories. */
export const taxonomy: readonly TaxonomyCategory[] = taxonomySchema.parse(data);

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

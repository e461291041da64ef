import { type TaxonomyLanguage, taxonomy } from '#lib/taxonomy.ts';
import type { CompletionEntry } from './data.ts';

/**
 * The categories and subcategories that have products, to complete. The id is the slug, a subcategory's
 * with its category's before it: `computers>laptops`. `counts` gives the products by slug.
 */
export function categoryEntries(
  language: TaxonomyLanguage,
  counts: ReadonlyMap<string, number>,
): CompletionEntry[] {
  const all = taxonomy.flatMap(({ slug, name, subcategories }) => [
    { text: name[language], id: slug, weight: counts.get(slug) ?? 0 },
    ...subcategories.map((leaf) => ({
      text: leaf.name[language],
      id: `${slug}>${leaf.slug}`,
      weight: counts.get(leaf.slug) ?? 0,
    })),
  ]);
  return all.filter(({ weight }) => weight > 0);
}

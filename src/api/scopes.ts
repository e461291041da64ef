import type { Catalogue, Scope } from '#catalogue/catalogue.ts';
import type { Category } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

/**
 * Checks that the category and subcategory of a scope exist, against a hierarchy that is read once
 * for each version of the catalogue.
 * @throws AppError `unknown_category`
 */
export function createScopeCheck(catalogue: Catalogue) {
  const held = new Map<EditionKey, { version: string; hierarchy: Category[] }>();

  async function hierarchyOf(edition: EditionKey): Promise<Category[]> {
    const version = await catalogue.version(edition);
    const known = held.get(edition);
    if (known?.version === version) return known.hierarchy;
    const hierarchy = await catalogue.hierarchy(edition);
    held.set(edition, { version, hierarchy });
    return hierarchy;
  }

  return async (edition: EditionKey, { category, subcategory }: Scope): Promise<void> => {
    if (!category && !subcategory) return;
    const hierarchy = await hierarchyOf(edition);
    const within = category ? hierarchy.filter(({ slug }) => slug === category) : hierarchy;
    if (within.length === 0) throw new AppError('unknown_category', 'There is no such category.');
    const found = within.some(({ subcategories }) => subcategories.some(({ slug }) => slug === subcategory));
    if (subcategory && !found) throw new AppError('unknown_category', 'There is no such subcategory.');
  };
}

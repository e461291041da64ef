import type { Scope } from '#catalogue/catalogue.ts';
import { AppError } from '#lib/errors.ts';
import { findCategory, findSubcategory, parentOf } from '#lib/taxonomy.ts';

/** Checks that the category and subcategory of a scope exist. @throws AppError `unknown_category` */
export function checkScope({ category, subcategory }: Scope): void {
  if (category && !findCategory(category)) {
    throw new AppError('unknown_category', 'There is no such category.');
  }
  const misplaced = subcategory && category && parentOf(subcategory)?.slug !== category;
  if (subcategory && (misplaced || !findSubcategory(subcategory))) {
    throw new AppError('unknown_category', 'There is no such subcategory.');
  }
}

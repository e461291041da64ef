import { AppError } from '#lib/errors.ts';
import { findCategory, findSubcategory, parentOf } from '#lib/taxonomy.ts';
import type { Scope } from './requests.ts';

/**
 * The scope that parts of an address or parameters name, without what is absent.
 * @throws AppError `unknown_category` where the taxonomy has no such place
 */
export function toScope({ category, subcategory }: Scope): Scope {
  if (category && !findCategory(category)) {
    throw new AppError('unknown_category', 'There is no such category.');
  }
  const misplaced = subcategory && category && parentOf(subcategory)?.slug !== category;
  if (subcategory && (misplaced || !findSubcategory(subcategory))) {
    throw new AppError('unknown_category', 'There is no such subcategory.');
  }
  return { ...(category && { category }), ...(subcategory && { subcategory }) };
}

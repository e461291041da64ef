import type { Place } from './place.ts';

/** The path of the call that lists a place's products (specification, section 7). */
export function listApi({ category, subcategory, list, bare }: Place): string {
  const scope = category
    ? ['category', category, ...(subcategory ? [subcategory] : [])]
    : subcategory
      ? ['subcategory', subcategory]
      : [];
  return ['/api/products', ...(bare ? [] : [list]), ...scope].join('/');
}

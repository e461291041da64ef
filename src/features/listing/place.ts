import { LISTS, type ListKind } from '#contract/choices.ts';
import { paths } from '#contract/paths.ts';
import { withoutBase } from '#lib/base.ts';

/**
 * What a list's address names (specification, section 2). `/category/x` is an overview and so no list;
 * `/category/x/y` and `/subcategory/y` are every product of the subcategory.
 */
export interface Place {
  category?: string;
  subcategory?: string;
  list: ListKind;
  /** The address of a category or subcategory itself, without a list's name. */
  bare?: boolean;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The place an address names, or null where it can be none. Knows nothing of what the catalogue holds. */
export function parsePlace(path: string): Place | null {
  const [family = '', ...parts] = withoutBase(path)
    .replace(/^\/|\/$/g, '')
    .split('/');
  if (!parts.every((part) => SLUG.test(part))) return null;
  const last = parts.at(-1);
  const list = asList(last);
  const slugs = list ? parts.slice(0, -1) : parts;
  const [first, second] = slugs;
  const rest = list ? { list } : ({ list: 'all', bare: true } as const);
  if (parts.length === 0) {
    const whole = asList(family);
    return whole && whole !== 'all' ? { list: whole } : null;
  }
  if (family === 'subcategory' && first && slugs.length === 1) return { subcategory: first, ...rest };
  if (family !== 'category' || !first || slugs.length > 2) return null;
  return second ? { category: first, subcategory: second, ...rest } : { category: first, ...rest };
}

/** The address of the same scope's other list; of the place itself where no list is given. */
export function placePath({ category, subcategory, list, bare }: Place, other?: ListKind): string {
  const wanted = other ?? (bare ? undefined : list);
  if (category && subcategory) return paths.categorySubcategory(category, subcategory, wanted);
  if (category) return paths.category(category, wanted);
  if (subcategory) return paths.subcategory(subcategory, wanted);
  return wanted && wanted !== 'all' ? paths.list(wanted) : paths.home();
}

/** The same place by its category's address, where a subcategory was named alone: both show one page. */
export const inCategory = (place: Place, category: { slug: string } | undefined): Place =>
  place.subcategory && category ? { ...place, category: category.slug } : place;

const asList = (text: string | undefined): ListKind | undefined => LISTS.find((list) => list === text);

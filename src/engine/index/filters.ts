import { CONDITIONS } from '#contract/choices.ts';
import type { SearchRequest } from '../requests.ts';
import { brandKey } from './brand-key.ts';
import type { Columns, Names } from './columns.ts';

/** The dimensions that a product may fail; each a bit. */
export const OUT_OF_SCOPE = 1;
export const OTHER_BRAND = 2;
export const OTHER_CONDITION = 4;
export const OUT_OF_SPAN = 8;
/** No facet counts what fails here. */
export const LEFT_OUT = 16;

/** Tells for a product which dimensions of a request it fails, 0 for none. */
export function createFilter(
  columns: Columns,
  names: Names,
  request: SearchRequest,
): (product: number) => number {
  const category = placeOf(names.categories, request.category);
  const subcategory = placeOf(names.subcategories, request.subcategory);
  const brands = brandPlaces(names, request.brand);
  const condition = request.condition === undefined ? -1 : CONDITIONS.indexOf(request.condition);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, excludeDeals = false } = request;
  const isSpanned = request.minPrice !== undefined || request.maxPrice !== undefined;
  if (Math.max(category, subcategory, condition) < 0 && !brands && !isSpanned && !excludeDeals)
    return nothing;
  return (product) => {
    const price = columns.price[product] as number;
    let failed = 0;
    if (category >= 0 && columns.category[product] !== category) failed |= OUT_OF_SCOPE;
    if (subcategory >= 0 && columns.subcategory[product] !== subcategory) failed |= OUT_OF_SCOPE;
    if (brands && !brands.has(columns.brand[product] as number)) failed |= OTHER_BRAND;
    if (condition >= 0 && columns.condition[product] !== condition) failed |= OTHER_CONDITION;
    if (price < minPrice || price > maxPrice) failed |= OUT_OF_SPAN;
    if (excludeDeals && columns.discount[product] !== 0) failed |= LEFT_OUT;
    return failed;
  };
}

const nothing = () => 0;

/**
 * The brands that are asked for, as the columns hold them: the one of that name, else those that begin with its words,
 * without regard to signs. Null where none is asked for.
 */
export function brandPlaces({ brands }: Names, brand: string | undefined): ReadonlySet<number> | null {
  if (brand === undefined) return null;
  const key = brandKey(brand);
  const exact = brands.findIndex((each) => each.key === key);
  if (exact >= 0) return new Set([exact + 1]);
  const words = wordsOf(key);
  const begun = brands.flatMap((each, index) =>
    words && wordsOf(each.key).startsWith(words) ? [index + 1] : [],
  );
  const same = begun.filter((place) => wordsOf(brands[place - 1]?.key ?? '') === words);
  return new Set(same.length > 0 ? same : begun);
}

/** `mas d'orleta` and `Mas-dOrleta` are the same words, and so are `kestrel & pine` and `kestrel pine`. */
const wordsOf = (key: string): string =>
  key
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function placeOf(slugs: readonly string[], slug: string | undefined): number {
  return slug === undefined ? -1 : unknownAsNone(slugs.indexOf(slug));
}

const NO_PLACE = 0xffff_ffff;
const unknownAsNone = (index: number): number => (index < 0 ? NO_PLACE : index + 1);

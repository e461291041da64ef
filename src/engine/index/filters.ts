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
  const brand = brandPlace(names, request.brand);
  const condition = request.condition === undefined ? -1 : CONDITIONS.indexOf(request.condition);
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, excludeDeals = false } = request;
  const isSpanned = request.minPrice !== undefined || request.maxPrice !== undefined;
  if (Math.max(category, subcategory, brand, condition) < 0 && !isSpanned && !excludeDeals) return nothing;
  return (product) => {
    const price = columns.price[product] as number;
    let failed = 0;
    if (category >= 0 && columns.category[product] !== category) failed |= OUT_OF_SCOPE;
    if (subcategory >= 0 && columns.subcategory[product] !== subcategory) failed |= OUT_OF_SCOPE;
    if (brand >= 0 && columns.brand[product] !== brand) failed |= OTHER_BRAND;
    if (condition >= 0 && columns.condition[product] !== condition) failed |= OTHER_CONDITION;
    if (price < minPrice || price > maxPrice) failed |= OUT_OF_SPAN;
    if (excludeDeals && columns.discount[product] !== 0) failed |= LEFT_OUT;
    return failed;
  };
}

const nothing = () => 0;

/** A brand as the columns hold it; -1 where none is asked for, a place that no product has where it is unknown. */
export function brandPlace(names: Names, brand: string | undefined): number {
  if (brand === undefined) return -1;
  const key = brandKey(brand);
  return unknownAsNone(names.brands.findIndex((each) => each.key === key));
}

function placeOf(slugs: readonly string[], slug: string | undefined): number {
  return slug === undefined ? -1 : unknownAsNone(slugs.indexOf(slug));
}

const NO_PLACE = 0xffff_ffff;
const unknownAsNone = (index: number): number => (index < 0 ? NO_PLACE : index + 1);

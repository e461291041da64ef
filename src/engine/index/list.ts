import { LIST_SORTS } from '#contract/choices.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { PriceRange } from '#contract/product.ts';
import type { ListRequest } from '../requests.ts';
import type { Columns } from './columns.ts';
import type { Lists } from './lists.ts';
import { ORDER_OF, type Order } from './orders.ts';
import { selectPage } from './select.ts';
import { type Shelf, type Span, wantedAt } from './shelf.ts';
import { type Wanted, wantedOf } from './traits.ts';

/** Product numbers of one page, and how many there are on all. */
export interface Found {
  products: number[];
  total: number;
}

/** One page of a list. Totals are differences of places in the order by price. */
export function list(columns: Columns, lists: Lists, request: ListRequest): Found {
  const wanted = wantedOf(request);
  if (!wanted) return { products: [], total: 0 };
  const { order, backwards } = ORDER_OF[request.sort ?? LIST_SORTS[request.list]];
  const limit = request.limit ?? PAGE_SIZE;
  const offset = ((request.page ?? 1) - 1) * limit;
  const byPrice = lists.shelf(request, 'price');
  const span = spanOf(columns, byPrice, request);
  const total = byPrice.tally.count(span.start, span.end, wanted);
  const end = Math.min(offset + limit, total);
  if (offset >= end) return { products: [], total };
  if (order === 'price') {
    if (!backwards) return { products: wantedAt(byPrice, span, wanted, offset, limit), total };
    return { products: wantedAt(byPrice, span, wanted, total - end, end - offset).reverse(), total };
  }
  const shelf = lists.shelf(request, order);
  const isWhole = span.end - span.start === byPrice.products.length;
  if (isWhole) return { products: wantedAt(shelf, span, wanted, offset, limit), total };
  const walked = (end * shelf.products.length) / total;
  const products =
    walked < (span.end - span.start) * SORTING
      ? walk(columns, shelf, request, wanted, offset, limit)
      : sortSpan(lists, byPrice, span, wanted, order, offset, limit);
  return { products, total };
}

/** What it costs to sort a product of the span by itself, beside looking at one of the list. */
const SORTING = 3;

/** The lowest and the highest price of a list in minor units; both 0 where it is empty. */
export function listPriceRange(columns: Columns, lists: Lists, request: ListRequest): PriceRange {
  const wanted = wantedOf(request);
  if (!wanted) return { min: 0, max: 0 };
  const byPrice = lists.shelf(request, 'price');
  const span = spanOf(columns, byPrice, request);
  const total = byPrice.tally.count(span.start, span.end, wanted);
  const priceAt = (place: number) =>
    columns.price[wantedAt(byPrice, span, wanted, place, 1)[0] as number] as number;
  return total === 0 ? { min: 0, max: 0 } : { min: priceAt(0), max: priceAt(total - 1) };
}

/** The wanted products of a list whose price fits, from the `offset`th on, at most `limit`. */
function walk(
  { price }: Columns,
  { products, traits }: Shelf,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ListRequest,
  { mask, bits }: Wanted,
  offset: number,
  limit: number,
): number[] {
  const found: number[] = [];
  let skipped = 0;
  for (let at = 0; at < products.length && found.length < limit; at++) {
    if (((traits[at] as number) & mask) !== bits) continue;
    const amount = price[products[at] as number] as number;
    if (amount < minPrice || amount > maxPrice) continue;
    if (skipped < offset) skipped++;
    else found.push(products[at] as number);
  }
  return found;
}

/** The same products, found in the order by price and sorted by another. */
function sortSpan(
  lists: Lists,
  { products, traits }: Shelf,
  { start, end }: Span,
  { mask, bits }: Wanted,
  order: Order,
  offset: number,
  limit: number,
): number[] {
  const ranks = lists.ranks(order);
  const best = lists.all(order);
  const keys = new Float64Array(end - start);
  let count = 0;
  for (let at = start; at < end; at++) {
    if (((traits[at] as number) & mask) === bits) keys[count++] = ranks[products[at] as number] as number;
  }
  return Array.from(selectPage(keys.subarray(0, count), offset, limit), (rank) => best[rank] as number);
}

/** The products of a list by price whose price fits. */
function spanOf(
  { price }: Columns,
  { products }: Shelf,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ListRequest,
): Span {
  const firstFrom = (bound: number): number => {
    let low = 0;
    let high = products.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((price[products[middle] as number] as number) < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const start = firstFrom(minPrice);
  const end = maxPrice === Number.POSITIVE_INFINITY ? products.length : firstFrom(maxPrice + 1);
  return { start, end: Math.max(start, end) };
}

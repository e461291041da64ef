import type { PriceRange } from '#contract/product.ts';
import { LIST_SORTS, PAGE_SIZE } from '#contract/query.ts';
import type { ListRequest } from '../catalogue.ts';
import type { Columns } from './columns.ts';
import type { Lists } from './lists.ts';
import { ORDER_OF } from './orders.ts';
import { selectPage } from './select.ts';

/** Product numbers of one page, and how many there are on all. */
export interface Found {
  products: number[];
  total: number;
}

/** Where few of a list are inside the price span, they are sorted by themselves instead of read from the order. */
const FEW = 16;

/** One page of a list. Totals and spans of prices are differences of places in the order by price. */
export function list(columns: Columns, lists: Lists, request: ListRequest): Found {
  const { order, backwards } = ORDER_OF[request.sort ?? LIST_SORTS[request.list]];
  const limit = request.limit ?? PAGE_SIZE;
  const offset = ((request.page ?? 1) - 1) * limit;
  const all = lists.ordered(request, order);
  if (request.minPrice === undefined && request.maxPrice === undefined) {
    return { products: page(all, offset, limit, backwards), total: all.length };
  }
  const inSpan = withinSpan(columns, lists.ordered(request, 'price'), request);
  const total = inSpan.length;
  if (order === 'price') return { products: page(inSpan, offset, limit, backwards), total };
  if (total * FEW <= all.length) {
    const ranks = lists.ranks(order);
    const best = lists.ordered({}, order);
    const keys = Float64Array.from(inSpan, (product) => ranks[product] as number);
    return { products: Array.from(selectPage(keys, offset, limit), (rank) => best[rank] as number), total };
  }
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = request;
  const products: number[] = [];
  let skipped = 0;
  for (let i = 0; i < all.length && products.length < limit; i++) {
    const price = columns.price[all[i] as number] as number;
    if (price < minPrice || price > maxPrice) continue;
    if (skipped < offset) skipped++;
    else products.push(all[i] as number);
  }
  return { products, total };
}

/** The lowest and the highest price of a list in minor units; both 0 where it is empty. */
export function listPriceRange(columns: Columns, lists: Lists, request: ListRequest): PriceRange {
  const inSpan = withinSpan(columns, lists.ordered(request, 'price'), request);
  if (inSpan.length === 0) return { min: 0, max: 0 };
  return {
    min: columns.price[inSpan[0] as number] as number,
    max: columns.price[inSpan.at(-1) as number] as number,
  };
}

function withinSpan(
  { price }: Columns,
  byPrice: Uint32Array,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ListRequest,
): Uint32Array {
  const firstFrom = (bound: number): number => {
    let low = 0;
    let high = byPrice.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((price[byPrice[middle] as number] as number) < bound) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const start = firstFrom(minPrice);
  return byPrice.subarray(
    start,
    Math.max(start, maxPrice === Number.POSITIVE_INFINITY ? byPrice.length : firstFrom(maxPrice + 1)),
  );
}

function page(order: Uint32Array, offset: number, limit: number, backwards?: boolean): number[] {
  if (!backwards) return Array.from(order.subarray(offset, offset + limit));
  const end = Math.max(0, order.length - offset);
  return Array.from(order.subarray(Math.max(0, end - limit), end)).reverse();
}

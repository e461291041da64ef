import { LIST_SORTS } from '#contract/choices.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { PriceRange } from '#contract/product.ts';
import { type Directory, nameAt, pathOf } from '#engine/files/directory.ts';
import { decodePiece, type OrderPiece } from '#engine/files/order-piece.ts';
import type { Found } from '#engine/index/list.ts';
import { ORDER_OF, type Order } from '#engine/index/orders.ts';
import { type Wanted, wantedOf } from '#engine/index/traits.ts';
import type { Filters, ListRequest } from '#engine/requests.ts';
import type { Held, Source } from './not-here.ts';

/** The part of an order beyond which the facts of all products weigh less than walking on. */
const WORTH_WALKING = 1 / 2;

/** Lists of all products, from pieces of their orders. What they answer is what `list` and `listPriceRange` do. */
export interface WholeLists {
  /** Null where so few are wanted that they are found sooner among the facts of all. @throws NotHere */
  list(request: ListRequest): Found | null;
  /** Minor units. @throws NotHere */
  priceRange(request: ListRequest): PriceRange;
}

export function createWholeLists(
  { orders, size }: Pick<Directory, 'orders' | 'size'>,
  held: Held,
): WholeLists {
  const { piece, names, firsts, counts } = orders;

  const sourceOf = (order: Order, at: number): Source<OrderPiece> => ({
    path: pathOf('orders', nameAt(names[order], at)),
    make: decodePiece,
  });
  const pieceOf = (order: Order, at: number): OrderPiece => held.get(sourceOf(order, at));

  /** The piece of the order by price in which prices of a bound begin; -1 where all prices reach it. */
  const pieceBelow = (bound: number): number => firsts.findLastIndex((first) => first < bound);

  /** How many products are as wanted in the pieces by price before one. */
  function wantedBefore(end: number, { mask, bits }: Wanted): number {
    let found = 0;
    for (const values of counts.slice(0, end)) {
      for (const [value, count] of values.entries()) if ((value & mask) === bits) found += count;
    }
    return found;
  }

  /** How many products as wanted cost less than a bound. */
  function wantedBelow(bound: number, wanted: Wanted): number {
    const last = pieceBelow(bound);
    if (last < 0) return 0;
    const { prices, traits } = pieceOf('price', last);
    let found = wantedBefore(last, wanted);
    for (let at = 0; at < prices.length && (prices[at] as number) < bound; at++) {
      if (isWanted(traits[at] as number, wanted)) found++;
    }
    return found;
  }

  /** Places among the products as wanted, in the order by price, between which prices fit; the end excluded. */
  function spanOf({ minPrice = 0, maxPrice }: Filters, wanted: Wanted): { start: number; end: number } {
    const bounds = [minPrice, ...(maxPrice === undefined ? [] : [maxPrice + 1])];
    const pieces = bounds.map(pieceBelow).filter((at) => at >= 0);
    held.demand(pieces.map((at) => sourceOf('price', at)));
    const start = wantedBelow(minPrice, wanted);
    const end =
      maxPrice === undefined ? wantedBefore(firsts.length, wanted) : wantedBelow(maxPrice + 1, wanted);
    return { start, end: Math.max(start, end) };
  }

  /** The products as wanted between two places among them in the order by price. */
  function byPrice(start: number, end: number, wanted: Wanted): { product: number; price: number }[] {
    const pieces = firsts
      .map((_, at) => at)
      .filter((at) => wantedBefore(at, wanted) < end && wantedBefore(at + 1, wanted) > start);
    held.demand(pieces.map((at) => sourceOf('price', at)));
    const found = pieces.flatMap((at) => {
      const { products, prices, traits } = pieceOf('price', at);
      return [...products].flatMap((product, place) =>
        isWanted(traits[place] as number, wanted) ? [{ product, price: prices[place] as number }] : [],
      );
    });
    const skipped = start - wantedBefore(pieces[0] ?? 0, wanted);
    return found.slice(skipped, skipped + end - start);
  }

  /** The first products of an order that are as wanted and whose prices fit. @param expected where the last may stand */
  function firstOf(
    order: Order,
    most: number,
    expected: number,
    { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Filters,
    wanted: Wanted,
  ): number[] {
    const found: number[] = [];
    let demanded = 0;
    for (let at = 0; found.length < most && at < firsts.length; at++) {
      if (at === demanded) {
        demanded = Math.min(Math.max(Math.ceil(expected / piece), at * 2), firsts.length);
        held.demand(Array.from({ length: demanded - at }, (_, more) => sourceOf(order, at + more)));
      }
      const { products, prices, traits } = pieceOf(order, at);
      for (let place = 0; place < products.length && found.length < most; place++) {
        const price = prices[place] as number;
        const fits = price >= minPrice && price <= maxPrice && isWanted(traits[place] as number, wanted);
        if (fits) found.push(products[place] as number);
      }
    }
    return found;
  }

  return {
    list(request) {
      const wanted = wantedOf(request);
      if (!wanted) return { products: [], total: 0 };
      const { order, backwards } = ORDER_OF[request.sort ?? LIST_SORTS[request.list]];
      const limit = request.limit ?? PAGE_SIZE;
      const offset = ((request.page ?? 1) - 1) * limit;
      const span = spanOf(request, wanted);
      const total = span.end - span.start;
      const end = Math.min(offset + limit, total);
      if (offset >= end) return { products: [], total };
      if (order !== 'price') {
        const expected = (end * size) / total;
        if (expected > size * WORTH_WALKING) return null;
        return { products: firstOf(order, end, expected, request, wanted).slice(offset), total };
      }
      const found = backwards
        ? byPrice(span.end - end, span.end - offset, wanted).reverse()
        : byPrice(span.start + offset, span.start + end, wanted);
      return { products: found.map(({ product }) => product), total };
    },
    priceRange(request) {
      const wanted = wantedOf(request);
      const { start, end } = wanted ? spanOf(request, wanted) : { start: 0, end: 0 };
      if (!wanted || start === end) return { min: 0, max: 0 };
      const [[least], [most]] = [byPrice(start, start + 1, wanted), byPrice(end - 1, end, wanted)];
      return { min: least?.price ?? 0, max: most?.price ?? 0 };
    },
  };
}

const isWanted = (traits: number, { mask, bits }: Wanted): boolean => (traits & mask) === bits;

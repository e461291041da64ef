import { LIST_SORTS } from '#contract/choices.ts';
import { PAGE_SIZE } from '#contract/limits.ts';
import type { PriceRange } from '#contract/product.ts';
import type { Directory } from '#engine/files/directory.ts';
import type { OrderPiece } from '#engine/files/order-piece.ts';
import type { Found } from '#engine/index/list.ts';
import { ORDER_OF, type Order } from '#engine/index/orders.ts';
import { type Wanted, wantedOf } from '#engine/index/traits.ts';
import type { Filters, ListRequest } from '#engine/requests.ts';
import type { OrderPieces } from './order-pieces.ts';

/** The part of an order that is walked at most: the facts of all products weigh less than all of it. */
const WALKED = 1 / 2;
/** An order of so few pieces is walked to its end. */
const FEW = 2;
/** By what a walk goes on that found less than it should: few rounds of fetching. */
const FURTHER = 4;

/** Lists of all products, from pieces of their orders. What they answer is what `list` and `listPriceRange` do. */
export interface WholeLists {
  /** Null where what is wanted stands so thin that it is found sooner among the facts of all. @throws NotHere */
  list(request: ListRequest): Found | null;
  /** Minor units. @throws NotHere */
  priceRange(request: ListRequest): PriceRange;
}

/** Places among the products as wanted, in the order by price; the end is excluded. */
interface Span {
  start: number;
  end: number;
}

export function createWholeLists(
  { orders, size }: Pick<Directory, 'orders' | 'size'>,
  pieces: OrderPieces,
): WholeLists {
  const { piece, firsts, tallies } = orders;
  const longestWalk = Math.max(Math.min(FEW, firsts.length), Math.ceil(firsts.length * WALKED));
  /** Before each piece by price, and after all, how many products have each value of traits. */
  const sums: number[][] = [[]];
  for (const tally of tallies) sums.push(tally.map((count, value) => count + (sums.at(-1)?.[value] ?? 0)));

  /** How many products are as wanted in the pieces by price before one. */
  const wantedBefore = (at: number, { mask, bits }: Wanted): number =>
    (sums[at] as number[]).reduce((sum, count, value) => sum + ((value & mask) === bits ? count : 0), 0);

  /** The last piece by price that has a price below a bound; -1 where none has. */
  const pieceBelow = (bound: number): number => firsts.findLastIndex((first) => first < bound);

  /** How many products as wanted cost less than each of some bounds. */
  function wantedBelow(bounds: readonly number[], wanted: Wanted): number[] {
    const places = bounds.map(pieceBelow);
    pieces.get(
      'price',
      places.filter((at) => at >= 0),
    );
    return bounds.map((bound, index) => {
      const at = places[index] as number;
      if (at < 0) return 0;
      const [{ prices, traits }] = pieces.get('price', [at]) as [OrderPiece];
      let found = wantedBefore(at, wanted);
      for (let place = 0; place < prices.length && (prices[place] as number) < bound; place++) {
        if (isWanted(traits[place] as number, wanted)) found++;
      }
      return found;
    });
  }

  /** Where prices fit. */
  function spanOf({ minPrice = 0, maxPrice }: Filters, wanted: Wanted): Span {
    const bounds = [minPrice, ...(maxPrice === undefined ? [] : [maxPrice + 1])];
    const [start = 0, end = wantedBefore(firsts.length, wanted)] = wantedBelow(bounds, wanted);
    return { start, end: Math.max(start, end) };
  }

  /** The products as wanted of some spans, in the order by price. */
  function byPrice(spans: readonly Span[], wanted: Wanted): { product: number; price: number }[][] {
    const before = sums.map((_, at) => wantedBefore(at, wanted));
    const placesOf = ({ start, end }: Span) =>
      firsts.flatMap((_, at) =>
        (before[at] as number) < end && (before[at + 1] as number) > start ? [at] : [],
      );
    pieces.get('price', spans.flatMap(placesOf));
    return spans.map((span) => {
      const places = placesOf(span);
      const skipped = span.start - (before[places[0] ?? 0] as number);
      return pieces
        .get('price', places)
        .flatMap(({ products, prices, traits }) =>
          [...products].flatMap((product, at) =>
            isWanted(traits[at] as number, wanted) ? [{ product, price: prices[at] as number }] : [],
          ),
        )
        .slice(skipped, skipped + span.end - span.start);
    });
  }

  /**
   * The first products of an order that are as wanted and whose prices fit; null where they do not come soon.
   * @param likely the piece that the last of them may stand in
   */
  function firstOf(
    order: Order,
    most: number,
    likely: number,
    { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Filters,
    wanted: Wanted,
  ): number[] | null {
    const found: number[] = [];
    if (likely >= longestWalk) return null;
    let from = 0;
    let to = likely + 1;
    while (found.length < most) {
      if (from === to) return null;
      const places = Array.from({ length: to - from }, (_, at) => from + at);
      from = to;
      to = Math.min(to * FURTHER, longestWalk);
      for (const { products, prices, traits } of pieces.get(order, places)) {
        for (let at = 0; at < products.length && found.length < most; at++) {
          const price = prices[at] as number;
          const fits = price >= minPrice && price <= maxPrice && isWanted(traits[at] as number, wanted);
          if (fits) found.push(products[at] as number);
        }
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
        const likely = Math.floor(((end - 1) * size) / total / piece);
        const found = firstOf(order, end, likely, request, wanted);
        return found && { products: found.slice(offset), total };
      }
      const asked = backwards
        ? { start: span.end - end, end: span.end - offset }
        : { start: span.start + offset, end: span.start + end };
      const products = byPrice([asked], wanted)
        .flat()
        .map(({ product }) => product);
      return { products: backwards ? products.reverse() : products, total };
    },
    priceRange(request) {
      const wanted = wantedOf(request);
      const { start, end } = wanted ? spanOf(request, wanted) : { start: 0, end: 0 };
      if (!wanted || start === end) return { min: 0, max: 0 };
      const ends = [
        { start, end: start + 1 },
        { start: end - 1, end },
      ];
      const [least, most] = byPrice(ends, wanted).flat();
      return { min: least?.price ?? 0, max: most?.price ?? 0 };
    },
  };
}

const isWanted = (traits: number, { mask, bits }: Wanted): boolean => (traits & mask) === bits;

import type { PriceRange } from '#contract/product.ts';
import type { Directory } from '#engine/files/directory.ts';
import type { OrderPiece } from '#engine/files/order-piece.ts';
import { type PriceSpan, spanOfColumn } from '#engine/index/price-span.ts';
import type { LoadedFacts } from './facts.ts';
import type { Held, Source } from './not-here.ts';
import type { OrderPieces } from './order-pieces.ts';

/** Of products that are spread evenly, how many are expected in what is read of an end at first; one set in seven has none. */
const EXPECTED = 2;
/** By what is read on where there was none: few rounds of fetching. */
const FURTHER = 4;
/** Blocks of prices that weigh what a piece does. */
const PIECE = 2;

/** What prices span without the prices of all: many products have some among the cheapest and the dearest of all. */
export interface PriceSpans {
  /** What the span of some products, the first `count`, is likely to be read from. */
  sources(products: Uint32Array, count: number): Source[];
  /** A span of any products; `finish` throws `NotHere`. */
  span(): PriceSpan;
}

/** From an end of the order by price on. */
interface End {
  side: 'first' | 'last';
  /** Its pieces, the outermost first; no more than the prices of the products weigh. */
  places: readonly number[];
  /** How many of them are read. */
  reach: number;
}

export function createPriceSpans(
  { orders, size }: Pick<Directory, 'orders' | 'size'>,
  held: Held,
  facts: Pick<LoadedFacts, 'columns' | 'sources'>,
  pieces: OrderPieces,
): PriceSpans {
  const { piece, firsts } = orders;
  const upwards = firsts.map((_, at) => at);
  const downwards = upwards.toReversed();
  const inLast = size - (firsts.length - 1) * piece;
  const pricesOf = (products: Uint32Array, count: number) => facts.sources(products, count, ['price']);

  /** The cheap and the dear end; null where the prices of the products themselves weigh less. */
  function endsFor(products: Uint32Array, count: number): [cheap: End, dear: End] | null {
    const wanted = (EXPECTED * size) / count;
    const most = Math.floor(Math.min(pricesOf(products, count).length / PIECE, firsts.length) / 2);
    const endOf = (side: End['side'], places: readonly number[], inOutermost: number): End => ({
      side,
      places: places.slice(0, most),
      reach: 1 + Math.max(0, Math.ceil((wanted - inOutermost) / piece)),
    });
    const ends: [End, End] = [endOf('first', upwards, piece), endOf('last', downwards, inLast)];
    return ends.every(({ reach }) => reach <= most) ? ends : null;
  }

  const sourcesOf = (ends: readonly End[]): Source<OrderPiece>[] =>
    ends.flatMap(({ places, reach }) => places.slice(0, reach).map((at) => pieces.source('price', at)));

  /** The price next to an end, as far as that is read; undefined where none of a set is there. @param isIn by product */
  function outermost(end: End, isIn: Uint8Array): number | undefined {
    for (const source of sourcesOf([end])) {
      const piece = held.get(source);
      const at = placeOf(piece.products, isIn, end.side);
      if (at >= 0) return piece.prices[at];
    }
    return undefined;
  }

  /** Null where some of a set are not near an end. */
  function spanFromEnds(ends: [cheap: End, dear: End], isIn: Uint8Array): PriceRange | null {
    for (;;) {
      held.demand(sourcesOf(ends));
      const [min, max] = ends.map((end) => outermost(end, isIn));
      if (min !== undefined && max !== undefined) return { min, max };
      for (const [end, found] of [[ends[0], min] as const, [ends[1], max] as const]) {
        if (found !== undefined) continue;
        if (end.reach >= end.places.length) return null;
        end.reach = Math.min(end.reach * FURTHER, end.places.length);
      }
    }
  }

  return {
    sources(products, count) {
      const ends = count > 0 ? endsFor(products, count) : null;
      return ends ? sourcesOf(ends) : pricesOf(products, count);
    },
    span() {
      const products = new Uint32Array(size);
      const isIn = new Uint8Array(size + 1);
      let count = 0;

      return {
        add(product) {
          products[count++] = product;
          isIn[product] = 1;
        },
        finish() {
          const ends = count > 0 ? endsFor(products, count) : null;
          const found = ends && spanFromEnds(ends, isIn);
          if (found) return found;
          held.demand(pricesOf(products, count));
          const span = spanOfColumn(facts.columns.price);
          for (let at = 0; at < count; at++) span.add(products[at] as number);
          return span.finish();
        },
      };
    },
  };
}

/** The first or the last place that has a product of a set; -1 where none has. @param isIn by product */
function placeOf(products: Uint32Array, isIn: Uint8Array, side: End['side']): number {
  const isInSet = (product: number) => isIn[product] === 1;
  return side === 'first' ? products.findIndex(isInSet) : products.findLastIndex(isInSet);
}

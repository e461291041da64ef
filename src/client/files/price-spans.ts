import type { Directory } from '#engine/files/directory.ts';
import { type PriceSpan, spanOfColumn } from '#engine/index/price-span.ts';
import type { LoadedFacts } from './facts.ts';
import type { Held, Source } from './not-here.ts';
import type { OrderPieces } from './order-pieces.ts';

/** Of the products looked for, how many are expected in what is read of an end at first; it has none of one set in seven. */
const EXPECTED = 2;

/** What prices span without the prices of all: many products have some among the cheapest and the dearest of all. */
export interface PriceSpans {
  /** What the span of some products, the first `count`, is likely to be read from. */
  sources(products: Uint32Array, count: number): Source[];
  /** A span of any products; `finish` throws `NotHere`. */
  span(): PriceSpan;
}

/** From an end of the order by price on. */
interface End {
  /** Its pieces, the outermost first; no more than the prices of the products weigh. */
  places: readonly number[];
  /** How many of them are read at first. */
  likely: number;
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
    const most = Math.floor(Math.min(pricesOf(products, count).length, firsts.length) / 2);
    const endOf = (places: readonly number[], inFirst: number): End => ({
      places: places.slice(0, most),
      likely: 1 + Math.max(0, Math.ceil((wanted - inFirst) / piece)),
    });
    const ends: [End, End] = [endOf(upwards, piece), endOf(downwards, inLast)];
    return ends.every(({ likely }) => likely <= most) ? ends : null;
  }

  const sourcesOf = (ends: readonly End[]): Source[] =>
    ends.flatMap(({ places, likely }) => places.slice(0, likely).map((at) => pieces.source('price', at)));

  return {
    sources(products, count) {
      const ends = count > 0 ? endsFor(products, count) : null;
      return ends ? sourcesOf(ends) : pricesOf(products, count);
    },
    span() {
      const products = new Uint32Array(size);
      const isIn = new Uint8Array(size + 1);
      let count = 0;

      /** The price next to an end; undefined where it is not near. */
      function outermost({ places }: End, side: 'first' | 'last'): number | undefined {
        for (const place of places) {
          const { products, prices } = held.get(pieces.source('price', place));
          const at = placeOf(products, isIn, side);
          if (at >= 0) return prices[at];
        }
        return undefined;
      }

      function fromEnds(): { min: number; max: number } | null {
        const ends = count > 0 ? endsFor(products, count) : null;
        if (!ends) return null;
        held.demand(sourcesOf(ends));
        const [min, max] = [outermost(ends[0], 'first'), outermost(ends[1], 'last')];
        return min === undefined || max === undefined ? null : { min, max };
      }

      return {
        add(product) {
          products[count++] = product;
          isIn[product] = 1;
        },
        finish() {
          const found = fromEnds();
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
function placeOf(products: Uint32Array, isIn: Uint8Array, side: 'first' | 'last'): number {
  const isInSet = (product: number) => isIn[product] === 1;
  return side === 'first' ? products.findIndex(isInSet) : products.findLastIndex(isInSet);
}

import type { Directory } from '#engine/files/directory.ts';
import type { OrderPiece } from '#engine/files/order-piece.ts';
import { type PriceSpan, spanOfColumn } from '#engine/index/price-span.ts';
import type { LoadedFacts } from './facts.ts';
import type { Held, Source } from './not-here.ts';
import type { OrderPieces } from './order-pieces.ts';

/** Products that are expected in the pieces that are read at each end: one is missed by every twentieth of such sets. */
const EXPECTED = 3;

/** What prices span without the prices of all: many products have some among the cheapest and the dearest of all. */
export interface PriceSpans {
  /** What the span of some products, the first `count`, is likely to be read from. */
  sources(products: Uint32Array, count: number): Source[];
  /** A span of any products; `finish` throws `NotHere`. */
  span(): PriceSpan;
}

export function createPriceSpans(
  { orders, size }: Pick<Directory, 'orders' | 'size'>,
  held: Held,
  facts: Pick<LoadedFacts, 'columns' | 'sources'>,
  pieces: OrderPieces,
): PriceSpans {
  const { piece, firsts } = orders;
  const pricesOf = (products: Uint32Array, count: number) => facts.sources(products, count, ['price']);

  /** The pieces at both ends of the order by price; null where the prices of the products weigh less. */
  function endsFor(products: Uint32Array, count: number): { first: number[]; last: number[] } | null {
    const read = Math.ceil((EXPECTED * size) / count / piece);
    if (2 * read >= Math.min(pricesOf(products, count).length, firsts.length)) return null;
    const first = Array.from({ length: read }, (_, at) => at);
    return { first, last: first.map((at) => firsts.length - 1 - at) };
  }

  const sourcesOfEnds = ({ first, last }: NonNullable<ReturnType<typeof endsFor>>) =>
    [...first, ...last].map((at) => pieces.source('price', at));

  return {
    sources(products, count) {
      const ends = count > 0 && endsFor(products, count);
      return ends ? sourcesOfEnds(ends) : pricesOf(products, count);
    },
    span() {
      const products = new Uint32Array(size);
      const isIn = new Uint8Array(size + 1);
      let count = 0;

      function fromEnds(): { min: number; max: number } | null {
        const ends = count > 0 && endsFor(products, count);
        if (!ends) return null;
        held.demand(sourcesOfEnds(ends));
        const min = priceOfFirst(pieces.get('price', ends.first), isIn);
        const max = priceOfLast(pieces.get('price', ends.last), isIn);
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

/** The price of the first product that is in a set; undefined where none is. @param isIn by product */
function priceOfFirst(pieces: readonly OrderPiece[], isIn: Uint8Array): number | undefined {
  for (const { products, prices } of pieces) {
    const at = products.findIndex((product) => isIn[product] === 1);
    if (at >= 0) return prices[at];
  }
  return undefined;
}

/** The same of the last product. @param pieces the last one first */
function priceOfLast(pieces: readonly OrderPiece[], isIn: Uint8Array): number | undefined {
  for (const { products, prices } of pieces) {
    const at = products.findLastIndex((product) => isIn[product] === 1);
    if (at >= 0) return prices[at];
  }
  return undefined;
}

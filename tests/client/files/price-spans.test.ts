import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Source } from '#client/files/not-here.ts';
import { createPriceSpans } from '#client/files/price-spans.ts';
import { createColumns } from '#engine/index/columns.ts';
import { type Made, made, plain } from '../../engine/index/catalogues.ts';
import { inPieces } from './pieces.ts';

/** Products of a block of prices. */
const BLOCK = 2;
/** Those that are gone are in no export. */
const product = fc
  .tuple(made, fc.integer({ min: 1, max: 300 }))
  .map(([each, price]): Made => ({ ...each, price, gone: false }));
const stock = fc.array(product, { minLength: 1, maxLength: 300, size: 'max' });

function shop(all: readonly Made[], piece: number) {
  const { snapshot, orders, held, pieces, fetched, rounds, ask } = inPieces(all, piece);
  const { price } = snapshot.columns;
  const columns = createColumns(price.length);
  const blockAt = (at: number): Source => ({
    path: `prices/${at}`,
    make() {
      columns.price.set(price.subarray(at * BLOCK, (at + 1) * BLOCK), at * BLOCK);
      return at;
    },
  });
  const sources = (products: Uint32Array, count: number) =>
    [...new Set(products.subarray(0, count).map((each) => Math.floor(each / BLOCK)))].map(blockAt);
  const spans = createPriceSpans({ orders, size: snapshot.size }, held, { columns, sources }, pieces);
  /** As a search does it: what is likely to be read is fetched with the facts. */
  function spanOf(products: readonly number[]) {
    const told = Uint32Array.from(products);
    ask(() => held.demand(spans.sources(told, told.length)));
    return ask(() => {
      const span = spans.span();
      for (const each of products) span.add(each);
      return span.finish();
    });
  }
  const pricesOf = (products: readonly number[]) => products.map((each) => price[each] as number);
  const numbers = all.map((_, at) => at + 1);
  return { numbers, pricesOf, spanOf, fetched, rounds };
}

const kindsOf = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/')[0]));

test('the span of any products is that of their prices, whatever was fetched before', () => {
  const chosen = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const sets = fc.array(fc.record({ chosen, cheap: share, dear: share }), { minLength: 1, maxLength: 4 });
  const read = { ends: 0, prices: 0 };
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 5 }), sets, (all, piece, sets) => {
      const { numbers, pricesOf, spanOf, fetched } = shop(all, piece);
      const byPrice = numbers.toSorted((a, b) => (pricesOf([a])[0] as number) - (pricesOf([b])[0] as number));
      for (const { chosen, cheap, dear } of sets) {
        const left = new Set(byPrice.slice(all.length * cheap * cheap, all.length * (1 - dear * dear)));
        const products = numbers.filter((each, at) => left.has(each) && chosen[at % chosen.length]);
        const before = fetched.length;
        const found = spanOf(products);
        const prices = pricesOf(products);
        expect(found).toEqual(
          products.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
        );
        const kinds = kindsOf(fetched.slice(before));
        if (kinds.has('prices')) read.prices++;
        else if (kinds.has('orders')) read.ends++;
      }
    }),
    { numRuns: 300 },
  );
  for (const times of Object.values(read)) expect(times).toBeGreaterThan(20);
});

/** Products of which each costs more than the one before. */
const ascending = (count: number): Made[] =>
  Array.from({ length: count }, (_, at) => ({ ...plain, price: 100 + at }));

test('of nearly all products only the ends of their order by price are read, in one round', () => {
  const { numbers, spanOf, fetched, rounds } = shop(ascending(400), 32);
  expect(spanOf(numbers.filter((each) => each % 3 !== 0))).toEqual({ min: 100, max: 499 });
  expect([...kindsOf(fetched)]).toEqual(['orders']);
  expect(rounds).toEqual([2]);
});

test('of products that cost neither little nor much the prices are read, after few rounds', () => {
  const { numbers, pricesOf, spanOf, fetched, rounds } = shop(ascending(4000), 8);
  const middle = numbers.slice(1500, 2500);
  const prices = pricesOf(middle);
  expect(spanOf(middle)).toEqual({ min: prices[0], max: prices.at(-1) });
  expect([...kindsOf(fetched)]).toEqual(['orders', 'prices']);
  expect(rounds.length).toBeLessThanOrEqual(6);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeld, NotHere, type Source } from '#client/files/not-here.ts';
import { createOrderPieces } from '#client/files/order-pieces.ts';
import { createPriceSpans } from '#client/files/price-spans.ts';
import { createColumns } from '#engine/index/columns.ts';
import { writeOrders } from '#export/orders.ts';
import { made, snapshotOf } from '../../engine/index/catalogues.ts';

/** Products of a block of prices. */
const BLOCK = 8;
const stock = fc.array(made, { minLength: 1, maxLength: 120, size: 'max' });

/** The spans of products whose numbers in the files are those of the snapshot, and the kinds of files they fetched. */
function shop(all: Parameters<typeof snapshotOf>[0], piece: number) {
  const snapshot = snapshotOf(all);
  const { price, owner } = snapshot.columns;
  const files = new Map<string, Uint8Array>();
  const put = (kind: string, content: Uint8Array | string) => {
    const name = String(files.size).padStart(7, '0');
    files.set(`${kind}/${name}.bin`, content as Uint8Array);
    return name;
  };
  const onSale = [...owner.keys()].filter((number) => owner[number]);
  const inFiles = Uint32Array.from({ length: owner.length }, (_, number) => number);
  const { orders } = writeOrders(snapshot, { inFiles }, { put }, piece);
  const columns = createColumns(owner.length);
  const blockAt = (at: number): Source => ({
    path: `prices/${at}`,
    make: () => {
      const [start, end] = [at * BLOCK, (at + 1) * BLOCK];
      columns.price.set(price.subarray(start, end), start);
      return at;
    },
  });
  const held = createHeld();
  const facts = {
    columns,
    sources: (products: Uint32Array, count: number) =>
      [...new Set(products.subarray(0, count).map((product) => Math.floor(product / BLOCK)))].map(blockAt),
  };
  const size = Math.max(1, owner.length - 1);
  const spans = createPriceSpans({ orders, size }, held, facts, createOrderPieces({ orders }, held));
  const fetched: string[] = [];
  function ask<T>(answer: () => T): T {
    for (let round = 0; round < 50; round++) {
      try {
        return answer();
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        for (const { path, take } of error.wanted) {
          fetched.push(path.split('/')[0] as string);
          take(files.get(path) ?? new Uint8Array());
        }
      }
    }
    throw new Error('It asks without end.');
  }
  return { price, onSale, spans, held, fetched, ask };
}

/** @param chosen a product is one of them where its bit is set */
const setOf = (onSale: readonly number[], chosen: readonly boolean[]): number[] =>
  onSale.filter((_, at) => chosen[at % chosen.length]);

test('the span of any products is that of their prices, whatever was fetched before', () => {
  const sets = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), {
    minLength: 1,
    maxLength: 6,
  });
  let fromEnds = 0;
  let fromPrices = 0;
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 9 }), sets, (all, piece, sets) => {
      const { price, onSale, spans, held, fetched, ask } = shop(all, piece);
      for (const chosen of sets) {
        const products = setOf(onSale, chosen);
        const before = fetched.length;
        const told = Uint32Array.from(products);
        ask(() => held.demand(spans.sources(told, told.length)));
        const found = ask(() => {
          const span = spans.span();
          for (const product of products) span.add(product);
          return span.finish();
        });
        const prices = products.map((product) => price[product] as number);
        expect(found).toEqual(
          products.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 },
        );
        const kinds = fetched.slice(before);
        if (kinds.includes('orders')) fromEnds++;
        if (kinds.includes('prices')) fromPrices++;
      }
    }),
    { numRuns: 300 },
  );
  expect(fromEnds).toBeGreaterThan(50);
  expect(fromPrices).toBeGreaterThan(50);
});

test('of nearly all products only the ends of their order by price are read', () => {
  const all = fc.sample(made, { numRuns: 400, seed: 1 }).map((each) => ({ ...each, gone: false }));
  const { onSale, spans, fetched, ask } = shop(all, 32);
  ask(() => {
    const span = spans.span();
    for (const product of onSale.filter((_, at) => at % 3 !== 0)) span.add(product);
    return span.finish();
  });
  expect(fetched).toEqual(['orders', 'orders']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHeld, NotHere } from '#client/files/not-here.ts';
import { createWholeLists } from '#client/files/whole-lists.ts';
import { LISTS } from '#contract/choices.ts';
import type { ListRequest } from '#engine/requests.ts';
import { writeOrders } from '#export/orders.ts';
import { type Made, plain, products, snapshotOf } from '../../engine/index/catalogues.ts';
import { filters, paging, sort } from '../../engine/index/requests.ts';

const requests: fc.Arbitrary<ListRequest> = fc
  .tuple(
    fc.constantFrom(...LISTS),
    filters,
    fc.option(sort, { nil: undefined }),
    fc.option(paging, { nil: undefined }),
  )
  .map(([list, filters, sort, paging]) => ({
    edition: 'ES',
    list,
    ...filters,
    ...(sort && { sort }),
    ...paging,
  }));

/** Lists of products whose numbers in the files are those of the snapshot, and the files they fetched. */
function shop(all: readonly Made[], piece: number) {
  const snapshot = snapshotOf(all);
  const files = new Map<string, Uint8Array>();
  const put = (kind: string, content: Uint8Array | string) => {
    const name = String(files.size).padStart(7, '0');
    files.set(`${kind}/${name}.bin`, content as Uint8Array);
    return name;
  };
  const inFiles = Uint32Array.from({ length: all.length + 1 }, (_, number) => number);
  const { orders } = writeOrders(snapshot, { inFiles }, { put }, piece);
  const lists = createWholeLists({ orders, size: snapshot.size }, createHeld());
  const fetched: string[] = [];
  function ask<T>(answer: () => T): T {
    for (;;) {
      try {
        return answer();
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        for (const { path, take } of error.wanted) {
          fetched.push(path);
          take(files.get(path) as Uint8Array);
        }
      }
    }
  }
  return { snapshot, lists, fetched, ask };
}

test('lists and ranges of all products are those of the facts, whatever was fetched before', () => {
  const asked = fc.array(requests, { minLength: 1, maxLength: 12 });
  let compared = 0;
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 9 }), asked, (all, piece, asked) => {
      const { snapshot, lists, ask } = shop(all, piece);
      for (const request of asked) {
        const found = ask(() => lists.list(request));
        if (found) expect(found).toEqual(snapshot.list(request));
        if (found) compared++;
        expect(ask(() => lists.priceRange(request))).toEqual(snapshot.listPriceRange(request));
      }
    }),
    { numRuns: 400 },
  );
  expect(compared).toBeGreaterThan(400);
});

const thousand = Array.from({ length: 1000 }, (_, n) => ({
  ...plain,
  price: 1 + ((n * 7) % 1000),
  condition: n % 3,
}));

test('a first page takes what it shows and where prices end', () => {
  const { lists, fetched, ask } = shop(thousand, 50);
  ask(() => lists.list({ edition: 'ES', list: 'popular', condition: 'used' }));
  expect(fetched).toHaveLength(1);
  ask(() => lists.list({ edition: 'ES', list: 'popular', sort: 'price_desc', page: 3 }));
  expect(fetched).toHaveLength(2);
  ask(() => lists.list({ edition: 'ES', list: 'popular', minPrice: 120, maxPrice: 910 }));
  expect(fetched).toHaveLength(4);
});

test('few of many are left to the facts of all', () => {
  const { lists, ask } = shop(thousand, 50);
  expect(ask(() => lists.list({ edition: 'ES', list: 'all', minPrice: 500, maxPrice: 510 }))).toBeNull();
});

test('a walk that finds fewer than it should comes to its end', () => {
  const late = thousand.map((each, n) => ({ ...each, shops: n < 700 ? 2 : 1, condition: n < 700 ? 0 : 1 }));
  const { snapshot, lists, ask } = shop(late, 5);
  const request = { edition: 'ES', list: 'popular', condition: 'used' } as const;
  expect(ask(() => lists.list(request))).toEqual(snapshot.list(request));
});

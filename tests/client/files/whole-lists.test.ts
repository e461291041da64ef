import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWholeLists } from '#client/files/whole-lists.ts';
import { CONDITIONS, LISTS } from '#contract/choices.ts';
import type { ListRequest } from '#engine/requests.ts';
import { type Made, made, plain } from '../../engine/index/catalogues.ts';
import { sort } from '../../engine/index/requests.ts';
import { inPieces } from './pieces.ts';

/** Few prices, so that equal ones stand at the ends of pieces, and bounds that leave some in. */
const price = fc.integer({ min: 1, max: 30 });
const stock = fc.array(
  made.map((each) => ({ ...each, price: 1 + (each.price % 30) })),
  { minLength: 30, maxLength: 80, size: 'max' },
);
const requests: fc.Arbitrary<ListRequest> = fc.record(
  {
    edition: fc.constant('ES' as const),
    list: fc.constantFrom(...LISTS),
    sort,
    condition: fc.constantFrom(...CONDITIONS),
    minPrice: price,
    maxPrice: price,
    excludeDeals: fc.boolean(),
    page: fc.integer({ min: 1, max: 5 }),
    limit: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['edition', 'list', 'limit'] },
);

function shop(all: readonly Made[], piece: number) {
  const made = inPieces(all, piece);
  const { orders, pieces, snapshot } = made;
  return { ...made, lists: createWholeLists({ orders, size: snapshot.size }, pieces) };
}

test('lists and ranges of all products are those of the facts, whatever was fetched before', () => {
  const asked = fc.array(requests, { minLength: 1, maxLength: 12 });
  let several = 0;
  fc.assert(
    fc.property(stock, fc.integer({ min: 1, max: 9 }), asked, (all, piece, asked) => {
      const { snapshot, lists, ask } = shop(all, piece);
      for (const request of asked) {
        const found = ask(() => lists.list(request));
        if (found) expect(found).toEqual(snapshot.list(request));
        if (found && found.products.length > 1) several++;
        expect(ask(() => lists.priceRange(request))).toEqual(snapshot.listPriceRange(request));
      }
    }),
    { numRuns: 200 },
  );
  expect(several).toBeGreaterThan(100);
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

test('both ends of a price range come at once', () => {
  const { lists, rounds, ask } = shop(thousand, 50);
  expect(ask(() => lists.priceRange({ edition: 'ES', list: 'all' }))).toEqual({ min: 1, max: 1000 });
  expect(rounds).toEqual([2]);
});

test('few of many are left to the facts of all, but not in a shop of few', () => {
  const request = { edition: 'ES', list: 'all', minPrice: 500, maxPrice: 510 } as const;
  const large = shop(thousand, 50);
  expect(large.ask(() => large.lists.list(request))).toBeNull();
  const small = shop(thousand, 500);
  expect(small.ask(() => small.lists.list(request))).toEqual(small.snapshot.list(request));
});

test('a walk that finds fewer than it should goes on in a few steps, as far as is worth it', () => {
  const late = (from: number) => thousand.map((each, n) => ({ ...each, condition: n < from ? 0 : 2 }));
  const request = { edition: 'ES', list: 'popular', condition: 'used' } as const;
  const near = shop(late(400), 10);
  const found = near.ask(() => near.lists.list(request));
  expect(found?.products).toHaveLength(12);
  expect(found).toEqual(near.snapshot.list(request));
  expect(near.rounds).toEqual([2, 6, 24, 18]);
  const far = shop(late(700), 10);
  expect(far.ask(() => far.lists.list(request))).toBeNull();
  expect(far.fetched).toHaveLength(50);
});

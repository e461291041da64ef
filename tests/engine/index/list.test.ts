import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIST_SORTS, LISTS, PAGE_SIZE } from '#contract/query.ts';
import { createColumns } from '#engine/index/columns.ts';
import { createLists } from '#engine/index/lists.ts';
import { atOnce } from '#engine/index/pieces.ts';
import type { ListRequest } from '#engine/requests.ts';
import { type Made, NAMES, plain, products, snapshotOf } from './catalogues.ts';
import {
  filters,
  isInScope,
  numbersOf,
  paging,
  passes,
  priceRangeOf,
  scope,
  sort,
  sorted,
} from './requests.ts';

const edition = 'ES' as const;
const requests: fc.Arbitrary<ListRequest> = fc
  .tuple(
    fc.constantFrom(...LISTS),
    scope,
    filters,
    fc.option(sort, { nil: undefined }),
    fc.option(paging, { nil: undefined }),
  )
  .map(([list, scope, filters, sort, paging]) => ({
    edition,
    list,
    ...scope,
    ...filters,
    ...(sort && { sort }),
    ...paging,
  }));

const isListed = (made: Made, { list }: ListRequest) =>
  (list === 'all' || list === 'recent' || made.inStock === 1) && (list !== 'deals' || made.discount > 0);

test('a page, its total and its price range are what filtering, sorting and cutting give, in any order of calls', () => {
  fc.assert(
    fc.property(products, fc.array(requests, { minLength: 1, maxLength: 12 }), (all, asked) => {
      const snapshot = snapshotOf(all);
      for (const request of asked) {
        const { page = 1, limit = PAGE_SIZE } = request;
        const wanted = numbersOf(
          all,
          (made) => isListed(made, request) && isInScope(made, request) && passes(made, request),
        );
        const expected = sorted(wanted, all, request.sort ?? LIST_SORTS[request.list]);
        expect(snapshot.list(request)).toEqual({
          products: expected.slice((page - 1) * limit, page * limit),
          total: expected.length,
        });
        expect(snapshot.listPriceRange(request)).toEqual(priceRangeOf(wanted, all));
      }
    }),
    { numRuns: 400 },
  );
});

test('few of many in a price span come in the order of the list', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({
    ...(fc.sample(products, { seed: n, numRuns: 1 }).flat()[0] ?? plain),
    price: n,
    gone: false,
  }));
  const request = { edition, list: 'all', sort: 'rating', minPrice: 100, maxPrice: 110 } as const;
  const expected = sorted(
    Array.from({ length: 11 }, (_, n) => 101 + n),
    many,
    'rating',
  );
  expect(snapshotOf(many).list({ ...request, limit: 5, page: 2 })).toEqual({
    products: expected.slice(5, 10),
    total: 11,
  });
});

test('products by their category, and the commonest brands, are counted among those on sale', () => {
  fc.assert(
    fc.property(products, (all) => {
      const snapshot = snapshotOf(all);
      const count = (isWanted: (made: Made) => boolean) => numbersOf(all, isWanted).length;
      const slugs = [
        ...NAMES.categories.map((category) => ({ category })),
        ...NAMES.subcategories.map((subcategory) => ({ subcategory })),
      ];
      const expected = slugs
        .map((one) => [Object.values(one)[0], count((made) => isInScope(made, one))])
        .filter(([, counted]) => counted !== 0);
      expect([...snapshot.categoryCounts()]).toEqual(expected);
      expect(snapshot.size).toBe(count(() => true));
      const breadth = (place: number) =>
        NAMES.subcategories
          .map((_, index) => index + 1)
          .concat(0)
          .map((shelf) =>
            Math.round(
              1000 * Math.sqrt(count(({ brand, place: [, at] }) => brand === place && at === shelf)),
            ),
          )
          .reduce((sum, root) => sum + root, 0);
      const brands = NAMES.brands
        .map(({ key }, index) => ({
          key,
          held: count(({ brand }) => brand === index + 1),
          breadth: breadth(index + 1),
        }))
        .filter(({ held }) => held > 0)
        .sort((a, b) => b.breadth - a.breadth || (a.key < b.key ? -1 : 1));
      expect(snapshot.commonestBrands(5).map(({ key, count }) => [key, count])).toEqual(
        brands.map(({ key, held }) => [key, held]),
      );
    }),
  );
});

test.each([11, 4_300, 3_000_000])('the product used %i times comes before those used less', (used) => {
  const snapshot = snapshotOf([plain, plain, plain]);
  atOnce(
    snapshot.takeUses(
      new Map([
        [2, used],
        [3, 10],
      ]),
    ),
  );
  expect(snapshot.list({ edition, list: 'popular' }).products).toEqual([2, 3, 1]);
});

test('a category that is none does not stand for two that are', () => {
  const snapshot = snapshotOf([{ ...plain, place: [1, 1] }]);
  expect(snapshot.list({ edition, list: 'all', category: 'computers laptops' }).total).toBe(0);
  expect(snapshot.list({ edition, list: 'all', category: 'computers', subcategory: 'laptops' }).total).toBe(
    1,
  );
});

test('what is asked for categories that are none is not kept', () => {
  const columns = createColumns(1);
  const empty = new Uint32Array(0);
  const orders = { popularity: empty, rating: empty, recent: empty, price: empty };
  const lists = createLists(columns, NAMES, orders);
  const first = lists.shelf({ category: 'none', subcategory: 'none either' }, 'price');
  expect(lists.shelf({ subcategory: 'another' }, 'price')).toBe(first);
  expect(lists.shelf({ category: 'a third' }, 'price')).toBe(first);
});

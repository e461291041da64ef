import { expect, test } from 'vitest';
import { listLink, nextPriceSort } from '#features/listing/links.ts';
import { isFiltered, pageCount } from '#features/listing/list-view.ts';

test('a link carries what was chosen and the page only after the first', () => {
  const chosen = { condition: 'used', min_price: 10, max_price: 99.5, sort: 'price_asc' } as const;
  expect(listLink('/deals', chosen)).toBe('/deals?condition=used&min_price=10&max_price=99.5&sort=price_asc');
  expect(listLink('/deals', {}, {}, 3)).toBe('/deals?page=3');
  expect(
    listLink('/deals', chosen, {
      condition: 'all',
      min_price: undefined,
      max_price: undefined,
      sort: undefined,
    }),
  ).toBe('/deals');
});

test('the price button goes up, down, and up again', () => {
  expect(
    [undefined, 'price_asc', 'price_desc'].map((sort) => nextPriceSort(sort as 'price_asc' | undefined)),
  ).toEqual(['price_asc', 'price_desc', 'price_asc']);
});

test('all conditions and an order are no filter', () => {
  expect(isFiltered({ condition: 'all', sort: 'rating' })).toBe(false);
  expect(isFiltered({ min_price: 0 })).toBe(true);
});

test('pages are counted from the total, without an empty one at exact multiples', () => {
  expect([0, 1, 12, 13, 24].map((total) => pageCount(total, 12))).toEqual([1, 1, 1, 2, 2]);
});

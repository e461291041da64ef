import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import type { Favourite } from '#features/favourites/favourites.ts';
import { inOrder, type Sold, showFavourites } from '#features/favourites/favourites-view.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const page = { currency: 'EUR', failed: false, now: NOW };
const product = (id: string, price: number, more: Partial<Product> = {}): Product => ({
  id_c10: id,
  c10_product_name: `Product ${id}`,
  search_price: price,
  currency: 'EUR',
  in_stock: true,
  merchant_id: '1',
  merchant_name: 'Shop',
  aw_deep_link: `https://shop.example/${id}`,
  condition: 'new',
  seen_at: '2026-11-21T10:00:00Z',
  shops: 1,
  lowest_price: price,
  ...more,
});
const saved = (id: string, price?: number, more: Partial<Favourite> = {}): Favourite => ({
  id_c10: id,
  c10_product_name: `Product ${id}`,
  search_price: price,
  currency: 'EUR',
  aw_deep_link: 'https://evil.example/',
  ...more,
});
const sold = (...products: Product[]): Sold => ({
  fresh: new Map(products.map((one) => [one.id_c10, one])),
  answered: new Set(products.map(({ id_c10 }) => id_c10)),
});
const nothing: Sold = { fresh: new Map(), answered: new Set() };

test('the newest stands first, each as it is sold now', () => {
  const shown = showFavourites(
    [saved('a', 10), saved('b', 20)],
    sold(product('a', 10), product('b', 25)),
    page,
  );
  expect(shown.map(({ id, state, change }) => [id, state, change])).toEqual([
    ['b', 'sold', 5],
    ['a', 'sold', 0],
  ]);
  expect(shown[0]?.facts.aw_deep_link).toBe('https://shop.example/b');
});

test('a price that is told no more has not changed', () => {
  const old = product('a', 8, { seen_at: '2026-11-13T10:00:00Z' });
  expect(showFavourites([saved('a', 10)], sold(old), page)[0]?.change).toBe(0);
});

test('a price that fell says by how much', () => {
  const [shown] = showFavourites([saved('a', 49.99)], sold(product('a', 39.99)), page);
  expect(shown?.change).toBeCloseTo(-10);
});

test.each([
  ['the same price', saved('a', 10), product('a', 10)],
  ['a price that differs by less than a cent', saved('a', 0.1 + 0.2), product('a', 0.3)],
  ['no price when saved', saved('a'), product('a', 5)],
  ['a price in another currency', saved('a', 10, { currency: 'GBP' }), product('a', 5)],
])('%s is no change', (_, item, now) => {
  expect(showFavourites([item], sold(now), page)[0]?.change).toBe(0);
});

test('before the answer a stored link leads nowhere', () => {
  for (const failed of [false, true]) {
    const [shown] = showFavourites([saved('a', 10)], nothing, { ...page, failed });
    expect(shown).toMatchObject({ state: failed ? 'stored' : 'fetching', facts: { aw_deep_link: '' } });
  }
});

test('what the catalogue does not know and what has no shop is no longer sold, and has no price', () => {
  const { fresh } = sold(product('b', 20, { shops: 0 }));
  const shown = showFavourites(
    [saved('a', 10), saved('b', 20)],
    { fresh, answered: new Set(['a', 'b']) },
    page,
  );
  expect(shown.map(({ state }) => state)).toEqual(['gone', 'gone']);
  for (const { facts } of shown) {
    expect(facts).toMatchObject({ search_price: Number.NaN, aw_deep_link: '' });
  }
});

test('one of which only the id is kept is named by what the catalogue remembers', () => {
  const { fresh } = sold(product('a', 20, { shops: 0 }));
  const [shown] = showFavourites([{ id_c10: 'a' }], { fresh, answered: new Set(['a']) }, page);
  expect(shown?.facts.c10_product_name).toBe('Product a');
});

test('a price that was kept for more than a week is not shown', () => {
  const items = [
    saved('a', 10, { seen_at: '2026-11-13T12:00:00Z' }),
    saved('b', 10, { seen_at: '2026-11-15T12:00:00Z' }),
  ];
  const shown = showFavourites(items, nothing, { ...page, failed: true });
  expect(shown.map(({ facts }) => facts.search_price)).toEqual([10, Number.NaN]);
});

test('orders: newest, greatest fall, lowest price across currencies; what is gone comes last', () => {
  const list = [saved('a', 30), saved('b', 50), saved('c', 20, { currency: 'GBP' }), saved('d', 1)];
  const now = sold(
    product('a', 22),
    product('b', 45),
    product('c', 20, { currency: 'GBP' }),
    product('d', 1, { shops: 0 }),
  );
  const shown = showFavourites(list, now, page);
  const ids = (order: Parameters<typeof inOrder>[1]) => inOrder(shown, order).map(({ id }) => id);
  expect(ids('saved')).toEqual(['d', 'c', 'b', 'a']);
  expect(ids('drop')).toEqual(['a', 'b', 'c', 'd']);
  expect(ids('price')).toEqual(['a', 'c', 'b', 'd']);
});

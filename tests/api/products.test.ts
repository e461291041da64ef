import { expect, test } from 'vitest';
import { calls, listCalls } from '#contract/calls.ts';
import { pageSchema } from '#contract/product.ts';
import { ask, contentOf } from './asking.ts';
import { product, standIn } from './stand-in.ts';

const LIST_CALLS = [
  ['/api/products/deals', { list: 'deals' }],
  ['/api/products/featured', { list: 'featured' }],
  ['/api/products/popular', { list: 'popular' }],
  ['/api/products/recent', { list: 'recent' }],
  ['/api/products/all', { list: 'all' }],
  ['/api/products/deals/category/computers', { list: 'deals', category: 'computers' }],
  [
    '/api/products/recent/category/computers/laptops',
    { list: 'recent', category: 'computers', subcategory: 'laptops' },
  ],
  ['/api/products/popular/subcategory/laptops', { list: 'popular', subcategory: 'laptops' }],
  ['/api/products/all/category/computers', { list: 'all', category: 'computers' }],
  ['/api/products/category/computers', { list: 'all', category: 'computers' }],
  ['/api/products/subcategory/laptops', { list: 'all', subcategory: 'laptops' }],
] as const;

test.each(LIST_CALLS)('%s answers a page of that list', async (path, scope) => {
  const catalogue = standIn();
  const response = await ask(path, catalogue);
  expect(response.status).toBe(200);
  expect((await contentOf(response, pageSchema)).total).toBe(1);
  expect(catalogue.asked).toEqual([{ edition: 'ES', page: 1, limit: 12, ...scope }]);
});

test('there are five lists in four scopes each, and all products in three without a name', () => {
  expect(listCalls).toHaveLength(5 * 4 + 3);
});

test('prices travel in major units and reach the catalogue in minor units', async () => {
  const catalogue = standIn();
  await ask(
    '/api/products/deals?page=2&limit=24&sort=price_asc&condition=used&min_price=19.99&max_price=100&exclude_deals=true',
    catalogue,
  );
  expect(catalogue.asked).toEqual([
    {
      edition: 'ES',
      list: 'deals',
      page: 2,
      limit: 24,
      sort: 'price_asc',
      condition: 'used',
      minPrice: 1999,
      maxPrice: 10000,
      excludeDeals: true,
    },
  ]);
});

test('lists and products by their ids come as cards where it is asked', async () => {
  const catalogue = standIn();
  await ask('/api/products/deals?fields=card', catalogue);
  expect(catalogue.asked).toEqual([{ edition: 'ES', list: 'deals', page: 1, limit: 12, asCards: true }]);
  const whole = standIn({ products: async () => [{ ...product('a'), descripcion_c10: 'Long' }] });
  const told = async (fields: string) => (await ask(`/api/products?ids=a${fields}`, whole)).text();
  expect(await told('')).toContain('descripcion_c10');
  expect(await told('&fields=card')).not.toContain('descripcion_c10');
});

test('condition all and blank parameters do not filter', async () => {
  const catalogue = standIn();
  await ask('/api/products/deals?condition=all&min_price=&max_price=%20&sort=&unknown=x', catalogue);
  expect(catalogue.asked).toEqual([{ edition: 'ES', list: 'deals', page: 1, limit: 12 }]);
});

test('the price span is that of a list, or of a search where words or a brand are given', async () => {
  const catalogue = standIn();
  const span = async (query: string) =>
    contentOf(await ask(`/api/products/price-range?${query}`, catalogue), calls.priceRange.answer);
  expect(await span('category=computers&type=deals&condition=used&exclude_deals=true')).toEqual({
    min: 1,
    max: 20.5,
  });
  await span('query=computers%3Elaptops%3Etele&type=deals');
  await span('brand=Acme&subcategory=laptops');
  const search = { edition: 'ES', page: 1, limit: 20 };
  expect(catalogue.asked).toEqual([
    { edition: 'ES', list: 'deals', category: 'computers', condition: 'used', excludeDeals: true },
    { ...search, text: 'tele', category: 'computers', subcategory: 'laptops' },
    { ...search, brand: 'Acme', subcategory: 'laptops' },
  ]);
});

test('prices do not narrow the span of prices', async () => {
  const catalogue = standIn();
  await ask('/api/products/price-range?min_price=5&max_price=6', catalogue);
  expect(catalogue.asked).toEqual([{ edition: 'ES', list: 'all' }]);
});

test('a product is answered with its offers and history', async () => {
  const detail = await contentOf(await ask('/api/products/a1'), calls.product.answer);
  expect(detail.product.id_c10).toBe('a1');
});

test('products by ids leave out what is gone and repeat nothing', async () => {
  const page = await contentOf(await ask('/api/products?ids=b2,gone,%20a1%20,b2'), calls.products.answer);
  expect(page.products.map(({ id_c10 }) => id_c10)).toEqual(['b2', 'a1']);
  expect(page.total).toBe(2);
});

test('500 products are answered at once, 501 are too many', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`.padEnd(12, 'x')).join(',');
  const page = await contentOf(await ask(`/api/products?ids=${ids(500)}`), calls.products.answer);
  expect(page.total).toBe(500);
  expect((await ask(`/api/products?ids=${ids(501)}`)).status).toBe(400);
});

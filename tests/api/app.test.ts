import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { hierarchySchema, popularBrandSchema, popularSearchSchema } from '#contract/directory.ts';
import { pageSchema, priceRangeSchema, productDetailSchema } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import { type StandIn, standIn } from './stand-in.ts';

function ask(path: string, catalogue: StandIn = standIn(), edition: EditionKey = 'ES', init?: RequestInit) {
  const api = createApi({ catalogue, log: () => {} });
  return api.fetch(new Request(`http://localhost${path}`, init), { edition });
}

const LIST_CALLS = [
  ['/api/products/deals', { list: 'deals' }],
  ['/api/products/featured', { list: 'featured' }],
  ['/api/products/popular', { list: 'popular' }],
  ['/api/products/recent', { list: 'recent' }],
  ['/api/products/deals/category/computers', { list: 'deals', category: 'computers' }],
  [
    '/api/products/recent/category/computers/laptops',
    { list: 'recent', category: 'computers', subcategory: 'laptops' },
  ],
  ['/api/products/popular/subcategory/laptops', { list: 'popular', subcategory: 'laptops' }],
  ['/api/products/category/computers', { list: 'all', category: 'computers' }],
  ['/api/products/subcategory/laptops', { list: 'all', subcategory: 'laptops' }],
] as const;

test.each(LIST_CALLS)('%s answers a page of that list', async (path, scope) => {
  const catalogue = standIn();
  const response = await ask(path, catalogue);
  expect(response.status).toBe(200);
  expect(pageSchema.parse(await response.json()).total).toBe(1);
  expect(catalogue.asked).toEqual([{ edition: 'ES', page: 1, limit: 12, ...scope }]);
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

test('condition all and blank parameters do not filter', async () => {
  const catalogue = standIn();
  await ask('/api/products/deals?condition=all&min_price=&max_price=&sort=', catalogue);
  expect(catalogue.asked).toEqual([{ edition: 'ES', list: 'deals', page: 1, limit: 12 }]);
});

test('the country parameter goes before the edition of the host', async () => {
  const names = async (path: string, edition: EditionKey) =>
    hierarchySchema.parse(await (await ask(path, standIn(), edition)).json()).map(({ name }) => name);
  expect(await names('/api/db/categories/hierarchy', 'UK')).toEqual(['Computers']);
  expect(await names('/api/db/categories/hierarchy?country=ES', 'UK')).toEqual(['Informática']);
});

test('categories are the hierarchy without its subcategories', async () => {
  expect(await (await ask('/api/categories')).json()).toEqual([
    { id: 'computers', slug: 'computers', name: 'Informática', count: 3 },
  ]);
});

test('search trims its words and answers 20 a page', async () => {
  const catalogue = standIn();
  const response = await ask('/api/search?q=%20tele%2055%20&brand=Acme', catalogue);
  expect(pageSchema.parse(await response.json()).products[0]?.id_c10).toBe('s1');
  expect(catalogue.asked).toEqual([{ edition: 'ES', text: 'tele 55', brand: 'Acme', page: 1, limit: 20 }]);
});

test.each(['%20', '%3E', '%3E%20%3E'])('search for %j finds nothing and asks nothing', async (text) => {
  const catalogue = standIn();
  expect(await (await ask(`/api/search?q=${text}`, catalogue)).json()).toEqual({ products: [], total: 0 });
  const span = await ask(`/api/products/price-range?query=${text}`, catalogue);
  expect(await span.json()).toEqual({ min: 0, max: 0 });
  expect(catalogue.asked).toEqual([]);
});

test('the price span is that of a list, or of a search where words are given', async () => {
  const catalogue = standIn();
  const response = await ask('/api/products/price-range?category=computers&type=deals', catalogue);
  expect(priceRangeSchema.parse(await response.json())).toEqual({ min: 1, max: 20.5 });
  await ask('/api/products/price-range?query=tele', catalogue);
  expect(catalogue.asked).toEqual([
    { edition: 'ES', list: 'deals', category: 'computers' },
    { edition: 'ES', text: 'tele', page: 1, limit: 20 },
  ]);
});

test('a product is answered with its offers and history', async () => {
  const detail = productDetailSchema.parse(await (await ask('/api/products/a1')).json());
  expect(detail.product.id_c10).toBe('a1');
  expect((await ask('/api/products/none')).status).toBe(404);
});

test('products by ids leave out what is gone and repeat nothing', async () => {
  const page = pageSchema.parse(await (await ask('/api/products?ids=b2,gone,a1,b2')).json());
  expect(page.products.map(({ id_c10 }) => id_c10)).toEqual(['b2', 'a1']);
  expect(page.total).toBe(2);
});

test('popular searches and brands are bare lists', async () => {
  const searches = await (await ask('/api/searches/popular')).json();
  expect(popularSearchSchema.array().parse(searches)).toHaveLength(1);
  const brands = await (await ask('/api/brands/popular?limit=5')).json();
  expect(popularBrandSchema.array().parse(brands)).toEqual([{ id: '1', brandName: 'Acme' }]);
});

const NONSENSE = [
  '/api/products/deals?page=0',
  '/api/products/deals?page=abc',
  '/api/products/deals?limit=1000',
  '/api/products/deals?sort=upside-down',
  '/api/products/deals?condition=broken',
  '/api/products/deals?min_price=-1',
  '/api/products/deals?max_price=NaN',
  '/api/products/deals?country=FR',
  '/api/products/price-range?type=everything',
  '/api/products',
  '/api/products?ids=',
  `/api/search?q=${'x'.repeat(501)}`,
  '/api/brands/popular?limit=0',
];

test.each(NONSENSE)('%s is a bad parameter', async (path) => {
  const catalogue = standIn();
  const response = await ask(path, catalogue);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      code: 'bad_parameter',
      message: expect.stringMatching(/^The parameter \w+ is not usable: .+\.$/),
    },
  });
  expect(catalogue.asked).toEqual([]);
});

test.each([
  '/api/products/category/nowhere',
  '/api/products/category/computers/nowhere',
  '/api/products/deals/subcategory/nowhere',
  '/api/products/price-range?category=nowhere',
  '/api/products/category/__proto__',
])('%s is an unknown category', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: 'unknown_category' } });
});

test.each(['/api', '/api/', '/api/nothing', '/api/products/deals/extra'])(
  '%s is an unknown call',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: 'unknown_call', message: 'There is no such call.' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('an answer has a tag, and 304 without a body where the caller holds it', async () => {
  const first = await ask('/api/products/deals');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  const headers = { 'if-none-match': `"other", ${tag}` };
  const again = await ask('/api/products/deals', standIn(), 'ES', { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD answers like GET without a body', async () => {
  const response = await ask('/api/products/deals', standIn(), 'ES', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  expect(await response.text()).toBe('');
});

test('a failure is told to the log and not to the caller', async () => {
  const logged: unknown[] = [];
  const catalogue = standIn({ list: () => Promise.reject(new Error('disk on fire')) });
  const api = createApi({ catalogue, log: (message, error) => logged.push(message, error) });
  const response = await api.fetch(new Request('http://localhost/api/products/deals'), { edition: 'ES' });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('disk');
  expect(logged).toEqual(['GET /api/products/deals failed', new Error('disk on fire')]);
});

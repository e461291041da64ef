import { expect, test } from 'vitest';
import { errorOf, LoadError } from '#client/load-error.ts';

const failed = (body: string) => new Response(body, { status: 404, statusText: 'Not Found' });

test.each([
  ['', '404: Not Found'],
  ['gone', '404: gone'],
  ['null', '404: null'],
  ['{"message":"x"}', '404: {"message":"x"}'],
  ['{', '404: {'],
  [
    JSON.stringify({ message: '404: There is no such product.', code: 'unknown_product' }),
    '404: There is no such product.',
  ],
])('the body %s is told as %s', async (body, message) => {
  expect((await errorOf('/api/products/abc', failed(body))).message).toBe(message);
});

test.each([
  ['/api/search?q=tv&page=1', 'Failed to fetch search results'],
  ['/api/products/popular?page=1', 'Failed to fetch products'],
  ['/api/products/category/computers', 'Failed to fetch products'],
  ['/api/products?ids=a', 'Failed to fetch products'],
  ['/api/products/deals?limit=12', 'Failed to fetch deals'],
  ['/api/products/deals/category/computers', 'Failed to fetch deals'],
  ['/api/products/featured', 'Failed to fetch featured products'],
  ['/api/products/price-range?query=tv', 'Failed to fetch price range'],
  ['/api/brands/suggestions?q=so', 'Error fetching brand suggestions'],
  ['/api/db/categories/hierarchy?country=ES', 'Error fetching category hierarchy'],
])('a failure of %s is called %s', (path, name) => {
  const error = new LoadError(path, { status: 503, answered: '503: later' });
  expect([error.message, error.answered, error.status]).toEqual([name, '503: later', 503]);
});

test('a suggestion of texts or a product has no name of its own', () => {
  const answer = { status: 503, answered: '503: later' };
  expect(new LoadError('/api/search/suggestions?q=tv', answer).message).toBe('503: later');
  expect(new LoadError('/api/products/dealsandmore', answer).message).toBe('503: later');
});

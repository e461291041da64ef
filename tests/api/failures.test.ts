import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { failureSchema } from '#contract/failure.ts';
import { ask, contentOf } from './asking.ts';
import { standIn } from './stand-in.ts';

const NONSENSE = [
  ['/api/products/deals?page=0', 'The parameter page must be a whole number from 1 to 100000.'],
  ['/api/products/deals?page=abc', 'The parameter page must be a whole number from 1 to 100000.'],
  ['/api/products/deals?page=1.5', 'The parameter page must be a whole number from 1 to 100000.'],
  ['/api/products/deals?page=100001', 'The parameter page must be a whole number from 1 to 100000.'],
  ['/api/products/deals?page=1&page=2', 'The parameter page is given more than once.'],
  ['/api/products/deals?limit=1000', 'The parameter limit must be a whole number from 1 to 100.'],
  ['/api/products/deals?limit=1e309', 'The parameter limit must be a whole number from 1 to 100.'],
  ...['0x10', '1e3', '%205', '%2B5', '5.0', '0b1'].map(
    (page) =>
      [
        `/api/products/deals?page=${page}`,
        'The parameter page must be a whole number from 1 to 100000.',
      ] as const,
  ),
  ...['0x10', '1e3', '%205', '5.', '-0', '1%2C5'].map(
    (price) =>
      [
        `/api/products/deals?min_price=${price}`,
        'The parameter min_price must be a number from 0 to 10000000.',
      ] as const,
  ),
  [
    '/api/products/deals?condition=broken',
    'The parameter condition must be one of all, new, refurbished, used.',
  ],
  ['/api/products/deals?min_price=-1', 'The parameter min_price must be a number from 0 to 10000000.'],
  ['/api/products/deals?max_price=NaN', 'The parameter max_price must be a number from 0 to 10000000.'],
  ['/api/products/deals?max_price=Infinity', 'The parameter max_price must be a number from 0 to 10000000.'],
  ['/api/products/deals?country=FR', 'The parameter country must be one of ES, UK.'],
  [
    '/api/products/price-range?type=%5B%5D',
    expect.stringContaining('The parameter type must be one of deals'),
  ],
  ['/api/products', 'The parameter ids must be a list of product ids, separated by commas.'],
  ['/api/products?ids=%20,,', 'The parameter ids must name at least one product.'],
  [`/api/products/${'x'.repeat(101)}`, 'The parameter id must have at most 100 characters.'],
  [`/api/search?q=${'x'.repeat(10_000)}`, 'The parameter q must have at most 500 characters.'],
  [`/api/suggestions?q=${'x'.repeat(201)}`, 'The parameter q must have at most 200 characters.'],
  ['/api/brands/popular?limit=0', 'The parameter limit must be a whole number from 1 to 50.'],
] as const;

test.each(NONSENSE)('%.80s is a bad parameter', async (path, sentence) => {
  const catalogue = standIn();
  const response = await ask(path, catalogue);
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { message, code } = await contentOf(response, failureSchema);
  expect(code).toBe('bad_parameter');
  expect(message.slice(0, 5)).toBe('400: ');
  expect(message.slice(5)).toEqual(sentence);
  expect(catalogue.asked).toEqual([]);
});

test.each([
  '/api/products/category/nowhere',
  '/api/products/category/computers/nowhere',
  '/api/products/category/sports/laptops',
  '/api/products/deals/subcategory/nowhere',
  '/api/products/price-range?category=nowhere',
  '/api/products/category/__proto__',
  '/api/products/category/%00',
  '/api/products/category/%E0%A4%A',
  '/api/search?q=x&category=nowhere',
  '/api/search?q=x&category=sports&subcategory=laptops',
])('%s is an unknown category', async (path) => {
  const catalogue = standIn();
  const response = await ask(path, catalogue);
  expect(response.status).toBe(404);
  expect((await contentOf(response, failureSchema)).code).toBe('unknown_category');
  expect(catalogue.asked).toEqual([]);
});

test('an unknown product says so', async () => {
  const response = await ask('/api/products/none');
  expect(response.status).toBe(404);
  expect(await contentOf(response, failureSchema)).toEqual({
    message: '404: There is no such product.',
    code: 'unknown_product',
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/products/deals/extra', '/api/products/a1/click/more'])(
  '%s is an unknown call',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await contentOf(response, failureSchema)).toEqual({
      message: '404: There is no such call.',
      code: 'unknown_call',
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  ['POST', '/api/products/deals', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/products/a1', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/search', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/products/a1/click', 'POST, OPTIONS'],
  ['PROPFIND', '/api/categories', 'GET, HEAD, OPTIONS'],
])('%s %s is refused with the methods there are', async (method, path, allowed) => {
  const response = await ask(path, standIn(), { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  expect(await contentOf(response, failureSchema)).toEqual({
    message: `405: This call takes ${allowed} only.`,
    code: 'wrong_method',
  });
});

test('OPTIONS tells the methods of a call', async () => {
  const response = await ask('/api/products/deals', standIn(), { method: 'OPTIONS' });
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
});

test('an address of more than 16,384 characters is too long', async () => {
  const response = await ask(`/api/search?q=${'%C3%B1'.repeat(10_000)}`);
  expect(response.status).toBe(414);
  expect((await contentOf(response, failureSchema)).code).toBe('address_too_long');
});

test('prices the wrong way round, a far page and broken encoding are no error', async () => {
  for (const path of [
    '/api/products/deals?min_price=10&max_price=5',
    '/api/products/deals?page=100000',
    '/api/search?q=%E0%A4%A',
    '/api/search?q=%00&__proto__=1&constructor=2',
    '/api/search?q=%ED%A0%80',
  ]) {
    expect((await ask(path)).status).toBe(200);
  }
});

test('a failure is told to the log and not to the caller', async () => {
  const logged: unknown[] = [];
  const catalogue = standIn({ list: () => Promise.reject(new Error('disk on fire')) });
  const { app } = createApi({ catalogue, log: (message, error) => logged.push(message, error) });
  const response = await app.fetch(new Request('http://localhost/api/products/deals'), { edition: 'ES' });
  expect(response.status).toBe(500);
  expect(await contentOf(response, failureSchema)).toEqual({
    message: '500: Something went wrong here; please try again later.',
    code: 'internal',
  });
  expect(logged).toEqual(['GET /api/products/deals failed', new Error('disk on fire')]);
});

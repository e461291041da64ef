import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ask, contentOf } from './asking.ts';
import { found, standIn } from './stand-in.ts';

const request = { edition: 'ES', page: 1, limit: 20 };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOTHING = {
  products: [],
  total: 0,
  facets: { brands: [], categories: [], conditions: [], price: { min: 0, max: 0 } },
  highlights: {},
};

test.each([
  ['q=%20tele%2055%20&brand=Acme', { text: 'tele 55', brand: 'Acme' }],
  ['q=computers%3E', { category: 'computers' }],
  ['q=Inform%C3%A1tica%3Elaptops%3Eacme', { text: 'acme', category: 'computers', subcategory: 'laptops' }],
  ['q=acme&category=computers', { text: 'acme', category: 'computers' }],
  ['q=computers%3Eacme&subcategory=monitors', { text: 'acme', subcategory: 'monitors' }],
  ['q=tele&exact_words=true', { text: 'tele', exactWords: true }],
  ['q=tele&fields=card', { text: 'tele', asCards: true }],
  ['brand=Acme&condition=used&exclude_deals=true', { brand: 'Acme', condition: 'used', excludeDeals: true }],
])('a search for %s reaches the catalogue in its parts, 20 a page', async (query, parts) => {
  const catalogue = standIn();
  const response = await ask(`/api/search?${query}`, catalogue);
  expect(await contentOf(response, calls.search.answer)).toEqual(found);
  expect(catalogue.asked).toEqual([{ ...request, ...parts }]);
});

test.each(['', '%20', '%3E', '%3E%20%3E'])(
  'a search for "%s" finds nothing and asks nothing',
  async (text) => {
    const catalogue = standIn();
    const response = await ask(`/api/search?q=${text}`, catalogue);
    expect(await contentOf(response, calls.search.answer)).toEqual(NOTHING);
    const span = await ask(`/api/products/price-range?type=search&query=${text}`, catalogue);
    expect(await contentOf(span, calls.priceRange.answer)).toEqual({ min: 0, max: 0 });
    expect(catalogue.asked).toEqual([]);
  },
);

test('suggestions come from two characters on, as lines, as texts and as brands', async () => {
  const catalogue = standIn({
    suggest: async () => [
      { kind: 'search', text: 'Acme' },
      { kind: 'brand', text: 'ACME', id: 'acme' },
      {
        kind: 'product',
        text: 'Acme 55',
        id_c10: 'a1',
        search_price: 12.99,
        currency: 'EUR',
        seen_at: '2026-11-20T06:00:00Z',
      },
    ],
  });
  const texts = await ask('/api/search/suggestions?q=ac', catalogue);
  expect(await contentOf(texts, calls.searchSuggestions.answer)).toEqual(['ACME', 'Acme 55']);
  const lines = await ask('/api/suggestions?q=ac', catalogue);
  expect(await contentOf(lines, calls.suggestions.answer)).toHaveLength(3);
  const brands = await ask('/api/brands/suggestions?q=ac&limit=3', catalogue);
  expect(await contentOf(brands, calls.brandSuggestions.answer)).toEqual([{ id: 'acme', brandName: 'Acme' }]);
  expect(catalogue.asked).toEqual([{ edition: 'ES', text: 'ac', limit: 3 }]);
});

test.each(['/api/search/suggestions', '/api/suggestions?q=a', '/api/brands/suggestions?q=%20a%20'])(
  '%s suggests nothing and asks nothing',
  async (path) => {
    const catalogue = standIn();
    expect(await (await ask(path, catalogue)).json()).toEqual([]);
    expect(catalogue.asked).toEqual([]);
  },
);

test('a search that was made and found something is recorded by its words', async () => {
  const catalogue = standIn();
  const search = (query: string, headers = {}, method = 'GET') =>
    ask(`/api/search?${query}`, catalogue, { method, headers: { 'user-agent': BROWSER, ...headers } });
  await search('q=computers%3Etele%2055');
  await search('q=tele&page=2');
  await search('brand=Acme');
  await search('q=tele', { 'user-agent': 'Googlebot/2.1' });
  await search('q=tele', { 'sec-purpose': 'prefetch' });
  await search('q=tele', {}, 'HEAD');
  await expect.poll(() => catalogue.uses).toHaveLength(1);
  expect(catalogue.uses).toMatchObject([{ edition: 'ES', kind: 'search', subject: 'tele 55' }]);
});

test('a search that found nothing is not recorded', async () => {
  const catalogue = standIn({ search: async () => NOTHING });
  await ask('/api/search?q=tele', catalogue, { headers: { 'user-agent': BROWSER } });
  expect(catalogue.uses).toEqual([]);
});

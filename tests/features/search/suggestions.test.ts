import { expect, test } from 'vitest';
import { emptyGroups, readBrands, readSuggestions, suggestedGroups } from '#features/search/suggestions.ts';
import { price as prices } from '#i18n/en/price.ts';

const place = { locale: 'en-US', htmlLang: 'en-GB', now: Date.parse('2026-11-20T12:00:00Z') };
const titles = {
  searches: 'Searches',
  brands: 'Brands',
  categories: 'Categories',
  products: 'Products',
  recent: 'Recent',
  popular: 'Popular',
};

test('suggestions become lines that lead on, by kind', () => {
  const answer = [
    { kind: 'search', text: 'tv & radio' },
    { kind: 'category', text: 'Laptops', category: 'computers', subcategory: 'laptops' },
    { kind: 'category', text: 'Computers', category: 'computers' },
    { kind: 'brand', text: 'LG', id: 'l/g' },
    {
      kind: 'product',
      text: 'LG TV',
      id_c10: 'p1',
      search_price: 1299.5,
      currency: 'GBP',
      delivery_cost: 4.99,
      seen_at: '2026-11-20T06:00:00Z',
      subcategory_slug: 'televisions',
    },
  ];
  const groups = suggestedGroups(readSuggestions(answer) ?? [], { titles, prices, place });
  expect(groups.map(({ title }) => title)).toEqual(['Searches', 'Brands', 'Categories', 'Products']);
  expect(groups.flatMap(({ lines }) => lines)).toEqual([
    { kind: 'search', text: 'tv & radio', href: '/search?q=tv+%26+radio' },
    { kind: 'brand', text: 'LG', href: '/search?brand=LG', click: 'brands/l%2Fg/click' },
    { kind: 'category', text: 'Laptops', href: '/category/computers/laptops' },
    { kind: 'category', text: 'Computers', href: '/category/computers' },
    {
      kind: 'product',
      text: 'LG TV',
      href: '/search?q=LG+TV',
      price: '£1,299.50',
      terms: 'delivery £4.99 · 20 Nov',
      picture: { url: undefined, subcategory: 'televisions' },
    },
  ]);
});

test('what is no suggestion is left out, and what is no list is none', () => {
  const rubbish = [
    null,
    5,
    'tv',
    {},
    { kind: 'search' },
    { kind: 'search', text: ' ' },
    { kind: 'brand', text: 'LG' },
    { kind: 'toString', text: 'LG' },
    { kind: 'product', text: 'LG', id_c10: 'p', search_price: '5', currency: 'EUR' },
    { kind: 'product', text: 'LG', id_c10: 'p', search_price: 5, currency: 'euro' },
  ];
  expect(readSuggestions(rubbish)).toEqual([]);
  for (const answer of [null, {}, 'down', 7]) {
    expect(readSuggestions(answer)).toBeNull();
    expect(readBrands(answer)).toBeNull();
  }
});

test('brands by themselves', () => {
  expect(readBrands([{ id: 'lg', brandName: 'LG' }, null, { id: 'x' }])).toEqual([
    { kind: 'brand', text: 'LG', id: 'lg' },
  ]);
});

test('an empty box offers recent and popular searches, each where there are any', () => {
  const popular = [{ id: 'a b', texto_busqueda: 'tele 55' }, { id: 'c' }];
  expect(emptyGroups(['radio'], popular, titles)).toEqual([
    {
      title: 'Recent',
      forgettable: true,
      lines: [{ kind: 'recent', text: 'radio', href: '/search?q=radio' }],
    },
    {
      title: 'Popular',
      lines: [{ kind: 'search', text: 'tele 55', href: '/search?q=tele+55', click: 'searches/a%20b/click' }],
    },
  ]);
  expect(emptyGroups([], { message: 'down' }, titles)).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswer, readRange } from '#features/listing/read-answer.ts';
import { BadAnswerError } from '#features/product/read-products.ts';

const product = {
  id_c10: 'a',
  c10_product_name: 'TV',
  search_price: 9.99,
  currency: 'EUR',
  aw_deep_link: 'https://example.com/',
  seen_at: '2026-11-21T00:00:00Z',
};

test('a page and a bare array are read', () => {
  expect(readAnswer({ products: [product], total: 40 })).toEqual({ products: [product], total: 40 });
  expect(readAnswer([product])).toEqual({ products: [product] });
  expect(readAnswer({ products: [], total: 0 })).toEqual({ products: [], total: 0 });
});

test('a product that cannot be shown is left out', () => {
  const broken = [null, 'x', { ...product, search_price: '9' }, { ...product, currency: '€' }];
  expect(readAnswer({ products: [...broken, product], total: 5 }).products).toEqual([product]);
});

test('a product carries what a search looked for in its name, as far as that can be used', () => {
  const matchedOf = (highlights: unknown) =>
    readAnswer({ products: [product], total: 1, highlights }).products[0]?.matched;
  expect(matchedOf({ a: [[0, 2]], b: [[1, 2]] })).toEqual([[0, 2]]);
  expect(matchedOf({ a: [[0, 2], [-1, 2], [1], 'x', null] })).toEqual([[0, 2]]);
  for (const rubbish of [undefined, null, 'x', 7, [], { a: 'x' }]) expect(matchedOf(rubbish)).toBeUndefined();
});

test('the range of prices is read where it is one', () => {
  expect(readRange({ facets: { price: { min: 1, max: 2.5 } } })).toEqual({ min: 1, max: 2.5 });
  for (const rubbish of [null, 'x', {}, { facets: null }, { facets: { price: { min: '1', max: 2 } } }]) {
    expect(readRange(rubbish)).toBeUndefined();
  }
});

test.each([
  null,
  'rubbish',
  {},
  { products: 'x', total: 1 },
  { products: [product], total: -1 },
  { products: [product] },
  { products: [{ ...product, seen_at: 'never' }], total: 1 },
])('%j is no page of products', (value) => {
  expect(() => readAnswer(value)).toThrow(BadAnswerError);
});

test('nothing but BadAnswerError comes out of it', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      try {
        readAnswer(value);
      } catch (error) {
        expect(error).toBeInstanceOf(BadAnswerError);
      }
    }),
  );
});

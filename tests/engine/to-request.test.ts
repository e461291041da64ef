import { expect, test } from 'vitest';
import { toSearchRequest } from '#engine/to-request.ts';

const asked = (parameters: Parameters<typeof toSearchRequest>[1]) =>
  toSearchRequest('ES', { q: 'portátil hasta 500 €', ...parameters });

test('words that say a price are a filter, and the answer says which', () => {
  expect(asked({})).toMatchObject({ text: 'portátil', maxPrice: 50_000, priceWords: 'hasta 500 €' });
  expect(asked({ min_price: 100 })).toMatchObject({ minPrice: 10_000, priceWords: 'hasta 500 €' });
});

test('a price that is chosen goes before the one that words say, which is then not said to count', () => {
  const request = asked({ max_price: 800 });
  expect(request).toMatchObject({ text: 'portátil', maxPrice: 80_000 });
  expect(request).not.toHaveProperty('priceWords');
});

test('words that are to be taken as they are say no price', () => {
  expect(asked({ exact_words: 'true' })).toMatchObject({ text: 'portátil hasta 500 €' });
});

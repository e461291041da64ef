import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPriceWords } from '#contract/price-words.ts';

test.each([
  ['laptops under 400', { rest: 'laptops', words: 'under 400', max: 400 }],
  ['Washing  machine below £1,299.50', { rest: 'Washing machine', words: 'below £1,299.50', max: 1299.5 }],
  ['portátil menos de 400', { rest: 'portátil', words: 'menos de 400', max: 400 }],
  ['televisor por menos de 300 euros', { rest: 'televisor', words: 'por menos de 300 euros', max: 300 }],
  ['portatil hasta 1.299,00 € asus', { rest: 'portatil asus', words: 'hasta 1.299,00 €', max: 1299 }],
  ['movil menos de 200€', { rest: 'movil', words: 'menos de 200€', max: 200 }],
  ['hasta 20 euros regalo', { rest: 'regalo', words: 'hasta 20 euros', max: 20 }],
  ['tv between £200 and £400', { rest: 'tv', words: 'between £200 and £400', min: 200, max: 400 }],
  ['tv under 100', { rest: 'tv', words: 'under 100', max: 100 }],
  ['tablet under 90', { rest: 'tablet', words: 'under 90', max: 90 }],
  ['tv hasta 90 €', { rest: 'tv', words: 'hasta 90 €', max: 90 }],
  ['tv entre 200 y 400', { rest: 'tv', words: 'entre 200 y 400', min: 200, max: 400 }],
  ['sofá desde 500 €', { rest: 'sofá', words: 'desde 500 €', min: 500 }],
  ['sofa over 500 pounds', { rest: 'sofa', words: 'over 500 pounds', min: 500 }],
])('"%s" asks for a price', (text, expected) => {
  expect(readPriceWords(text)).toEqual(expected);
});

test.each([
  'under 400',
  'televisor hasta 55 pulgadas',
  'juguetes desde 3 años',
  'juguetes desde 3',
  'boots under 5',
  'mochila hasta 40 l',
  'tv hasta 55',
  'monitor up to 27',
  'televisores entre 43 y 55',
  'iphone 15',
  'de 50 euros',
  'wonder 400',
  'tv entre 400 y 200',
  'Trece escalones',
  '',
])('"%s" asks for none', (text) => {
  expect(readPriceWords(text)).toBeNull();
});

test('any text is read, and nothing of it is lost but the words of the price', () => {
  const word = fc.constantFrom(
    'tv',
    'under',
    'hasta',
    'entre',
    '400',
    '1.299',
    '€',
    '£20',
    'y',
    'de',
    'from',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (text) => {
      const read = readPriceWords(text);
      if (!read) return;
      expect(read.rest).not.toBe('');
      expect(`${read.rest} ${read.words}`.split(' ').sort()).toEqual(text.trim().split(/\s+/).sort());
      for (const amount of [read.min, read.max])
        if (amount !== undefined) expect(amount).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

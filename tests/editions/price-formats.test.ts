import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatForCountry, type PriceCountry, priceFormats } from '#editions/price-formats.ts';

const COUNTRIES = Object.keys(priceFormats) as PriceCountry[];

test('the eight countries and their currencies are those of the specification', () => {
  expect(Object.fromEntries(COUNTRIES.map((country) => [country, priceFormats[country].code]))).toEqual({
    us: 'USD',
    es: 'EUR',
    ca: 'CAD',
    uk: 'GBP',
    au: 'AUD',
    de: 'EUR',
    fr: 'EUR',
    jp: 'JPY',
  });
});

test.each([
  ['us', '$1,234.50'],
  ['es', '1.234,50\u00a0€'],
  ['ca', 'CA$1,234.50'],
  ['uk', '£1,234.50'],
  ['au', 'A$1,234.50'],
  ['de', '1.234,50\u00a0€'],
  ['fr', '1\u202f234,50\u00a0€'],
  ['jp', '¥1,235'],
] as const)('%s writes a price as %s', (country, text) => {
  expect(formatForCountry(1234.5, country)).toBe(text);
});

test('halves of the amount that is meant are rounded up, nought has no sign', () => {
  expect(formatForCountry(1.005, 'uk')).toBe('£1.01');
  expect(formatForCountry(0.999, 'es')).toBe('1,00\u00a0€');
  expect(formatForCountry(-0.001, 'uk')).toBe('£0.00');
  expect(formatForCountry(-12.5, 'us')).toBe('-$12.50');
  expect(formatForCountry(1_234_567, 'uk')).toBe('£1,234,567.00');
  expect(formatForCountry(0.0000001, 'us')).toBe('$0.00');
});

test('whole cents can be read back from what is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom(...COUNTRIES), (cents, country) => {
      const { decimal, code } = priceFormats[country];
      const digits = formatForCountry(code === 'JPY' ? cents : cents / 100, country);
      expect(Number(digits.replace(/\D/g, ''))).toBe(cents);
      expect(digits.split(decimal).length > 1 && code === 'JPY').toBe(false);
    }),
  );
});

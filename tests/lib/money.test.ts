import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountPercent, formatPrice, formatWholePrice, parseMinor, toMajor } from '#lib/money.ts';

test.each([
  ['12.99', 1299],
  ['1.299,00 €', 129900],
  ['1,299.00', 129900],
  ['EUR12.0', 1200],
  ['12.0 EUR', 1200],
  ['89.90000000000001', 8990],
  ['89.9951', 9000],
  ["1'299.50", 129950],
  ['1 299,50', 129950],
  ['1.299.000', 129900000],
  ['1,299', 129900],
  ['0.125', 13],
  ['12,5', 1250],
  ['£0.99', 99],
  ['0', 0],
])('%s is %i minor units', (text, minor) => expect(parseMinor(text, 'EUR')).toBe(minor));

test('a known decimal mark decides', () => {
  expect(parseMinor('2.029', 'EUR', { decimal: ',' })).toBe(202900);
  expect(parseMinor('2,029', 'EUR', { decimal: ',' })).toBe(203);
});

test.each([
  '',
  'free',
  '-3.00',
  '1.2.3,4,5',
  '99999999999999',
  '42949672.96',
  '2.029',
  '1.299 €',
  '10.99 12.99',
  '2 for 10',
])('%s is no price', (text) => {
  expect(parseMinor(text, 'EUR')).toBeNull();
});

test('yen have no minor units', () => {
  expect(parseMinor('1299.6', 'JPY')).toBe(1300);
  expect(toMajor(1300, 'JPY')).toBe(1300);
});

test('every amount survives being written with either decimal mark', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (minor) => {
      const plain = (minor / 100).toFixed(2);
      expect(parseMinor(plain, 'GBP')).toBe(minor);
      expect(parseMinor(plain.replace('.', ','), 'EUR')).toBe(minor);
      expect(parseMinor(formatPrice(minor / 100, 'EUR', 'es-ES'), 'EUR')).toBe(minor);
      expect(parseMinor(formatPrice(minor / 100, 'GBP', 'en-GB'), 'GBP')).toBe(minor);
    }),
  );
});

test('no text makes the reading throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const minor = parseMinor(text, 'EUR');
      expect(minor === null || (Number.isInteger(minor) && minor >= 0)).toBe(true);
    }),
  );
});

test('percentages round down and vanish under one', () => {
  expect(discountPercent(7999, 9999)).toBe(20);
  expect(discountPercent(8000, 9999)).toBe(19);
  expect(discountPercent(9901, 9999)).toBe(0);
  expect(discountPercent(10000, 9999)).toBe(0);
  expect(discountPercent(10000, undefined)).toBe(0);
});

test('prices read as in the edition', () => {
  expect(formatPrice(1299, 'EUR', 'es-ES')).toBe('1.299,00\u00a0€');
  expect(formatPrice(1299, 'GBP', 'en-US')).toBe('£1,299.00');
});

test('a whole price has no fraction, whichever way prices were written before', () => {
  expect(formatPrice(1299, 'EUR', 'es-ES')).toBe('1.299,00\u00a0€');
  expect(formatWholePrice(1299, 'EUR', 'es-ES')).toBe('1.299\u00a0€');
  expect(formatPrice(1299, 'EUR', 'es-ES')).toBe('1.299,00\u00a0€');
});

test('amounts written in the common way are read alike with and without their currency', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (minor) => {
      const text = (minor / 100).toFixed(2);
      expect(parseMinor(text, 'EUR')).toBe(minor);
      expect(parseMinor(`${text} EUR`, 'EUR', { decimal: '.' })).toBe(minor);
    }),
  );
});

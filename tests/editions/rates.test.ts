import { expect, test } from 'vitest';
import { CURRENCIES, convert, inDollars } from '#editions/rates.ts';

test('a dollar is worth what the specification says', () => {
  expect(Object.fromEntries(CURRENCIES.map((code) => [code, convert(1, 'USD', code)]))).toEqual({
    USD: 1,
    EUR: 0.93,
    CAD: 1.37,
    GBP: 0.8,
    AUD: 1.54,
    JPY: 151.62,
  });
});

test('an amount is converted by way of the dollar', () => {
  expect(convert(93, 'EUR', 'GBP')).toBeCloseTo(80);
  expect(convert(80, 'GBP', 'JPY')).toBeCloseTo(15_162);
  expect(inDollars(93, 'EUR')).toBeCloseTo(100);
});

test('the same currency stays to the cent, an unknown one has no rate', () => {
  expect(convert(19.99, 'EUR', 'EUR')).toBe(19.99);
  expect(convert(19.99, 'CHF', 'EUR')).toBeNull();
  expect(convert(19.99, 'EUR', 'CHF')).toBeNull();
});

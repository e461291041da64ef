import { expect, test } from 'vitest';
import { priceHistory } from '#features/product/price-history.ts';

const seen = (since: string, until: string, price: number) => ({ since, until, price, in_stock: true });

test('a history has its ends, extremes, days and steps', () => {
  const history = priceHistory([
    seen('2026-10-20T00:00:00Z', '2026-11-03T00:00:00Z', 499),
    seen('2026-11-03T00:00:00Z', '2026-11-17T00:00:00Z', 399),
  ]);
  expect(history).toMatchObject({ lowest: 399, highest: 499, now: 399, days: 28, path: 'M0 6H160V74H320' });
});

test('a price that never changed is a level line in the middle', () => {
  const history = priceHistory([seen('2026-10-20T00:00:00Z', '2026-11-17T00:00:00Z', 10)]);
  expect(history).toMatchObject({ lowest: 10, highest: 10, path: 'M0 40H320' });
});

test('a single day is no history', () => {
  expect(priceHistory([])).toBeNull();
  expect(priceHistory([seen('2026-11-17T00:00:00Z', '2026-11-17T00:00:00Z', 10)])).toBeNull();
});

import { expect, test } from 'vitest';
import { isStale } from '#features/product/stale.ts';

test('a price is a day old after 24 hours and not before', () => {
  const seen = '2026-11-20T05:00:00Z';
  expect(isStale(seen, Date.parse('2026-11-21T05:00:00Z'))).toBe(false);
  expect(isStale(seen, Date.parse('2026-11-21T05:00:01Z'))).toBe(true);
});

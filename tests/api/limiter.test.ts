import { expect, test } from 'vitest';
import { createLimiter } from '#api/limiter.ts';

test('a key may do something so often in a span, and again after it', () => {
  let time = 0;
  const may = createLimiter({ most: 2, per: 1_000, now: () => time });
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  time = 999;
  expect(may('a')).toBe(false);
  time = 1_000;
  expect(may('a')).toBe(true);
});

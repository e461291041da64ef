import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STEPS, toPrice, toStep } from '#features/listing/price-scale.ts';

const ranges = fc
  .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 500_000 }))
  .map(([min, span]) => ({ min: min / 100, max: min / 100 + span / 100 + 1 }));

test('the ends of the slider are the ends of the range, in whole units', () => {
  const range = { min: 3.49, max: 1299.01 };
  expect([toPrice(0, range), toPrice(STEPS, range)]).toEqual([3, 1300]);
  expect([toStep(3.49, range), toStep(1299.01, range), toStep(0, range), toStep(9999, range)]).toEqual([
    2, 100, 0, 100,
  ]);
});

test('prices on the way have two figures', () => {
  expect([25, 50, 75].map((step) => toPrice(step, { min: 3, max: 1300 }))).toEqual([16, 71, 310]);
});

test('a price never falls as the slider goes up, and stays within the range', () => {
  fc.assert(
    fc.property(ranges, fc.integer({ min: 0, max: STEPS - 1 }), (range, step) => {
      const [low, high] = [toPrice(step, range), toPrice(step + 1, range)];
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(Math.floor(range.min));
      expect(high).toBeLessThanOrEqual(Math.ceil(range.max));
    }),
  );
});

test('a range of one price has one place', () => {
  expect(toStep(5, { min: 5, max: 5 })).toBe(0);
});

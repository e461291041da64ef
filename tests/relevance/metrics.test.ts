import { expect, test } from 'vitest';
import { bootstrap, mean, ndcg, ndcgOfJudged, randomOf } from './metrics.ts';

const grades = new Map([
  ['a', 3],
  ['b', 2],
  ['c', 0],
]);

test.each([
  ['the best order', ['a', 'b', 'c'], 1],
  // (3 + 7 / log2 3) / (7 + 3 / log2 3)
  ['the two relevant swapped', ['b', 'a'], 0.833991],
  // 7 / log2 3 over the ideal 8.892789
  ['an unjudged one first', ['x', 'a'], 0.496639],
  ['nothing', [], 0],
])('%s', (_, results, expected) => expect(ndcg(results, grades)).toBeCloseTo(expected, 6));

test('unjudged results count as irrelevant, or are taken out', () => {
  expect(ndcg(['x', 'y', 'a', 'b'], grades)).toBeLessThan(0.6);
  expect(ndcgOfJudged(['x', 'y', 'a', 'b'], grades)).toBe(1);
});

test('only the first ten count', () => {
  const others = Array.from({ length: 10 }, (_, index) => `x${index}`);
  expect(ndcg([...others, 'a'], grades)).toBe(0);
});

test('a query without a relevant document has no figure', () => {
  expect(ndcg(['c'], new Map([['c', 0]]))).toBeNull();
});

test('the interval holds the mean, is as narrow as the values agree, and is the same each time', () => {
  const values = Array.from({ length: 50 }, (_, index) => (index % 5) / 4);
  const interval = bootstrap(values);
  expect(interval).toEqual(bootstrap(values));
  expect(interval.low).toBeLessThan(mean(values));
  expect(interval.high).toBeGreaterThan(mean(values));
  expect(bootstrap([0.7, 0.7, 0.7])).toEqual({ low: expect.closeTo(0.7), high: expect.closeTo(0.7) });
});

test('a seed gives the same numbers, another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 3 }, randomOf(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  expect(Math.max(...draw(1))).toBeLessThan(1);
});

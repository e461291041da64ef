import { expect, test } from 'vitest';
import { percentile, timed } from './latency.ts';

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

test.each([
  [0.5, 50],
  [0.95, 95],
  [0.99, 99],
  [1, 100],
])('the %d part of the numbers to a hundred', (part, value) => {
  expect(percentile(hundred, part)).toBe(value);
});

test('nothing has no percentile but 0', () => {
  expect(percentile([], 0.99)).toBe(0);
});

test('every call is counted, and those that find something', async () => {
  const latency = await timed('group', 60, [3, 0, 1, 2], (count) => Promise.resolve(count));
  expect(latency).toMatchObject({ title: 'group', calls: 4, found: 0.75 });
  expect(latency.p50).toBeLessThanOrEqual(latency.max);
});

test('a group ends when its time has passed', async () => {
  const latency = await timed('group', 0, [1, 1, 1], (count) => count);
  expect(latency.calls).toBe(1);
});

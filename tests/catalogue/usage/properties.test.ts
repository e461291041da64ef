import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Use } from '#catalogue/catalogue.ts';
import { openUsage } from '#catalogue/usage/usage.ts';
import { USES } from '#contract/use.ts';
import { removeFolder, unmanagedFolder } from '../../support/files.ts';
import { DAY, HOUR, NOON, weights } from './support.ts';

const aUse: fc.Arbitrary<Use> = fc.record({
  edition: fc.constant('ES' as const),
  kind: fc.constantFrom(...USES),
  subject: fc.constantFrom('aa', 'bb', 'cc'),
  visitor: fc.constantFrom('v1', 'v2', 'v3'),
  at: fc.integer({ min: NOON - DAY, max: NOON - 1 }),
});
const uses = fc.array(aUse, { maxLength: 60 });
const TOPICS = ['product', 'search', 'brand'] as const;
const SOME = { numRuns: 25 };

/**
 * Every weight at a time, after recording into one or more stores on one file by turns; `daily` lets
 * each day until then be summed up as it ends.
 */
function weighed(recorded: readonly Use[], { stores = 1, at = NOON, daily = false } = {}) {
  const folder = unmanagedFolder();
  const clock = { time: NOON };
  const opened = Array.from({ length: stores }, () =>
    openUsage(join(folder, 'usage.sqlite'), { now: () => clock.time }),
  );
  for (const [n, use] of recorded.entries()) {
    const store = opened[n % stores];
    store?.record(use);
    if (n % 7 === 0) store?.flush();
  }
  for (const store of opened) store.flush();
  while (daily && clock.time < at) {
    clock.time += DAY;
    for (const store of opened) store.flush();
  }
  clock.time = at;
  const found = opened.map((store) => TOPICS.map((topic) => weights(store, topic)));
  for (const store of opened) store.close();
  removeFolder(folder);
  return found;
}

/** The same weights but for rounding. */
const about = (found: ReturnType<typeof weighed>) =>
  found.map((topics) =>
    topics.map((weighed) =>
      Object.fromEntries(
        Object.entries(weighed).map(([subject, weight]) => [subject, expect.closeTo(weight, 7)]),
      ),
    ),
  );

test('the order of recording does not matter', () => {
  const shuffled = uses.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(weighed(other)).toEqual(about(weighed(list)));
    }),
    SOME,
  );
});

test('two stores on one file neither lose nor double', () => {
  fc.assert(
    fc.property(uses, (list) => {
      const [one] = about(weighed(list));
      expect(weighed([...list, ...list], { stores: 2 })).toEqual([one, one]);
    }),
    SOME,
  );
});

test('summing days up changes no weight', () => {
  fc.assert(
    fc.property(uses, fc.integer({ min: 2, max: 30 }), (list, days) => {
      const at = NOON + days * DAY;
      expect(weighed(list, { at, daily: true })).toEqual(about(weighed(list, { at })));
    }),
    SOME,
  );
});

test('no visitor weighs more than once an hour, nor more than twice a day', () => {
  const offers = fc.array(
    aUse.map((use) => ({ ...use, kind: 'offer', subject: 'aa', visitor: 'v1' }) as Use),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 3 }), (list, times) => {
      const hours = new Set(list.map(({ at }) => Math.floor(at / HOUR))).size;
      const [[product = {}] = []] = weighed(Array.from({ length: times }, () => list).flat());
      expect(product.aa ?? 0).toBeLessThanOrEqual(Math.min(hours * 3, 2 * 6));
    }),
    SOME,
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '#engine/index/pieces.ts';
import { sortByKey } from '#engine/index/radix.ts';

const key = fc.oneof(fc.nat(5), fc.nat(5000), fc.integer({ min: 0, max: 0xffff_ffff }));

test('numbers are sorted by their keys, equal ones as they came, and the order given stays', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), fc.integer(), (keys, seed) => {
      const given = Array.from(keys.keys()).sort(
        (a, b) => ((a * 7919 + seed) % 13) - ((b * 7919 + seed) % 13),
      );
      const order = Uint32Array.from(given);
      expect([...atOnce(sortByKey(order, Uint32Array.from(keys)))]).toEqual(
        given.toSorted((a, b) => (keys[a] as number) - (keys[b] as number)),
      );
      expect([...order]).toEqual(given);
    }),
  );
});

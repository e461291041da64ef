import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectPage } from '#engine/index/select.ts';

const keys = fc.oneof(
  fc.uniqueArray(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), {
    maxLength: 300,
    comparator: 'SameValueZero',
  }),
  fc.nat(300).map((length) => Array.from({ length }, (_, i) => i)),
  fc.nat(300).map((length) => Array.from({ length }, (_, i) => -i)),
);

test('a page of the smallest keys is what sorting and cutting gives', () => {
  fc.assert(
    fc.property(keys, fc.nat(320), fc.nat(120), (all, offset, limit) => {
      const expected = Float64Array.from(all)
        .sort()
        .slice(offset, offset + limit);
      expect(selectPage(Float64Array.from(all), offset, limit)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

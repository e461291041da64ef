import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largest } from '#engine/index/largest.ts';

test('the places of the largest numbers of a range are those that sorting puts first, equal ones in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { maxLength: 50 }),
      fc.nat(55),
      fc.nat(55),
      fc.nat(20),
      (all, a, b, limit) => {
        const [start, end] = [Math.min(a, all.length), Math.min(b, all.length)];
        const expected = all
          .map((number, place) => ({ number, place }))
          .slice(start, end)
          .sort((x, y) => y.number - x.number)
          .slice(0, limit)
          .map(({ place }) => place);
        expect(largest(Uint32Array.from(all), start, end, limit)).toEqual(expected);
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTally } from '#engine/index/tally.ts';

const lengths = fc.constantFrom(0, 1, 1023, 1024, 1025, 2048, 5000);
const wanted = fc
  .integer({ min: 0, max: 15 })
  .chain((mask) => fc.integer({ min: 0, max: 15 }).map((bits) => ({ mask, bits: bits & mask })));

test('counts and places are those that looking at every product gives', () => {
  fc.assert(
    fc.property(lengths, fc.integer(), wanted, fc.nat(), fc.nat(), (length, seed, want, a, b) => {
      let state = seed | 1;
      const traits = Uint8Array.from({ length }, () => {
        state = Math.imul(state ^ (state >>> 13), 0x5bd1e995) | 0;
        return (state >>> 24) & 15;
      });
      const tally = createTally(traits);
      const places = [...traits.keys()].filter((at) => ((traits[at] as number) & want.mask) === want.bits);
      const [start = 0, end = 0] = [a % (length + 1), b % (length + 1)].sort((x, y) => x - y);
      expect(tally.count(start, end, want)).toBe(places.filter((at) => at >= start && at < end).length);
      for (const before of [0, a % (places.length + 1), places.length]) {
        expect(tally.placeOf(before, want)).toBe(places[before] ?? length);
      }
    }),
  );
});

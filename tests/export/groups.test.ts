import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupSizes, inParts, partsBySize } from '#export/groups.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{6}$/), { minLength: 1, maxLength: 400 });

test('groups hold every product once, in order, and none is far from the usual size', () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 2, max: 9 }), (all, chunk) => {
      const sizes = groupSizes(all, chunk);
      expect(partsBySize(all, sizes).flat()).toEqual(all);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(chunk * 24);
      expect(Math.min(...sizes.slice(0, -1), chunk * 6)).toBeGreaterThanOrEqual(chunk * 6);
    }),
  );
});

test('a product that comes changes the groups next to it and no others', () => {
  const all = Array.from({ length: 2_000 }, (_, n) => `id${n * 7919}`);
  const groupsOf = (list: readonly string[]) =>
    partsBySize(list, groupSizes(list, 2)).map((group) => group.join());
  const before = new Set(groupsOf(all));
  const after = groupsOf(all.toSpliced(700, 0, 'new'));
  const changed = after.filter((group) => !before.has(group));
  expect(before.size).toBeGreaterThan(60);
  expect(changed.length).toBeLessThanOrEqual(6);
});

test('a list in parts is the list', () => {
  expect(inParts([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(inParts([], 2)).toEqual([]);
});

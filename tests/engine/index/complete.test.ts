import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '#engine/index/pieces.ts';
import { type Made, plain, products, snapshotOf, word } from './catalogues.ts';
import { numbersOf } from './requests.ts';

const ALL = 1_000;
const named = (name: string, facts: Partial<Made> = {}): Made => ({
  ...plain,
  texts: { ...plain.texts, name },
  ...facts,
});

test('fewer of the products that complete a word are the first of all of them', () => {
  fc.assert(
    fc.property(products, word, fc.integer({ min: 3, max: 12 }), fc.nat(6), (all, whole, letters, limit) => {
      const snapshot = snapshotOf(all);
      const typed = whole.slice(0, letters);
      const found = snapshot.complete(typed, ALL);
      expect(snapshot.complete(typed, limit)).toEqual(found.slice(0, limit));
      expect(new Set(found).size).toBe(found.length);
      expect(numbersOf(all, () => true)).toEqual(expect.arrayContaining(found));
    }),
  );
});

test('every product with a word that begins as typed is found', () => {
  const snapshot = snapshotOf([named('bicicleta'), named('bici roja'), named('monitor'), named('rojo bici')]);
  expect(snapshot.complete('bici', ALL).toSorted()).toEqual([1, 2, 4]);
  expect(snapshot.complete('bic', ALL).toSorted()).toEqual([1, 2, 4]);
});

test('the product that more of its name is about the word comes first, then the one used more', () => {
  const names = ['portátil rojo gaming 27 pulgadas bicicleta bici monitor', 'monitor', 'monitor', 'monitor'];
  const snapshot = snapshotOf(names.map((name) => named(name)));
  atOnce(snapshot.takeUses(new Map([[3, 10]])));
  expect(snapshot.complete('monit', 4)).toEqual([3, 2, 4, 1]);
});

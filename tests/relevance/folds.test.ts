import { expect, test } from 'vitest';
import { ascend, crossValidate, dealt } from './folds.ts';

test('each query is in one fold, and the same one for the same seed', () => {
  const folds = dealt(12, 5, 3);
  expect(folds.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index));
  expect(folds.map(({ length }) => length)).toEqual([3, 3, 2, 2, 2]);
  expect(dealt(12, 5, 3)).toEqual(folds);
});

/** Scores that are best where the constant is what each query likes. */
const likes = [4, 4, 4, 4, 0];
const scores = async (constant: number) => likes.map((liked) => 1 / (1 + Math.abs(liked - constant)));
const changes = [(n: number) => n + 1, (n: number) => n + 1, (n: number) => n - 1];

test('only changes for the better are kept', async () => {
  expect(await ascend(2, changes, scores, [0, 1])).toEqual({ constants: 4, score: 1 });
  expect(await ascend(0, changes, scores, [4])).toEqual({ constants: 0, score: 1 });
});

test('a fold is measured by constants that it had no part in', async () => {
  const [odd] = await crossValidate(2, changes, scores, [[4], [0, 1], [2, 3]]);
  expect(odd).toEqual({ constants: 4, trained: 1, heldOut: 0.2, queries: [4] });
});

import { expect, test } from 'vitest';
import { partsOf } from '#features/product/marked.ts';

test('spans out of order, overlapping or outside mark no more than there is', () => {
  expect(
    partsOf('abcdef', [
      [4, 9],
      [0, 2],
      [1, 3],
      [8, 9],
    ]),
  ).toEqual([
    { text: 'ab', marked: true },
    { text: 'c', marked: true },
    { text: 'd', marked: false },
    { text: 'ef', marked: true },
  ]);
  expect(partsOf('', [[0, 3]])).toEqual([]);
});

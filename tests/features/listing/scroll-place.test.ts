import { expect, test } from 'vitest';
import { pagesAround } from '#features/listing/scroll-place.ts';

const place = (from: number, to: number) => ({ from, to, id: 'a', top: 0 });

test('the pages that were shown come back', () => {
  expect(pagesAround(place(1, 4), 3)).toEqual({ from: 1, to: 4 });
  expect(pagesAround(place(3, 3), 3)).toEqual({ from: 3, to: 3 });
});

test('of many pages those around the one in view', () => {
  expect(pagesAround(place(1, 40), 20)).toEqual({ from: 15, to: 22 });
  expect(pagesAround(place(1, 40), 1)).toEqual({ from: 1, to: 8 });
});

test('without a place, or with that of another page, the page itself', () => {
  expect(pagesAround(undefined, 5)).toEqual({ from: 5, to: 5 });
  expect(pagesAround(place(1, 3), 9)).toEqual({ from: 9, to: 9 });
});

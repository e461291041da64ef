import { expect, test } from 'vitest';
import { indexProducts } from '#catalogue/sqlite/indexing.ts';

test('where one product cannot be read, no thread begins another segment, and all have ended', async () => {
  const products = Array.from({ length: 60_000 }, (_, number) => number);
  const read = (product: number) => {
    if (product === 300) throw new Error('no texts');
    return { name: `n${product % 100}`, brand: '', category: '', keywords: '', summary: '', body: '' };
  };
  const stored: number[] = [];
  let id = 0;
  const indexing = indexProducts(
    products,
    'es',
    read,
    () => id++,
    (_, { length }) => stored.push(length),
  );
  await expect(indexing).rejects.toThrow('no texts');
  expect(stored).toEqual([20_000]);
});

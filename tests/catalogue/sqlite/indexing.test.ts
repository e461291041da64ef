import { expect, test } from 'vitest';
import { indexProducts } from '#catalogue/sqlite/indexing.ts';

test('where one product cannot be read, no thread begins another segment, and all have ended', async () => {
  const entries = Array.from({ length: 60_000 }, (_, number) => ({ number, offer: number }));
  const read = (offer: number) => {
    if (offer === 300) throw new Error('no texts');
    return { name: `n${offer % 100}`, brand: '', category: '', keywords: '', summary: '', body: '' };
  };
  const stored: number[] = [];
  let id = 0;
  const indexing = indexProducts(
    entries,
    'es',
    read,
    () => id++,
    (_, { length }) => stored.push(length),
  );
  await expect(indexing).rejects.toThrow('no texts');
  expect(stored).toEqual([20_000]);
});

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { type Contents, readContents, saveContents } from '#catalogue/sqlite/index-store.ts';
import { createIndexWriter } from '#catalogue/sqlite/index-writer.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { temporaryFolder } from '../../support/files.ts';

const facts = {
  ...{ offer: 1, price: 100, lowest: 100, shops: 1, discount: 0, inStock: 1, rating: null, created: 0 },
  ...{ condition: 0, brand: null, category: null, subcategory: null },
};
const texts = { name: 'Radio', brand: '', category: '', keywords: '', summary: '', body: '' };

/** A writer of an index that holds what is given. */
async function writerOf(held: (empty: Contents) => Partial<Contents>) {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  const empty = readContents(db, 'ES');
  saveContents(db, 'ES', { ...empty, ...held(empty) });
  return createIndexWriter(db, 'ES');
}

const slugs = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`);

test('a category beyond those that the index has room for is refused, and a known one is not', async () => {
  const writer = await writerOf(({ names }) => ({ names: { ...names, categories: slugs(255) } }));
  const number = writer.allocate();
  writer.set(number, { ...facts, category: 'c254' });
  expect(() => writer.set(number, { ...facts, category: 'new' })).toThrow(
    expect.objectContaining({ code: 'catalogue_full', message: expect.stringContaining('255 categories') }),
  );
});

test('a subcategory beyond those that the index has room for is refused', async () => {
  const writer = await writerOf(({ names }) => ({ names: { ...names, subcategories: slugs(65_535) } }));
  expect(() => writer.set(writer.allocate(), { ...facts, subcategory: 'new' })).toThrow(
    expect.objectContaining({ code: 'catalogue_full' }),
  );
});

test('a segment beyond those that the index has room for is refused', async () => {
  const segments = Array.from({ length: 255 }, (_, n) => ({ id: n + 1, size: 1 }));
  const writer = await writerOf(() => ({ segments }));
  const product = writer.allocate();
  expect(() => writer.indexHere([product], () => texts)).toThrow(
    expect.objectContaining({ code: 'catalogue_full', message: expect.stringContaining('255 segments') }),
  );
});

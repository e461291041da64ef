import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { rebuild } from '#catalogue/sqlite/rebuild.ts';
import { LISTS } from '#contract/query.ts';
import { importDay } from '../../contract/support.ts';
import { removeFolder, unmanagedFolder } from '../../support/files.ts';
import { gtin, offer } from '../../support/offers.ts';

const edition = 'ES' as const;
const WORDS = ['televisor', 'monitor', 'rojo', 'norvik', '27'];
const TEXTS = [...WORDS, 'monitor rojo', 'televisor norvik 27'];

/** The offers of one day's feed: some share a product, and each may change, go and come back by the next. */
const feed = fc.uniqueArray(
  fc
    .record({
      id: fc.nat(9),
      words: fc.subarray(WORDS),
      price: fc.integer({ min: 1, max: 5 }),
      rating: fc.constantFrom(undefined, 4),
      inStock: fc.boolean(),
    })
    .map(({ id, words, ...facts }) =>
      offer(`o${id}`, {
        ...facts,
        name: words.join(' ') || 'nada',
        category: id % 2 ? 'computers' : 'sports',
        ...(id < 4 && { gtin: gtin(id % 2) }),
      }),
    ),
  { selector: ({ id }) => id, maxLength: 10 },
);

/** What a catalogue answers; products of equal rank in the order of their ids. */
async function answers(catalogue: Catalogue) {
  const lists = await Promise.all(LISTS.map((list) => catalogue.list({ edition, list, limit: 50 })));
  const searches = await Promise.all(TEXTS.map((text) => catalogue.search({ edition, text, limit: 50 })));
  return [...lists, ...searches].map(({ products, ...rest }) => ({
    ...rest,
    products: products.toSorted((a, b) => (a.id_c10 < b.id_c10 ? -1 : 1)),
  }));
}

test('any history of imports answers as its offers indexed anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(feed, { minLength: 1, maxLength: 6 }), async (days: Offer[][]) => {
      const folder = unmanagedFolder();
      const file = join(folder, 'catalogue.sqlite');
      const catalogue = openSqlite(file);
      for (const [n, offers] of days.entries()) {
        await importDay(catalogue, n, offers);
        const held = await catalogue.list({ edition, list: 'all', limit: 50 });
        const keys = new Set(held.products.map(({ ean, id_c10 }) => ean ?? id_c10));
        expect(keys.size).toBe(held.total);
      }
      const expected = await answers(catalogue);
      await catalogue.close();
      const db = new DatabaseSync(file);
      rebuild(db);
      db.close();
      const anew = openSqlite(file);
      expect(await answers(anew)).toEqual(expected);
      await anew.close();
      removeFolder(folder);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a finish that fails leaves rows and index as they were', async () => {
  const folder = unmanagedFolder();
  const file = join(folder, 'catalogue.sqlite');
  const catalogue = openSqlite(file);
  await importDay(catalogue, 0, [offer('a', { name: 'televisor' }), offer('b', { name: 'monitor' })]);
  const before = await answers(catalogue);
  const db = new DatabaseSync(file);
  db.exec("CREATE TRIGGER stop BEFORE UPDATE ON runs BEGIN SELECT raise(ABORT, 'stopped'); END");
  await expect(importDay(catalogue, 1, [offer('a', { name: 'rojo' })])).rejects.toThrow('stopped');
  expect(await answers(catalogue)).toEqual(before);
  db.exec('DROP TRIGGER stop');
  db.close();
  await importDay(catalogue, 1, [offer('a', { name: 'rojo' })]);
  expect((await catalogue.search({ edition, text: 'rojo' })).total).toBe(1);
  await catalogue.close();
  removeFolder(folder);
});

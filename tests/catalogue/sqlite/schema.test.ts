import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { ids, importDay } from '../../contract/support.ts';
import { temporaryFolder } from '../../support/files.ts';
import { gtin, offer } from '../../support/offers.ts';

const edition = 'ES' as const;
const shop = (n: number) => ({ merchantId: `m${n}`, merchantName: `Tienda ${n}`, feedKey: `test/m${n}/1` });
const offers = [
  offer('a', { gtin: gtin(1), name: 'Televisor Norvik', price: 900, ...shop(1) }),
  offer('b', { gtin: gtin(1), name: 'Norvik TV', price: 800, ...shop(2) }),
  offer('c', { name: 'Cafetera exprés', category: 'appliances' }),
  offer('used', { gtin: gtin(1), name: 'Televisor Norvik', price: 300, condition: 'used', ...shop(3) }),
];

/** Until format 6 products were not found by their condition, colour, size or place. */
const FORMAT_5 = `
DELETE FROM products;
DELETE FROM index_parts;
PRAGMA user_version = 5;
`;

/** Until format 5 old offers were not looked for. */
const FORMAT_4 = `
${FORMAT_5}
DROP INDEX offers_feed;
CREATE INDEX offers_feed ON offers(edition, feed_key, run_id) WHERE gone_at IS NULL;
ALTER TABLE runs DROP COLUMN newest_check;
PRAGMA user_version = 4;
`;

/** Until format 4 things with the same code were one product in whatever condition they were. */
const FORMAT_3 = `
${FORMAT_4}
UPDATE offers SET product_key = gtin WHERE gtin IS NOT NULL;
PRAGMA user_version = 3;
`;

/** The tables of format 2 that were made of the offers. */
const FORMAT_2 = `
${FORMAT_3}
DROP TABLE products;
DROP TABLE index_parts;
CREATE TABLE products(
  id INTEGER PRIMARY KEY, edition TEXT NOT NULL, key TEXT NOT NULL, offer_id INTEGER NOT NULL,
  text_hash TEXT NOT NULL, price INTEGER NOT NULL, lowest_price INTEGER NOT NULL, discount INTEGER NOT NULL,
  shops INTEGER NOT NULL, in_stock INTEGER NOT NULL, rating REAL, popularity REAL NOT NULL,
  created_at TEXT NOT NULL, condition TEXT NOT NULL, brand_key TEXT, category TEXT, subcategory TEXT,
  UNIQUE(edition, key)
);
CREATE INDEX products_category ON products(edition, category);
CREATE INDEX products_subcategory ON products(edition, subcategory);
CREATE INDEX products_brand ON products(edition, brand_key);
CREATE VIRTUAL TABLE search USING fts5(
  name, brand, category, keywords, body,
  content='', contentless_delete=1, tokenize="ascii tokenchars '_.'"
);
INSERT INTO products VALUES (1, 'ES', 'x', 1, 'h', 1, 1, 0, 1, 1, NULL, 1, '2026', 'new', NULL, NULL, NULL);
INSERT INTO search(rowid, name, brand, category, keywords, body) VALUES (1, 'televisor', '', '', '', '');
PRAGMA user_version = 2;
`;

/** A file of an earlier format with three days of two editions, and what its catalogue answered of the offers. */
async function earlierFile(format = FORMAT_2) {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  const catalogue = openSqlite(file);
  await importDay(catalogue, 0, offers);
  await importDay(catalogue, 1, [
    { ...(offers[0] as (typeof offers)[0]), price: 700 },
    offers[1] as (typeof offers)[0],
    offers[3] as (typeof offers)[0],
  ]);
  await importDay(catalogue, 2, [offer('u', { currency: 'GBP', name: 'Kettle' })], { edition: 'UK' });
  const before = await answers(catalogue);
  await catalogue.close();
  edit(file, format);
  return { file, before };
}

function edit(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

async function answers(catalogue: ReturnType<typeof openSqlite>) {
  return {
    details: await Promise.all(['a', 'b', 'c'].map((id) => catalogue.product(edition, id))),
    merchants: await catalogue.merchants(edition),
    version: await catalogue.version(edition),
    list: await catalogue.list({ edition, list: 'all' }),
    search: await catalogue.search({ edition, text: 'norvik' }),
    kettles: await catalogue.search({ edition: 'UK', text: 'kettles' }),
  };
}

test.each([
  [2, FORMAT_2],
  [3, FORMAT_3],
  [4, FORMAT_4],
  [5, FORMAT_5],
])(
  'a file of format %i keeps its offers, history and shops, and is listed and searched',
  async (_, format) => {
    const { file, before } = await earlierFile(format);
    const catalogue = openSqlite(file);
    onTestFinished(() => catalogue.close());
    expect(await answers(catalogue)).toEqual(before);
    expect(before.details[0]?.history).toHaveLength(2);
    expect(before.search.total).toBe(2);
    expect(before.details[0]?.other_conditions.map(({ id_c10 }) => id_c10)).toEqual(['used']);
    await importDay(catalogue, 3, [offer('d', { name: 'Lavadora' })], { allowShrink: true });
    expect(ids(await catalogue.search({ edition, text: 'lavadora' }))).toEqual(['d']);
  },
);

test('a file of an earlier format that cannot be made anew stays as it was', async () => {
  const { file } = await earlierFile();
  edit(file, 'ALTER TABLE offers RENAME COLUMN text_hash TO lost');
  expect(() => openSqlite(file)).toThrow(expect.objectContaining({ code: 'catalogue_unusable' }));
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  expect(db.prepare("SELECT count(*) AS held FROM search WHERE search MATCH 'televisor'").get()).toEqual({
    held: 1,
  });
});

test.each([1, 7])('a file of format %i is refused with what to do', (format) => {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  edit(file, `PRAGMA user_version = ${format}`);
  expect(() => openSqlite(file)).toThrow(
    expect.objectContaining({
      code: 'catalogue_version',
      message: expect.stringContaining(`format ${format}`),
    }),
  );
});

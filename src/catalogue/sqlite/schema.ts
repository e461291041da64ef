import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '#lib/errors.ts';
import { columns } from '../offer-columns.ts';
import { rebuild } from './rebuild.ts';
import { transaction } from './transaction.ts';

const VERSION = 6;

const required = new Set(['network', 'merchant_id', 'name', 'price', 'currency', 'in_stock', 'link']);
const facts = columns.map(({ name, type }) => `${name} ${type}${required.has(name) ? ' NOT NULL' : ''}`);

const byFeed =
  'CREATE INDEX offers_feed ON offers(edition, feed_key, run_id, observed_at) WHERE gone_at IS NULL;';

const tables = `
CREATE TABLE runs(
  id INTEGER PRIMARY KEY, edition TEXT NOT NULL, source TEXT NOT NULL, profile TEXT NOT NULL,
  seen_at TEXT NOT NULL, added INTEGER, changed INTEGER, unchanged INTEGER, outdated INTEGER,
  vanished INTEGER, repriced INTEGER, newest_check TEXT
);
CREATE TABLE versions(edition TEXT PRIMARY KEY, number INTEGER NOT NULL, day TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE merchants(
  edition TEXT NOT NULL, network TEXT NOT NULL, merchant_id TEXT NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY(edition, network, merchant_id)
) WITHOUT ROWID;
CREATE TABLE categories(
  slug TEXT PRIMARY KEY, parent TEXT, position INTEGER NOT NULL, name_en TEXT NOT NULL, name_es TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE offers(
  id INTEGER PRIMARY KEY, edition TEXT NOT NULL, id_c10 TEXT NOT NULL, product_key TEXT NOT NULL,
  run_id INTEGER NOT NULL, fingerprint TEXT NOT NULL, text_hash TEXT NOT NULL,
  first_seen_at TEXT NOT NULL, seen_at TEXT NOT NULL, observed_at TEXT NOT NULL, gone_at TEXT,
  price_since TEXT NOT NULL, reference_price INTEGER, reference_until TEXT,
  ${facts.join(', ')},
  UNIQUE(edition, id_c10)
);
CREATE INDEX offers_product ON offers(edition, product_key);
${byFeed}
CREATE INDEX offers_isbn ON offers(edition, isbn) WHERE isbn IS NOT NULL;
CREATE TABLE observations(
  offer_id INTEGER NOT NULL, since TEXT NOT NULL, until TEXT NOT NULL,
  price INTEGER NOT NULL, in_stock INTEGER NOT NULL,
  PRIMARY KEY(offer_id, since)
) WITHOUT ROWID;
`;

/** What is made of the offers. */
const derived = `
CREATE TABLE products(
  edition TEXT NOT NULL, key TEXT NOT NULL, number INTEGER NOT NULL, offer_id INTEGER NOT NULL,
  text_hash TEXT NOT NULL, PRIMARY KEY(edition, key)
) WITHOUT ROWID;
CREATE TABLE index_parts(
  edition TEXT NOT NULL, part TEXT NOT NULL, piece INTEGER NOT NULL, bytes BLOB NOT NULL,
  UNIQUE(edition, part, piece)
);
`;

/** Until format 4 things with the same code were one product in whatever condition they were. */
const BY_CONDITION = `UPDATE offers SET product_key = gtin || ' ' || condition
WHERE product_key = gtin AND condition <> 'new';`;

/** Until format 5 old offers were not looked for. */
const BY_AGE = `DROP INDEX offers_feed; ${byFeed}
ALTER TABLE runs ADD COLUMN newest_check TEXT; UPDATE runs SET newest_check = seen_at;`;

/** What brings earlier formats up to this one before what is made of the offers is made anew. */
const STEPS: ReadonlyMap<number, string> = new Map([
  // Its search was an FTS5 table.
  [2, `DROP TABLE search; DROP TABLE products; ${derived} ${BY_CONDITION} ${BY_AGE}`],
  [3, BY_CONDITION + BY_AGE],
  [4, BY_AGE],
  // Its products were not found by their condition, colour, size or place.
  [5, ''],
]);

/**
 * Brings an opened file to the current schema. Of a file of an earlier format, the offers, their history and
 * the shops are kept, and what is made of offers is made anew: about as long as importing them takes.
 * @throws AppError `catalogue_version` where the file was written by another version of the product.
 */
export function migrate(db: DatabaseSync): void {
  if (formatOf(db) === VERSION) return;
  transaction(db, () => {
    const format = formatOf(db);
    if (format === VERSION) return;
    if (format === 0) {
      db.exec(tables + derived);
    } else if (STEPS.has(format)) {
      db.exec(STEPS.get(format) as string);
      rebuild(db);
    } else {
      throw new AppError(
        'catalogue_version',
        `The catalogue file has format ${format}, this program reads format ${VERSION}: move the file away and import the feeds again.`,
      );
    }
    db.exec(`PRAGMA user_version = ${VERSION}`);
  });
}

const formatOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

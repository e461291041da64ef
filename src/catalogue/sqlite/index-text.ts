import type { DatabaseSync } from 'node:sqlite';
import { type EditionKey, editions } from '#editions/editions.ts';
import { categoryName } from '#lib/taxonomy.ts';
import type { Language } from '../text/analyse.ts';
import { type Indexed, searchText } from './search-text.ts';

/** Takes the products whose keys are in `touched` out of the search table. */
export function removeText(db: DatabaseSync, edition: EditionKey): void {
  db.prepare(
    `DELETE FROM search WHERE rowid IN (
       SELECT id FROM products WHERE edition = ? AND key IN (SELECT key FROM temp.touched))`,
  ).run(edition);
}

/** Enters the products whose keys are in `touched` into the search table, by the texts of their best offers. */
export function addText(db: DatabaseSync, edition: EditionKey): void {
  const { language } = editions[edition];
  const products = db.prepare(
    `SELECT p.id AS productId, o.name, o.brand, o.model, o.mpn, o.gtin, o.isbn, o.keywords, o.specifications,
       o.short_description AS shortDescription, o.description, o.merchant_category AS merchantCategory,
       o.category, o.subcategory
     FROM temp.touched t CROSS JOIN products p ON p.edition = ? AND p.key = t.key JOIN offers o ON o.id = p.offer_id`,
  );
  const insert = db.prepare(
    'INSERT INTO search(rowid, name, brand, category, keywords, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const row of products.iterate(edition) as Iterable<Indexed & { productId: number }>) {
    const text = searchText(row, categoryNames(row, language), language);
    insert.run(row.productId, text.name, text.brand, text.category, text.keywords, text.body);
  }
}

const categoryNames = (row: Indexed, language: Language): string =>
  [row.category, row.subcategory].map((slug) => (slug ? categoryName(slug, language) : '')).join(' ');

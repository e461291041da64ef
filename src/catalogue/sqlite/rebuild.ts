import type { DatabaseSync } from 'node:sqlite';
import { type EditionKey, editions } from '#editions/editions.ts';
import { regroupHere } from './regroup.ts';
import { createTouched } from './touched.ts';

/** Makes the products and the index of all editions anew from the offers, inside the caller's transaction. */
export function rebuild(db: DatabaseSync): void {
  createTouched(db);
  for (const edition of Object.keys(editions) as EditionKey[]) {
    db.prepare('DELETE FROM products WHERE edition = ?').run(edition);
    db.prepare('DELETE FROM index_parts WHERE edition = ?').run(edition);
    db.prepare(
      'INSERT OR IGNORE INTO temp.touched(key) SELECT product_key FROM offers WHERE edition = ? AND gone_at IS NULL',
    ).run(edition);
    regroupHere(db, edition);
  }
}

import type { DatabaseSync } from 'node:sqlite';

/** Makes the temporary table `touched` of the keys of products to be made anew, empty. */
export function createTouched(db: DatabaseSync): void {
  db.exec(
    'CREATE TEMP TABLE IF NOT EXISTS touched(key TEXT PRIMARY KEY) WITHOUT ROWID; DELETE FROM temp.touched',
  );
}

import type { DatabaseSync } from 'node:sqlite';

/** Makes the temporary table `touched` of the keys of products to be made anew, in the order they come; empty. */
export function createTouched(db: DatabaseSync): void {
  db.exec('CREATE TEMP TABLE IF NOT EXISTS touched(key TEXT PRIMARY KEY); DELETE FROM temp.touched');
}

/** Whether any product is to be made anew. */
export const hasTouched = (db: DatabaseSync): boolean =>
  db.prepare('SELECT 1 FROM temp.touched LIMIT 1').get() !== undefined;

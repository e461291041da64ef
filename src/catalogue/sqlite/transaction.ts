import type { DatabaseSync } from 'node:sqlite';

/** Does all of the work or none of it; an error undoes it and travels on. */
export function transaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

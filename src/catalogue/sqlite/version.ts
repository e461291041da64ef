import type { DatabaseSync } from 'node:sqlite';
import type { EditionKey } from '#editions/editions.ts';

/**
 * Counts up where an import changed an answer, or checked prices on another day than the last one.
 * @param newest when a price was checked last; UTC ISO 8601
 * @param moved whether a product was made anew
 */
export function bumpVersion(db: DatabaseSync, edition: EditionKey, newest: string, moved: boolean): void {
  const day = newest.slice(0, 10);
  const held = db.prepare('SELECT number, day FROM versions WHERE edition = ?').get(edition) as
    | { number: number; day: string }
    | undefined;
  if (held && !moved && held.day === day) return;
  db.prepare('INSERT OR REPLACE INTO versions(edition, number, day) VALUES (?, ?, ?)').run(
    edition,
    (held?.number ?? 0) + 1,
    day,
  );
}

/** `empty` where nothing was ever imported into the edition. */
export const readVersion = (db: DatabaseSync, edition: EditionKey): string =>
  createVersionReader(db)(edition);

/** The same for a connection that is asked often. */
export function createVersionReader(db: DatabaseSync): (edition: EditionKey) => string {
  const find = db.prepare('SELECT number, day FROM versions WHERE edition = ?');
  return (edition) => {
    const held = find.get(edition) as { number: number; day: string } | undefined;
    return held ? `${held.number} ${held.day}` : 'empty';
  };
}

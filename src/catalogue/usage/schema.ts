import { DatabaseSync } from 'node:sqlite';
import { transaction } from '../sqlite/transaction.ts';

const VERSION = 1;

/** Milliseconds that opening waits for another process that is making or folding the file. */
const OPEN_TIMEOUT = 10_000;
/** Milliseconds that a write, which holds up all else in the process, waits for another process. */
const WRITE_TIMEOUT = 100;

const tables = `
CREATE TABLE uses(
  hour INTEGER NOT NULL, edition TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, visitor TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY(hour, edition, kind, subject, visitor)
) STRICT, WITHOUT ROWID;
CREATE TABLE days(
  day INTEGER NOT NULL, edition TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,
  visitors INTEGER NOT NULL, amount REAL NOT NULL,
  PRIMARY KEY(day, edition, kind, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE sums(
  edition TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL,
  visitors INTEGER NOT NULL, amount REAL NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY(edition, kind, subject)
) STRICT, WITHOUT ROWID;
`;

/**
 * Opens the file of uses, which is made where it does not exist: `uses` of the last two days, `days` with
 * the sums of each day before, `sums` with those of all days together. What is deleted is overwritten.
 * @throws where it is broken, of another format, or may not be written
 */
export function openTables(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON');
    if (versionOf(db) !== VERSION) make(db);
    db.prepare('SELECT 1 FROM uses, days, sums');
    db.exec(`PRAGMA busy_timeout = ${WRITE_TIMEOUT}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function make(db: DatabaseSync): void {
  transaction(db, () => {
    const version = versionOf(db);
    if (version === 0) db.exec(`${tables} PRAGMA user_version = ${VERSION};`);
    else if (version !== VERSION) throw new Error(`it has format ${version}, this program reads ${VERSION}`);
  });
}

const versionOf = (db: DatabaseSync): number =>
  (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;

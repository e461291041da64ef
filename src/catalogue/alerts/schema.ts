import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds that a statement waits for another process. */
const TIMEOUT = 2_000;

/**
 * `token_hash` is the SHA-256 of the single-use token in the last mail that asks for a confirmation: null
 * before such a mail and after its use. Times are UTC milliseconds.
 */
const tables = `
CREATE TABLE IF NOT EXISTS alerts(
  edition TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, asked_at INTEGER NOT NULL,
  token_hash TEXT UNIQUE, confirmed_at INTEGER,
  PRIMARY KEY(edition, email)
) STRICT;
CREATE INDEX IF NOT EXISTS alerts_unconfirmed ON alerts(asked_at) WHERE confirmed_at IS NULL;
`;

/**
 * Opens the file of sign-ups for deal alerts, which is made where it does not exist and which only its owner
 * may read. What is deleted is overwritten.
 * @throws where it is broken or may not be written
 */
export function openAlertsFile(file: string): DatabaseSync {
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: TIMEOUT });
  try {
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON; ${tables}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

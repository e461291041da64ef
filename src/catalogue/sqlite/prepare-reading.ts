import type { DatabaseSync } from 'node:sqlite';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { Pieces } from '#engine/index/pieces.ts';
import { prepareSnapshot } from '#engine/index/snapshot.ts';
import { newestCheck, rankedSince } from './ageing.ts';
import { readColumns, readContents, readSegment, readSpelling } from './index-store.ts';
import type { Reading, Rows, Uses } from './reading.ts';
import { createStatements } from './statements.ts';
import { readVersion } from './version.ts';

/**
 * Reads an edition's current state whole, in a transaction that stays open on the connection.
 * @param usesOf what the snapshot begins with
 */
export function* prepareReading(
  db: DatabaseSync,
  edition: EditionKey,
  usesOf: (rows: Rows) => Uses,
): Pieces<Reading> {
  db.exec('BEGIN');
  const version = readVersion(db, edition);
  const contents = readContents(db, edition);
  const columns = yield* readColumns(db, edition, contents.room);
  const segments = [];
  for (const entry of contents.segments) segments.push(yield* readSegment(db, edition, entry));
  const spelling = yield* readSpelling(db, edition);
  const { language } = editions[edition];
  const statements = createStatements(db);
  const uses = usesOf({ edition, statements });
  const parts = { columns, names: contents.names, segments, spelling };
  const snapshot = yield* prepareSnapshot(parts, { language, uses: uses.byProduct });
  const competesSince = rankedSince(newestCheck(db, edition));
  return { edition, version, competesSince, snapshot, statements, db, cards: new Map(), uses };
}

import type { EditionKey } from '#editions/editions.ts';
import type { Use } from '../catalogue.ts';
import { transaction } from '../sqlite/transaction.ts';
import { createBuffer } from './buffer.ts';
import { createCounter } from './counter.ts';
import { firstHourKept, fold } from './fold.ts';
import { openUsageFile } from './open-file.ts';
import { sparing } from './sparing.ts';
import { readStandings, type Standing } from './standings.ts';
import { dayOf, type UseRow } from './tally.ts';
import { toRow } from './to-row.ts';
import { HOUR, type Topic } from './weights.ts';

/** Milliseconds between writes: what is lost at most where the process is killed. */
const WRITE_EVERY = 1_000;
/** Uses that wait at most; twice what the host can answer in a second. */
const ROOM = 20_000;

/** What shoppers did, kept in a file of its own; see docs/decisions/0007-uses-and-popularity.md. */
export interface Usage {
  /** Counts a use; never throws and does not wait for the disk. */
  record(use: Use): void;
  /** What was used, the most used first, from all processes' uses; nothing where it cannot be read. Never throws. */
  standings(edition: EditionKey, topic: Topic): Standing[];
  /** Writes what waits. */
  flush(): void;
  /** Writes what waits and gives the file back. */
  close(): void;
}

export interface UsageOptions {
  /** UTC milliseconds. */
  now?: () => number;
  /** Told of what could not be written or read. */
  log?: (message: string, error?: unknown) => void;
}

export function openUsage(
  file: string,
  { now = Date.now, log = (...parts) => console.error(...parts) }: UsageOptions = {},
): Usage {
  const db = openUsageFile(file, now, log);
  const insert = db.prepare(
    'INSERT OR IGNORE INTO uses(hour, edition, kind, subject, visitor, text) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const counter = createCounter();
  const buffer = createBuffer<UseRow>({ write, room: ROOM, log });
  const tellFold = sparing(log, now);
  const tellRead = sparing(log, now);
  let foldedOn = 0;

  function write(rows: readonly UseRow[]): void {
    transaction(db, () => {
      for (const { hour, edition, kind, subject, visitor, text } of rows) {
        insert.run(hour, edition, kind, subject, visitor, text);
      }
    });
    const first = firstHourKept(now());
    if (rows.some(({ hour }) => hour < first)) foldedOn = 0;
  }

  function foldOnceADay(): void {
    const today = dayOf(now() / HOUR);
    if (today === foldedOn) return;
    try {
      transaction(db, () => fold(db, now()));
      foldedOn = today;
    } catch (error) {
      tellFold('uses of earlier days could not be summed up, which will be tried again', error);
    }
  }

  const flush = () => {
    buffer.flush();
    foldOnceADay();
  };
  foldOnceADay();
  const writing = setInterval(flush, WRITE_EVERY);
  writing.unref();

  return {
    record(use) {
      const row = toRow(use, now());
      if (row && counter.isNew(row)) buffer.add(row);
    },
    standings(edition, topic) {
      buffer.flush();
      try {
        return readStandings(db, edition, topic, now());
      } catch (error) {
        tellRead('uses could not be read and do not count until they can', error);
        return [];
      }
    },
    flush,
    close() {
      if (!db.isOpen) return;
      clearInterval(writing);
      db.exec('PRAGMA busy_timeout = 5000');
      buffer.end();
      db.close();
    },
  };
}

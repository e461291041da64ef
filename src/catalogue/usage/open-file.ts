import { existsSync, renameSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openTables } from './schema.ts';

/** SQLite result codes (sqlite.org/rescode.html). */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/**
 * Opens the file of uses. A broken one is set aside and a new one begun; where none can be written, the uses are
 * kept in memory, so that the shop never stands still for them.
 */
export function openUsageFile(
  file: string,
  now: () => number,
  log: (message: string, error: unknown) => void,
): DatabaseSync {
  const met = inodeOf(file);
  try {
    return openTables(file);
  } catch (error) {
    try {
      if (!isBroken(error)) throw error;
      if (inodeOf(file) === met) {
        const aside = setAside(file, now());
        log(`The record of uses ${file} is broken: it was moved to ${aside} and a new one was begun.`, error);
      }
      return openTables(file);
    } catch (failure) {
      log(
        `The record of uses ${file} cannot be used, so uses are kept in memory until the next start: check that DATA_DIR may be written and that no newer version wrote the file.`,
        failure,
      );
      return openTables(':memory:');
    }
  }
}

/** Tells whether another process has set the file aside meanwhile. */
const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

function isBroken(error: unknown): boolean {
  const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** Renames the file with its log; answers the new name. */
function setAside(file: string, time: number): string {
  const aside = `${file}.broken-${new Date(time).toISOString().replaceAll(':', '-')}`;
  renameSync(file, aside);
  for (const end of ['-wal', '-shm']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  return aside;
}

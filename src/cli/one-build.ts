import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

/** Milliseconds between two looks whether another build has ended. */
const EVERY = 200;
/** SQLite's result code for a file that another one has locked. */
const BUSY = 5;

export interface OneBuild {
  edition: EditionKey;
  /** A file that is locked meanwhile; a lock of SQLite's, which ends with its process, however that ends. */
  lock: string;
  report: (line: string) => void;
}

/**
 * Does a build while no other process does one in the same place: that one is waited for.
 * @throws AppError `build_failed`, for what the file system refuses as well
 */
export async function oneBuild(
  { edition, lock, report }: OneBuild,
  build: () => Promise<void>,
): Promise<void> {
  try {
    await mkdir(dirname(lock), { recursive: true });
    const held = new DatabaseSync(lock);
    try {
      if (!taken(held)) {
        report(`Another build of ${edition} is running: waiting for its end ...`);
        while (!taken(held)) await setTimeout(EVERY);
      }
      await build();
    } finally {
      held.close();
    }
  } catch (error) {
    if (error instanceof AppError || !isRefused(error)) throw error;
    throw new AppError(
      'build_failed',
      `${error.message}\n\nThe build of ${edition} failed; the earlier build, if there is one, still stands.`,
      { cause: error },
    );
  }
}

function taken(db: DatabaseSync): boolean {
  try {
    db.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}

/** Whether an error is one of the system's or of SQLite's and not of the program. */
const isRefused = (error: unknown): error is Error =>
  error instanceof Error && ('errno' in error || 'errcode' in error);

import { AppError } from '#lib/errors.ts';
import type { CatalogueImport } from '../catalogue.ts';

/** SQLite result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/**
 * Opens an import so that a full disk and a busy file reach the caller as errors that
 * say what to do: AppError `disk_full`, `catalogue_busy`.
 */
export function translated(file: string, begin: () => CatalogueImport): CatalogueImport {
  const rethrow = (error: unknown): never => {
    throw translate(file, error);
  };
  try {
    const { put, putPacked, finish, abort } = begin();
    return {
      put: (offers) => put(offers).catch(rethrow),
      putPacked: (offers) => putPacked(offers).catch(rethrow),
      finish: (options) => finish(options).catch(rethrow),
      abort,
    };
  } catch (error) {
    return rethrow(error);
  }
}

/** An error of SQLite or of the file system as one that says what to do; other errors as they are. */
export function translate(file: string, error: unknown): unknown {
  const { errcode, syscall, message } = error as { errcode?: number; syscall?: string; message?: string };
  if (syscall !== undefined) return unusable(file, error);
  if (errcode === undefined) return error;
  switch (errcode & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
      return new AppError(
        'disk_full',
        `The catalogue ${file} cannot be written (${message}), so it is as it was: make room on its disk and import again.`,
        { cause: error },
      );
    case SQLITE_BUSY:
      return new AppError(
        'catalogue_busy',
        'Another import is writing to the catalogue; wait until it has finished and import again.',
        { cause: error },
      );
    default:
      return unusable(file, error);
  }
}

const unusable = (file: string, error: unknown): AppError =>
  new AppError(
    'catalogue_unusable',
    `The catalogue ${file} cannot be used (${(error as Error).message}): check that DATA_DIR may be written and that the file is a catalogue.`,
    { cause: error },
  );

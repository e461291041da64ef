import { AppError } from '#lib/errors.ts';
import type { CatalogueImport } from '../catalogue.ts';

/** SQLite result codes (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;

/**
 * Wraps the opening of an import so that a full disk and a busy file reach the caller as errors that
 * say what to do: AppError `disk_full`, `catalogue_busy`.
 */
export function translated<A extends unknown[]>(
  file: string,
  begin: (...args: A) => CatalogueImport,
): (...args: A) => CatalogueImport {
  const rethrow = (error: unknown): never => {
    throw translate(file, error);
  };
  return (...args) => {
    try {
      const { put, finish, abort } = begin(...args);
      return {
        put: (offers) => put(offers).catch(rethrow),
        finish: (options) => finish(options).catch(rethrow),
        abort,
      };
    } catch (error) {
      return rethrow(error);
    }
  };
}

function translate(file: string, error: unknown): unknown {
  const code = Number((error as { errcode?: number }).errcode) & 0xff;
  if (code === SQLITE_FULL || code === SQLITE_IOERR) {
    return new AppError(
      'disk_full',
      `The catalogue ${file} cannot be written (${(error as Error).message}), so it is as it was: make room on its disk and import again.`,
      { cause: error },
    );
  }
  if (code === SQLITE_BUSY) {
    return new AppError(
      'catalogue_busy',
      'Another import is writing to the catalogue; wait until it has finished and import again.',
      { cause: error },
    );
  }
  return error;
}

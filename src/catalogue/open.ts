import { join } from 'node:path';
import { loadConfig } from '#lib/config.ts';
import type { Catalogue } from './catalogue.ts';
import { openSqlite } from './sqlite/open.ts';

let opened: Promise<Catalogue> | undefined;

/** The catalogue of this process, opened once from `DATA_DIR`. */
export function catalogue(): Promise<Catalogue> {
  opened ??= Promise.resolve().then(() => openSqlite(catalogueFile(loadConfig().DATA_DIR)));
  return opened;
}

/** The SQLite file in a data directory. */
export const catalogueFile = (dataDir: string): string => join(dataDir, 'catalogue.sqlite');

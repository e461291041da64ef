import { join } from 'node:path';
import { loadConfig } from '#lib/config.ts';
import type { Catalogue } from './catalogue.ts';
import { openSqlite } from './sqlite/open.ts';

/** Held by the process and not by this module, because each built bundle carries a copy of the module. */
const shared = globalThis as typeof globalThis & { tecfinderCatalogue?: Promise<Catalogue> };

/** The catalogue of this process, opened once from `DATA_DIR`. */
export function catalogue(): Promise<Catalogue> {
  shared.tecfinderCatalogue ??= Promise.resolve().then(() =>
    openSqlite(catalogueFile(loadConfig().DATA_DIR)),
  );
  return shared.tecfinderCatalogue;
}

/** The SQLite file in a data directory. */
export const catalogueFile = (dataDir: string): string => join(dataDir, 'catalogue.sqlite');

import { join } from 'node:path';
import { loadConfig } from '#lib/config.ts';
import type { Catalogue } from './catalogue.ts';
import { openSqlite } from './sqlite/open.ts';

/** Held by the process and not by this module, because each built bundle carries a copy of the module. */
const shared = globalThis as typeof globalThis & { tecfinderCatalogue?: Promise<Catalogue> };

/** The catalogue of this process, opened once from `DATA_DIR`; where that fails, the next call tries again. */
export function catalogue(): Promise<Catalogue> {
  shared.tecfinderCatalogue ??= openCatalogue().catch((error: unknown) => {
    delete shared.tecfinderCatalogue;
    throw error;
  });
  return shared.tecfinderCatalogue;
}

/** Has everything in this process that asks for the catalogue be given this one; null lets go of what was given. */
export function provideCatalogue(other: Catalogue | null): void {
  if (other) shared.tecfinderCatalogue = Promise.resolve(other);
  else delete shared.tecfinderCatalogue;
}

/** A catalogue of one's own, to be closed by whoever opened it. */
export const openCatalogue = async (): Promise<Catalogue> => openSqlite(catalogueFile(loadConfig().DATA_DIR));

/** The SQLite file in a data directory. */
export const catalogueFile = (dataDir: string): string => join(dataDir, 'catalogue.sqlite');

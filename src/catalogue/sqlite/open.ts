import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MAX_IDS, MAX_POPULAR } from '#contract/limits.ts';
import type { EditionKey } from '#editions/editions.ts';
import { openAlerts } from '../alerts/alerts.ts';
import type { Capabilities, Catalogue } from '../catalogue.ts';
import { createPopularity, type Sale } from '../usage/popularity.ts';
import { openUsage } from '../usage/usage.ts';
import { saveCategories } from './categories.ts';
import { detail, offersById } from './detail.ts';
import { hierarchy, merchants, popularBrands } from './directory.ts';
import { translate, translated } from './failures.ts';
import { beginImport } from './import.ts';
import { inPieces } from './in-pieces.ts';
import { prepareReading } from './prepare-reading.ts';
import type { Reading } from './reading.ts';
import { createReadings } from './readings.ts';
import { migrate } from './schema.ts';
import { list, priceRange, search } from './search.ts';
import { createSuggesting } from './suggesting.ts';
import { createUsesReader } from './uses.ts';
import { wholeEdition } from './whole-edition.ts';

/** Milliseconds a writer waits for another one to finish. */
const PATIENCE = 10_000;
/** Bytes of the file that readings take as memory from the system's cache of files; the most SQLite maps. */
const MAPPED = 0x7fff0000;

/** One file has one writer at a time, and its locks reach no further than one machine. */
const CAPABILITIES: Capabilities = { parallelImports: false, sharedByMachines: false };

/**
 * The catalogue in one SQLite file, which is made where it does not exist. Readers in other processes
 * see the last finished import while a new one is written (write-ahead log). What shoppers use is kept in
 * `usage.sqlite` beside it, sign-ups for deal alerts in `alerts.sqlite`.
 * @throws AppError `catalogue_unusable`, `catalogue_version`, `catalogue_busy`, `disk_full`
 */
export function openSqlite(file: string, { patience = PATIENCE } = {}): Catalogue {
  const db = openDatabase(file, patience);
  const usage = openUsage(join(dirname(file), 'usage.sqlite'));
  const alerts = openAlerts(join(dirname(file), 'alerts.sqlite'));
  const popularity = createPopularity({ usage });
  const suggesting = createSuggesting(popularity);
  const uses = createUsesReader(popularity.productScores);
  const readings = createReadings(db, () => connectReader(file, patience), { usesOf: uses.read });
  const at = async (edition: EditionKey) => uses.renewed(await readings.at(edition));
  let closing: Promise<void> | undefined;
  const shut = async () => {
    usage.close();
    alerts.close();
    await readings.close();
    db.close();
  };
  return {
    capabilities: CAPABILITIES,
    list: async (request) => list(await at(request.edition), request),
    search: async (request) => search(await at(request.edition), request),
    suggest: async (request) => suggesting.suggest(await at(request.edition), request),
    suggestBrands: async (request) => suggesting.suggestBrands(await at(request.edition), request),
    record: usage.record,
    signUpForAlerts: async (request) => alerts.signUp(request),
    priceRange: async (request) => priceRange(await at(request.edition), request),
    product: async (edition, id) => detail(await at(edition), id),
    products: async (edition, ids) => offersById(await at(edition), ids.slice(0, MAX_IDS)),
    hierarchy: async (edition) => hierarchy(await at(edition)),
    merchants: async (edition) => merchants(await at(edition)),
    popularBrands: async (edition, limit) => popularity.brands(saleOf(await at(edition)), limit),
    popularSearches: async (edition, limit) => popularity.searches(saleOf(await at(edition)), limit),
    searchOf: async (edition, id) => popularity.searchOf(edition, id),
    version: async (edition) => (await at(edition)).version,
    whole: async (edition) => {
      const own = connectReader(file, patience);
      try {
        const reading = await inPieces(prepareReading(own, edition, uses.read));
        return wholeEdition(reading, {
          popularBrands: popularity.brands(saleOf(reading), MAX_POPULAR),
          popularSearches: popularity.searches(saleOf(reading), MAX_POPULAR),
          uses: {
            searches: popularity.searchWeights(edition),
            brands: popularity.brandWeights(edition),
          },
        });
      } catch (error) {
        own.close();
        throw error;
      }
    },
    import: async (source) => {
      const running = translated(file, () => beginImport(connect(file, patience), source));
      return {
        ...running,
        async finish(options) {
          const counts = await running.finish(options);
          readings.expectNew(source.edition);
          return counts;
        },
      };
    },
    close() {
      closing ??= shut();
      return closing;
    },
  };
}

/** What popular searches and brands are held against. */
const saleOf = (reading: Reading): Sale => ({
  edition: reading.edition,
  version: reading.version,
  finds: (text) => search(reading, { edition: reading.edition, text, limit: 1 }).total > 0,
  brands: () => popularBrands(reading, Number.MAX_SAFE_INTEGER),
});

function openDatabase(file: string, patience: number): DatabaseSync {
  try {
    makeFolder(dirname(file));
    const db = connect(file, patience);
    orClose(db, () => {
      migrate(db);
      saveCategories(db);
    });
    return db;
  } catch (error) {
    throw translate(file, error);
  }
}

/** Does work that a connection is opened for; where it fails, the connection is closed. */
function orClose<T>(db: DatabaseSync, work: () => T): T {
  try {
    return work();
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Folder by folder, because Node's recursive mkdir never returns under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Each import has a connection of its own, so that readers never see it half done. */
function connect(file: string, patience: number): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: patience });
  orClose(db, () =>
    db.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA journal_size_limit = 67108864',
    ),
  );
  return db;
}

/** A reading is renewed with each import: what it reads is not to be copied and read anew each time. */
function connectReader(file: string, patience: number): DatabaseSync {
  const db = connect(file, patience);
  orClose(db, () => db.exec(`PRAGMA mmap_size = ${MAPPED}`));
  return db;
}

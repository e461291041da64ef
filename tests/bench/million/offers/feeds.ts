import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Assortment, assort } from './assortment.ts';
import { createRange, type Language, type Range } from './range.ts';
import { type Cells, COLUMNS, type RowContext, rowOf } from './row.ts';
import { shops } from './shops.ts';

/** What the made offers depend on. */
export interface Plan {
  seed: number;
  offers: number;
  /** Both languages in the edition ES; else Spanish in ES and English in UK. */
  oneEdition: boolean;
}

export interface Offers extends Assortment {
  range: Range;
}

/** A version of the feeds: the first, one with a hundredth changed, one with every row changed, or with that part changed. */
export type Version = keyof typeof CHANGED | number;
const CHANGED = { first: 0, changed: 0.01, repriced: 1 };
const changedIn = (version: Version): number => (typeof version === 'number' ? version : CHANGED[version]);
const ROWS_A_PIECE = 500;
const ROWS_LOOKED_AT = 300;

export function planOffers({ seed, offers }: Plan): Offers {
  const range = createRange(seed, offers);
  return { range, ...assort(seed, offers, range) };
}

export const editionOf = (plan: Plan, language: Language): Language => (plan.oneEdition ? 'ES' : language);

/** The rows of one language's feed, shop after shop. */
export function* rowsOf(plan: Plan, offers: Offers, language: Language, version: Version): Generator<Cells> {
  const context: RowContext = {
    seed: plan.seed,
    range: offers.range,
    edition: editionOf(plan, language),
    changed: changedIn(version),
  };
  for (const shop of shops) {
    if (shop.language !== language) continue;
    for (const index of offers.sold[shop.number] ?? []) {
      const row = rowOf(shop, offers.range.product(index), context);
      if (row) yield row;
    }
  }
}

/** Writes a feed as csv.gz, unless it lies there from an earlier run; answers its rows where it was written. */
export async function writeFeed(
  plan: Plan,
  offers: Offers,
  language: Language,
  version: Version,
  folder = join(tmpdir(), 'tecfinder-bench-feeds'),
) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, feedName(plan, offers, language, version));
  if (existsSync(path)) return { path, rows: 0 };
  const rows = rowsOf(plan, offers, language, version);
  const count = { rows: 0 };
  const unfinished = `${path}.${process.pid}.part`;
  await pipeline(
    Readable.from(pieces(rows, count)),
    createGzip({ level: 1, chunkSize: 1 << 18 }),
    createWriteStream(unfinished),
  );
  renameSync(unfinished, path);
  return { path, rows: count.rows };
}

/** A name of its own for whatever the rows depend on, the program that makes them included. */
function feedName(plan: Plan, offers: Offers, language: Language, version: Version): string {
  const kind = createHash('sha256').update(
    JSON.stringify([plan.seed, plan.offers, plan.oneEdition, changedIn(version)]),
  );
  let looked = 0;
  for (const row of rowsOf(plan, offers, language, version)) {
    kind.update(line(row));
    if (++looked === ROWS_LOOKED_AT) break;
  }
  return `${kind.digest('hex').slice(0, 16)}.csv.gz`;
}

function* pieces(rows: Iterable<Cells>, count: { rows: number }): Generator<string> {
  let text = `${COLUMNS.join(',')}\n`;
  for (const row of rows) {
    text += line(row);
    if (++count.rows % ROWS_A_PIECE === 0) {
      yield text;
      text = '';
    }
  }
  yield text;
}

function line(cells: Cells): string {
  let text = '';
  for (const column of COLUMNS) {
    const cell = cells[column];
    text += /[",\n]/.test(cell) ? `,"${cell.replaceAll('"', '""')}"` : `,${cell}`;
  }
  return `${text.slice(1)}\n`;
}

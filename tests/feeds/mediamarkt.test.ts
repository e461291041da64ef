import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createFeedReader, type FeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import type { ImportReport } from '#feeds/report.ts';
import { removeFolder, unmanagedFolder } from '../support/files.ts';

const DAYS = join(import.meta.dirname, '../../../shared/data/mediamarkt-es');
const present = existsSync(DAYS);
if (!present) console.info(`Skipped: the six days of a real Spanish catalogue are not at ${DAYS}.`);

/**
 * The expected counts were made by another program over the same files (Python's csv and gzip): rows of
 * 15 columns, the first row of an id within a day counts, prices in cents.
 */
describe.skipIf(!present)('six days of a real Spanish catalogue', () => {
  let folder: string;
  let catalogue: Catalogue;
  let reader: FeedReader;
  let reports: ImportReport[];

  beforeAll(async () => {
    folder = unmanagedFolder();
    catalogue = openSqlite(join(folder, 'catalogue.sqlite'));
    const profile = await loadProfile('mediamarkt');
    reader = createFeedReader();
    reports = [];
    for (const file of readdirSync(DAYS).sort()) {
      const input = join(DAYS, file);
      reports.push(
        await ingest({
          catalogue,
          reader,
          profile,
          edition: 'ES',
          input,
          seenAt: new Date('2026-11-21'),
        }),
      );
    }
  }, 120_000);

  afterAll(async () => {
    await reader?.close();
    await catalogue?.close();
    removeFolder(folder);
  });

  test('each day’s rows are counted as another program counts them', () => {
    const counted = reports.map(({ read, stored, vanished, repriced, refusalsByCode }) => ({
      read,
      stored,
      vanished,
      repriced,
      ...refusalsByCode,
    }));
    expect(counted).toEqual([
      { read: 26140, stored: 25608, vanished: 0, repriced: 0, id_duplicate: 531, columns_shifted: 1 },
      { read: 26029, stored: 151, vanished: 190, repriced: 2818, id_duplicate: 459, columns_shifted: 1 },
      { read: 26196, stored: 346, vanished: 195, repriced: 1307, id_duplicate: 461, columns_shifted: 1 },
      { read: 25418, stored: 70, vanished: 875, repriced: 756, id_duplicate: 442, columns_shifted: 1 },
      { read: 26030, stored: 0, vanished: 82, repriced: 916, id_duplicate: 453, columns_shifted: 1 },
      { read: 26139, stored: 132, vanished: 71, repriced: 519, id_duplicate: 463, columns_shifted: 1 },
    ]);
  });

  test('25,675 products with a valid EAN are on sale on the last day', async () => {
    const page = await catalogue.list({ edition: 'ES', list: 'all' });
    expect(page.total).toBe(25_675);
    const report = reports.at(-1);
    expect(report?.notesByCode.ean_invalid).toBeUndefined();
  });

  test('4,721 EANs changed price over the week and 1,124 ended more than 10 % lower', () => {
    const db = new DatabaseSync(join(folder, 'catalogue.sqlite'), { readOnly: true });
    const counts = db
      .prepare(
        `WITH seen AS (
           SELECT o.gtin, v.price,
             row_number() OVER (PARTITION BY o.gtin ORDER BY v.since) AS first,
             row_number() OVER (PARTITION BY o.gtin ORDER BY v.since DESC) AS last
           FROM observations v JOIN offers o ON o.id = v.offer_id WHERE o.gtin IS NOT NULL
         ), ends AS (
           SELECT gtin, count(DISTINCT price) AS prices, max(CASE WHEN first = 1 THEN price END) AS began,
             max(CASE WHEN last = 1 THEN price END) AS ended
           FROM seen GROUP BY gtin
         ) SELECT sum(prices > 1) AS changed, sum(ended * 10 < began * 9) AS dropped FROM ends`,
      )
      .get();
    db.close();
    expect({ ...counts }).toEqual({ changed: 4721, dropped: 1124 });
  });

  test('nearly everything found its category', async () => {
    const tree = await catalogue.hierarchy('ES');
    const placed = tree.reduce((sum, { count }) => sum + count, 0);
    expect(placed / 25_675).toBeGreaterThan(0.95);
  });

  test('shoppers’ words find products', async () => {
    const page = await catalogue.search({ edition: 'ES', text: 'portátil lenovo' });
    expect(page.total).toBeGreaterThan(10);
    expect(page.products[0]?.c10_product_name).toMatch(/lenovo/i);
  });
});

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import type { Product } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import { importSamples } from '#feeds/samples.ts';

/** Where data that is not the project's own lies, if it is there. */
export const SHARED = join(import.meta.dirname, '../../../shared/data');
const NOW = new Date('2026-11-21T12:00:00.000Z');

/** Fills a catalogue of its own, lets it be used, and removes it. */
async function withCatalogue<T>(
  fill: (catalogue: Catalogue) => Promise<unknown>,
  use: (catalogue: Catalogue) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tecfinder-relevance-'));
  const catalogue = openSqlite(join(folder, 'catalogue.sqlite'));
  try {
    await fill(catalogue);
    return await use(catalogue);
  } finally {
    await catalogue.close();
    rmSync(folder, { recursive: true });
  }
}

export const withOffers = <T>(
  edition: EditionKey,
  offers: readonly Offer[],
  use: (catalogue: Catalogue) => Promise<T>,
): Promise<T> =>
  withCatalogue(async (catalogue) => {
    const running = await catalogue.import({
      edition,
      source: 'offers',
      profile: 'test',
      seenAt: NOW.toISOString(),
    });
    await running.put(offers);
    await running.finish();
  }, use);

/** The sample feeds of both editions, through the pipeline that a shop's feeds take. */
export const withSamples = <T>(use: (catalogue: Catalogue) => Promise<T>): Promise<T> =>
  withCatalogue((catalogue) => importSamples({ catalogue, now: NOW }), use);

const MEDIAMARKT = join(SHARED, 'mediamarkt-es');
export const mediaMarktIsPresent = existsSync(MEDIAMARKT);

/** The feed of each day of a real Spanish shop's catalogue, the oldest first. */
export const mediaMarktDays = (): string[] =>
  readdirSync(MEDIAMARKT)
    .sort()
    .map((day) => join(MEDIAMARKT, day));

/** The last day of a real Spanish shop's catalogue, through the same pipeline. */
export const withMediaMarkt = <T>(use: (catalogue: Catalogue) => Promise<T>): Promise<T> =>
  withCatalogue(async (catalogue) => {
    const reader = createFeedReader();
    await ingest({
      catalogue,
      reader,
      profile: await loadProfile('mediamarkt'),
      edition: 'ES',
      input: mediaMarktDays().at(-1) as string,
      seenAt: NOW,
    });
    await reader.close();
  }, use);

const PAGE = 500;

export async function allProducts(catalogue: Catalogue, edition: EditionKey): Promise<Product[]> {
  const products: Product[] = [];
  for (let page = 1; ; page++) {
    const answer = await catalogue.list({ edition, list: 'all', page, limit: PAGE });
    products.push(...answer.products);
    if (answer.products.length < PAGE) return products;
  }
}

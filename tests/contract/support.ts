import { onTestFinished } from 'vitest';
import type { Catalogue, ImportSource } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import type { Engine } from './engines.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-01T00:00:00.000Z');

/** Day n of the tests' calendar, UTC ISO 8601. */
export const day = (n: number): string => new Date(START + n * DAY).toISOString();

/** An opened catalogue with the offers of each day imported in turn. */
export async function catalogueOf(engine: Engine, ...days: Offer[][]): Promise<Catalogue> {
  const catalogue = await engine.open();
  onTestFinished(() => catalogue.close());
  for (const [n, offers] of days.entries()) await importDay(catalogue, n, offers);
  return catalogue;
}

/** Imports offers as read on day n. */
export async function importDay(
  catalogue: Catalogue,
  n: number,
  offers: readonly Offer[],
  facts: Partial<ImportSource & { allowShrink: boolean }> = {},
) {
  const { allowShrink, ...source } = facts;
  const running = await catalogue.import({
    edition: 'ES',
    source: 'feed.csv',
    profile: 'test',
    seenAt: day(n),
    ...source,
  });
  await running.put(offers.map((offer) => ({ ...offer, observedAt: day(n) })));
  return running.finish({ allowShrink });
}

/** The ids of a page in their order. */
export const ids = (page: { products: readonly { id_c10: string }[] }): string[] =>
  page.products.map(({ id_c10 }) => id_c10);

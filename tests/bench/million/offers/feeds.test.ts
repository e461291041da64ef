import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import { temporaryFolder } from '../../../support/files.ts';
import { planOffers, rowsOf, writeFeed } from './feeds.ts';

const plan = { seed: 1, offers: 2_000, oneEdition: true };

test('a seed makes the same offers everywhere', () => {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of rowsOf(plan, planOffers(plan), 'ES', 'first')) {
    if (rows++ < 1_000) hash.update(JSON.stringify(row));
  }
  expect(rows).toBe(1_200);
  expect(hash.digest('hex')).toBe('3fa205ab42687b6d37c79511b84392de945a6c9fed988e62aef16aa765cfecee');
});

test('the offers are taken in, and two of three are different products', async () => {
  const offers = planOffers(plan);
  const folder = temporaryFolder();
  const catalogue = openSqlite(`${folder}/catalogue.sqlite`);
  onTestFinished(() => catalogue.close());
  const reader = createFeedReader();
  onTestFinished(() => reader.close());
  const profile = await loadProfile('awin');
  let [read, refused, unmapped] = [0, 0, 0];
  for (const language of ['ES', 'UK'] as const) {
    const { path: input } = await writeFeed(plan, offers, language, 'first', folder);
    const report = await ingest({ catalogue, reader, profile, edition: 'ES', input, seenAt: new Date() });
    read += report.read;
    refused += report.refused;
    unmapped += report.unmapped.offers;
    expect(report.unknownColumns).toEqual([]);
  }
  expect(read).toBe(2_000);
  expect(refused / read).toBeLessThan(0.02);
  expect(unmapped / read).toBeLessThan(0.02);
  const { total } = await catalogue.list({ edition: 'ES', list: 'all' });
  expect(total / read).toBeGreaterThan(0.6);
  expect(total / read).toBeLessThan(0.7);
});

test('in the changed version a hundredth of the rows differ', () => {
  const offers = planOffers(plan);
  const first = new Map([...rowsOf(plan, offers, 'ES', 'first')].map((row) => [row.aw_product_id, row]));
  const changed = [...rowsOf(plan, offers, 'ES', 'changed')];
  const differing = changed.filter(
    (row) => JSON.stringify(row) !== JSON.stringify(first.get(row.aw_product_id)),
  );
  expect(differing.length / first.size).toBeGreaterThan(0.005);
  expect(differing.length / first.size).toBeLessThan(0.015);
  expect(changed.length).toBeLessThanOrEqual(first.size);
});

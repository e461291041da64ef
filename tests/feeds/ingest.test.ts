import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { HEADER, row, testProfile } from '../support/feeds.ts';
import { temporaryFile, temporaryFolder } from '../support/files.ts';

const reader = createFeedReader();
afterAll(() => reader.close());

function emptyCatalogue(): Catalogue {
  const catalogue = openSqlite(join(temporaryFolder(), 'catalogue.sqlite'));
  onTestFinished(() => catalogue.close());
  return catalogue;
}

const take = (catalogue: Catalogue, input: string) =>
  ingest({
    catalogue,
    reader,
    profile: testProfile,
    edition: 'ES',
    input,
    seenAt: new Date('2026-11-21T10:00:00Z'),
  });

const csv = (...lines: string[]): string => `${[HEADER, ...lines].join('\n')}\n`;
const feed = (content: string | Uint8Array): string => temporaryFile('feed.csv', content);
const total = async (catalogue: Catalogue) => (await catalogue.list({ edition: 'ES', list: 'all' })).total;

test('the report counts every row once and names each refusal with its line', async () => {
  const catalogue = emptyCatalogue();
  const report = await take(
    catalogue,
    feed(csv(row('1'), '', row('2', ''), row('3', 'free'), row('1'), 'x,y')),
  );
  expect(report).toMatchObject({
    source: 'feed.csv',
    edition: 'ES',
    profile: 'test',
    encoding: 'utf-8',
    read: 5,
    blank: 1,
    stored: 1,
    changed: 0,
    unchanged: 0,
    outdated: 0,
    vanished: 0,
    refused: 4,
    refusalsByCode: { price_missing: 1, price_invalid: 1, id_duplicate: 1, columns_shifted: 1 },
    refusals: [
      { line: 4, code: 'price_missing' },
      { line: 5, code: 'price_invalid', value: 'free' },
      { line: 7, code: 'columns_shifted', value: '2 of 4' },
      { line: 6, code: 'id_duplicate', value: '1' },
    ],
    unmapped: { offers: 1, texts: [{ text: '', offers: 1 }] },
  });
});

test('the same feed twice changes nothing, a later one tells what is different', async () => {
  const catalogue = emptyCatalogue();
  const first = feed(csv(row('1'), row('2')));
  await take(catalogue, first);
  expect(await take(catalogue, first)).toMatchObject({ stored: 0, changed: 0, unchanged: 2, vanished: 0 });
  expect(await take(catalogue, feed(csv(row('2', '9.00'), row('3'))))).toMatchObject({
    stored: 1,
    changed: 1,
    repriced: 1,
    unchanged: 0,
    vanished: 1,
  });
});

describe('a broken feed is refused and the catalogue stays as it was', () => {
  const long = csv(...Array.from({ length: 5000 }, (_, n) => row(`${n}`)));
  test.each([
    ['a missing file', () => '/nowhere/feed.csv', 'feed_missing'],
    ['a web page', () => feed('<!doctype html><title>Gone</title>'), 'feed_is_html'],
    ['a gzip cut off', () => feed(gzipSync(long).subarray(0, 9000)), 'feed_truncated'],
    ['nothing', () => feed(''), 'feed_empty'],
    ['a gzip of nothing', () => feed(gzipSync('')), 'feed_empty'],
    ['a header alone', () => feed(`${HEADER}\n`), 'feed_no_offers'],
    ['other columns', () => feed('sku,label\n1,A\n'), 'columns_missing'],
    ['only bad rows', () => feed(csv(row('1', ''), row('2', '0'))), 'feed_no_offers'],
  ])('%s', async (_, input, code) => {
    const catalogue = emptyCatalogue();
    await take(catalogue, feed(csv(row('1'), row('2'))));
    const before = await catalogue.version('ES');
    await expect(take(catalogue, input())).rejects.toMatchObject({ code });
    expect(await total(catalogue)).toBe(2);
    expect(await catalogue.version('ES')).toBe(before);
    expect(await take(catalogue, feed(csv(row('1'), row('2'))))).toMatchObject({ unchanged: 2 });
  });
});

describe('a feed at an address', () => {
  async function serve(status: number, body: string | Uint8Array): Promise<string> {
    const server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/datafeed/download/apikey/sekret/feed.csv.gz`;
  }

  test('is downloaded and taken in, and its key is nowhere in the report', async () => {
    const report = await take(emptyCatalogue(), await serve(200, gzipSync(csv(row('1')))));
    expect(report.stored).toBe(1);
    expect(report.source).toMatch(/^127\.0\.0\.1:\d+#[0-9a-f]{8}$/);
    expect(JSON.stringify(report)).not.toContain('sekret');
  });

  test('that answers an error is refused without showing the key', async () => {
    const failure = await take(emptyCatalogue(), await serve(403, 'no')).catch((error) => error);
    expect(failure).toMatchObject({ code: 'feed_http_status' });
    expect(failure.message).toContain('403');
    expect(failure.message).not.toContain('sekret');
  });

  test('that nobody answers is refused without showing the key', async () => {
    const failure = await take(emptyCatalogue(), 'http://127.0.0.1:9/sekret').catch((error) => error);
    expect(failure).toMatchObject({ code: 'feed_unreachable' });
    expect(`${failure.message} ${failure.cause}`).not.toContain('sekret');
  });
});

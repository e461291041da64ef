import { afterAll, expect, test } from 'vitest';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { HEADER, row, testProfile } from '../support/feeds.ts';
import { temporaryFile } from '../support/files.ts';

const reader = createFeedReader();
afterAll(() => reader.close());

const feed = (rows: number): string =>
  temporaryFile('feed.csv', [HEADER, ...Array.from({ length: rows }, (_, n) => row(`${n}`))].join('\n'));
const open = (input: string) =>
  reader.open({ input, profile: testProfile, edition: 'ES', seenAt: '2026-11-21T10:00:00.000Z' });

test('a feed comes with its head and every row once, in the order of the file', async () => {
  const opened = await open(feed(60_000));
  expect(opened.head).toEqual({ encoding: 'utf-8', unknownColumns: [] });
  const lines: number[] = [];
  for await (const batch of opened.batches) lines.push(...batch.lines);
  expect(lines).toEqual(Array.from({ length: 60_000 }, (_, n) => n + 2));
  await opened.close();
});

test('a feed that is given up in the middle, or never read on, leaves the reader ready for the next', async () => {
  const input = feed(60_000);
  const half = await open(input);
  for await (const batch of half.batches) {
    expect(batch.offers.length).toBeGreaterThan(0);
    break;
  }
  await half.close();
  await (await open(input)).close();
  const next = await open(feed(1));
  const lines: number[] = [];
  for await (const batch of next.batches) lines.push(...batch.lines);
  expect(lines).toEqual([2]);
  await next.close();
});

test('what is wrong with a feed keeps its code, its details and its words over the threads', async () => {
  await expect(open(temporaryFile('other.csv', 'sku,label\n1,A\n'))).rejects.toMatchObject({
    name: 'AppError',
    code: 'columns_missing',
    message: expect.stringContaining('its columns are: sku, label'),
    details: { profile: 'test', found: ['sku', 'label'] },
  });
});

test('two feeds are read at the same time without mixing', async () => {
  const [one, two] = await Promise.all([open(feed(3)), open(feed(5))]);
  const count = async ({ batches }: typeof one) => {
    let rows = 0;
    for await (const batch of batches) rows += batch.read;
    return rows;
  };
  expect(await Promise.all([count(one), count(two)])).toEqual([3, 5]);
  await Promise.all([one.close(), two.close()]);
});

test('a reader that is closed in the middle of a feed tells so', async () => {
  const own = createFeedReader();
  const opened = await own.open({
    input: feed(60_000),
    profile: testProfile,
    edition: 'ES',
    seenAt: '2026-11-21T10:00:00.000Z',
  });
  await own.close();
  const read = async () => {
    for await (const batch of opened.batches) expect(batch.read).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('ended before the feed did');
});

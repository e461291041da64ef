import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodeFeed } from '#feeds/decode.ts';
import { temporaryFile } from '../support/files.ts';

async function textOf(files: Record<string, string>): Promise<string> {
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  );
  let text = '';
  for await (const piece of decodeFeed(temporaryFile('feed.xml', archive))) text += piece;
  return text;
}

test('a zip is read whatever the file is called, what is beside the feed is left', async () => {
  expect(await textOf({ 'deep/feed.csv': 'id;ñ\n', 'licence.pdf': 'x', '__MACOSX/feed.csv': 'y' })).toBe(
    'id;ñ\n',
  );
});

test('a zip of one file needs no ending', async () => expect(await textOf({ feed: 'id\n' })).toBe('id\n'));

test.each([
  [{ 'a.csv': 'id\n', 'b.csv': 'id\n' }, 'feed_ambiguous'],
  [{}, 'feed_empty'],
])('a zip of %j is refused as %s', async (files, code) => {
  await expect(textOf(files as Record<string, string>)).rejects.toMatchObject({ code });
});

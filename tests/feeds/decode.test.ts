import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeFeed } from '#feeds/decode.ts';
import { temporaryFile } from '../support/files.ts';

async function textOf(content: string | Uint8Array, encoding?: string): Promise<string> {
  let text = '';
  for await (const piece of decodeFeed(temporaryFile('feed', content), encoding)) text += piece;
  return text;
}

const spanish = 'id;nombre\n1;Cafetera exprés «Ñandú» 20 €\n';

test.each([
  ['UTF-8', Buffer.from(spanish)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${spanish}`)],
  ['UTF-16 little endian', Buffer.from(`\uFEFF${spanish}`, 'utf16le')],
  ['UTF-16 big endian', Buffer.from(`\uFEFF${spanish}`, 'utf16le').swap16()],
  ['windows-1252', Buffer.from(spanish.replace('€', '\u0080'), 'latin1')],
  ['gzip', gzipSync(spanish)],
])('%s is read as text', async (_, content) => expect(await textOf(content)).toBe(spanish));

test('a named encoding is used', async () => {
  expect(await textOf(Buffer.from([0xb1, 0xe6]), 'iso-8859-2')).toBe('ąć');
});

test('characters cut between two pieces stay whole', async () => {
  const text = `${'x'.repeat(65_535)}ñ${'é'.repeat(100_000)}`;
  expect(await textOf(text)).toBe(text);
});

test('a wrong byte among many right ones leaves the rest UTF-8', async () => {
  const content = Buffer.concat([Buffer.from('ñandú año café '.repeat(20)), Buffer.from([0xf1])]);
  expect(await textOf(content)).toBe(`${'ñandú año café '.repeat(20)}\uFFFD`);
});

test('a gzip is closed when its reading is given up', async () => {
  const open = () => readdirSync('/proc/self/fd').length;
  const path = temporaryFile('feed', gzipSync('añb\n'.repeat(2_000_000)));
  const before = open();
  for (let n = 0; n < 5; n++) for await (const _ of decodeFeed(path)) break;
  await expect.poll(open).toBeLessThanOrEqual(before + 1);
});

test('a single wrong byte far into the file tells windows-1252', async () => {
  const content = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from([0xf1])]);
  expect((await textOf(content)).endsWith('añ')).toBe(true);
});

test.each([
  ['nothing', new Uint8Array(), 'feed_empty'],
  ['a gzip cut off', gzipSync('id,name\n'.repeat(10_000)).subarray(0, 40), 'feed_truncated'],
  ['a damaged gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(60, 7)]), 'feed_corrupt'],
  ['a damaged zip', Buffer.from('PK\u0003\u0004 no archive'), 'feed_corrupt'],
])('%s is refused', async (_, content, code) => {
  await expect(textOf(content)).rejects.toMatchObject({ code });
});

import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { precompress } from '../../src/cli/precompress.ts';

const PAGE = '<p>the same again</p>'.repeat(100);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecfinder-compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function client(name: string, files: Record<string, string>): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, 'deals'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(path, file), content);
  return path;
}

test('pages get both encodings beside them; small files and pictures stay as they are', async () => {
  const path = await client('a', { 'deals/index.html': PAGE, 'small.txt': 'x', 'picture.webp': PAGE });
  const files = await precompress(path);
  expect(files.map(({ path: file, br, gz }) => [file, Boolean(br), Boolean(gz)])).toEqual([
    ['deals/index.html', true, true],
    ['picture.webp', false, false],
    ['small.txt', false, false],
  ]);
  const br = await readFile(join(path, 'deals/index.html.br'));
  expect(brotliDecompressSync(br).toString()).toBe(PAGE);
  expect(br.length).toBe(files[0]?.br);
  expect(gunzipSync(await readFile(join(path, 'deals/index.html.gz'))).toString()).toBe(PAGE);
});

test('what an earlier build has compressed already is taken over', async () => {
  const earlier = await client('earlier', { 'index.html': PAGE, 'deals/index.html': PAGE });
  const files = await precompress(earlier);
  await writeFile(join(earlier, 'index.html.br'), 'taken over');
  const next = await client('next', { 'index.html': PAGE, 'deals/index.html': `${PAGE}changed` });
  await precompress(next, { client: earlier, files });
  expect(await readFile(join(next, 'index.html.br'), 'utf8')).toBe('taken over');
  expect(brotliDecompressSync(await readFile(join(next, 'deals/index.html.br'))).toString()).toContain(
    'changed',
  );
});

test('what is there under two names is compressed once,', async () => {
  const path = await client('twice', { 'index.html': PAGE, 'deals/index.html': PAGE });
  const files = await precompress(path);
  expect(files.map(({ path: file, br }) => [file, br])).toEqual([
    ['deals/index.html', files[0]?.br],
    ['index.html', files[0]?.br],
  ]);
  const inode = async (file: string) => (await stat(join(path, file))).ino;
  expect(await inode('index.html.br')).toBe(await inode('deals/index.html.br'));
});

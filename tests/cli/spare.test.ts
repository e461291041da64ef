import { linkSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { link, replaceFile } from '#export/place-file.ts';
import { keepOnly, keepSpare, takeSpare } from '../../src/cli/spare.ts';
import { temporaryFolder } from '../support/files.ts';

const put = (path: string, content: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
const read = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('what is written or linked in the place of a file leaves its other names as they are', () => {
  const folder = temporaryFolder();
  const [current, spare, other] = ['current', 'spare', 'other'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  put(current, 'as published');
  linkSync(current, spare);
  replaceFile(spare, 'next');
  expect([read(current), read(spare)]).toEqual(['as published', 'next']);
  put(other, 'linked');
  link(other, spare);
  expect([read(current), read(spare), read(other)]).toEqual(['as published', 'linked', 'linked']);
  expect(statSync(spare).ino).toBe(statSync(other).ino);
  link(other, spare);
  expect(read(spare)).toBe('linked');
});

test('only the files of a build are left in its folder', () => {
  const folder = temporaryFolder();
  for (const path of ['index.html', 'a/index.html', 'a/b/index.html', 'gone/deep/index.html', '.hidden'])
    put(join(folder, path), path);
  keepOnly(folder, ['index.html', 'a/b/index.html']);
  expect(filesIn(folder)).toEqual(['a', 'a/b', 'a/b/index.html', 'index.html']);
  keepOnly(folder, ['index.html'], 'a');
  expect(filesIn(folder)).toEqual(['a', 'a/b', 'a/b/index.html', 'index.html']);
});

test('the build before is the spare of the next one; the first build makes one of itself', async () => {
  const folder = temporaryFolder();
  const [current, old, spare, next] = ['es', 'old', 'spare', 'next'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  expect(await takeSpare(spare, next)).toBe(false);
  put(join(current, 'a/index.html'), 'first');
  await keepSpare(spare, current, null);
  expect(await takeSpare(spare, next)).toBe(true);
  expect(read(join(next, 'a/index.html'))).toBe('first');
  put(join(old, 'index.html'), 'before');
  put(join(spare, 'left.html'), 'left');
  await keepSpare(spare, current, old);
  expect(filesIn(spare)).toEqual(['index.html']);
});

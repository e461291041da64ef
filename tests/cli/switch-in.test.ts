import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { switchIn } from '../../src/cli/switch-in.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tecfinder-switch-'));
});
afterEach(() => rm(dist, { recursive: true }));

const place = (name: string) => join(dist, name);
const put = async (name: string) => {
  await mkdir(place(name));
  await writeFile(join(place(name), 'page'), name);
};

test('the next build takes the place of the current one', async () => {
  await put('es');
  await put('next');
  expect(await switchIn(place('next'), place('es'), place('old'))).toBe(true);
  expect(await readFile(join(place('es'), 'page'), 'utf8')).toBe('next');
  expect(await readFile(join(place('old'), 'page'), 'utf8')).toBe('es');
  expect(await readdir(dist)).toEqual(['es', 'old']);
});

test('the first build needs none before it', async () => {
  await put('next');
  expect(await switchIn(place('next'), place('es'), place('old'))).toBe(false);
  expect(await readdir(dist)).toEqual(['es']);
});

test('where the next build cannot be put in place the current one is put back', async () => {
  await put('es');
  await expect(switchIn(place('next'), place('es'), place('old'))).rejects.toMatchObject({
    code: 'build_failed',
  });
  expect(await readFile(join(place('es'), 'page'), 'utf8')).toBe('es');
  expect(await readdir(dist)).toEqual(['es']);
});

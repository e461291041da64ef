import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseBuildRecord } from '#host/build-record.ts';
import { buildEdition } from '../../src/cli/build-edition.ts';

/** A stand-in for the page builder: writes one page and the middleware, or fails as TALE says. */
const BUILDER = `import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
const tale = process.env.TALE;
if (tale === 'fails') { console.error('the head of about.md is wrong'); process.exit(1); }
const out = process.env.OUT_DIR;
for (const folder of ['client', 'server']) mkdirSync(out + '/' + folder, { recursive: true });
writeFileSync(out + '/client/index.html', process.env.EDITION + ' ' + tale);
writeFileSync(out + '/server/entry.mjs', 'export const handler = null;');`;

let root: string;
let dist: string;
const lines: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tecfinder-build-'));
  dist = join(root, 'dist');
  const bin = join(root, 'node_modules', 'astro', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'astro.mjs'), BUILDER);
});
afterEach(async () => {
  delete process.env.TALE;
  await rm(root, { recursive: true });
});

const build = (tale: string) => {
  process.env.TALE = tale;
  return buildEdition({ edition: 'ES', stamp: tale, dist, root, report: (line) => lines.push(line) });
};
const home = () => readFile(join(dist, 'es', 'client', 'index.html'), 'utf8');
const record = async () => parseBuildRecord(await readFile(join(dist, 'es', 'build.json'), 'utf8'));

test('a build is switched in and nothing else is left', async () => {
  await build('first');
  await build('second');
  expect(await home()).toBe('ES second');
  expect((await record())?.stamp).toBe('second');
  expect(await readdir(dist)).toEqual(['es']);
});

test('the part that renders on demand lies in a folder that no other build has', async () => {
  await build('first');
  const first = (await record())?.server as string;
  expect((await readdir(join(dist, 'es'))).sort()).toEqual([first, 'build.json', 'client'].sort());
  expect(await readdir(join(dist, 'es', first))).toEqual(['entry.mjs']);
  await build('second');
  expect((await record())?.server).not.toBe(first);
});

test('a build that fails says why and leaves the earlier one standing', async () => {
  await build('first');
  const failed = build('fails');
  await expect(failed).rejects.toMatchObject({ code: 'build_failed' });
  await expect(failed).rejects.toThrow('the head of about.md is wrong');
  expect(await home()).toBe('ES first');
  expect(await readdir(dist)).toEqual(['es']);
});

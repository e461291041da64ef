import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseBuildRecord } from '#host/build-record.ts';
import { readConfig } from '#lib/config.ts';
import { buildEdition } from '../../src/cli/build-edition.ts';
import { withRenderer } from '../../src/cli/render/renderer.ts';

/** A stand-in for Astro: bundles one page that says TALE, or fails as it says. */
const BUILDER = `import { mkdirSync, writeFileSync } from 'node:fs';
const tale = process.env.TALE;
if (tale === 'fails') { console.error('the head of about.md is wrong'); process.exit(1); }
const out = process.env.OUT_DIR;
for (const folder of ['client', 'pages', 'server']) mkdirSync(out + '/' + folder, { recursive: true });
const says = tale === 'fails late' ? 'return null.title;' : 'return new Response(' + JSON.stringify(process.env.EDITION + ' ' + tale) + ');';
writeFileSync(out + '/client/logo.svg', tale);
writeFileSync(out + '/pages/prerender-entry.a.mjs', 'export const frame = async () => 1; export const pages = async () => [{ path: "/", render: async () => {' + says + '} }];');
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
  await mkdir(join(root, 'src'));
  process.env.DATA_DIR = join(root, 'data');
});
afterEach(async () => {
  delete process.env.TALE;
  delete process.env.DATA_DIR;
  await rm(root, { recursive: true });
});

/** The sources tell the tale, so that another tale is another program. */
const build = async (tale: string) => {
  process.env.TALE = tale;
  await writeFile(join(root, 'src', 'tale.ts'), tale);
  return withRenderer((renderer) =>
    buildEdition({
      edition: 'ES',
      stamp: tale,
      config: readConfig({}),
      renderer,
      dist,
      root,
      report: (line) => lines.push(line),
    }),
  );
};
const home = () => readFile(join(dist, 'es', 'client', 'index.html'), 'utf8');
const record = async () => parseBuildRecord(await readFile(join(dist, 'es', 'build.json'), 'utf8'));

test('a build is switched in and nothing else is left', async () => {
  await build('first');
  await build('second');
  expect(await home()).toBe('ES second');
  expect((await record())?.stamp).toBe('second');
  expect(await readdir(dist)).toEqual(['.bundles', 'es']);
});

test('the part that renders on demand lies in a folder that no other program has', async () => {
  await build('first');
  const first = (await record())?.server as string;
  expect((await readdir(join(dist, 'es'))).sort()).toEqual([first, 'build.json', 'client'].sort());
  expect(await readdir(join(dist, 'es', first))).toEqual(['entry.mjs']);
  await build('second');
  expect((await record())?.server).not.toBe(first);
});

test('what did not change is neither bundled nor rendered again', async () => {
  await build('first');
  const { ino } = await stat(join(dist, 'es', 'client', 'index.html'));
  await writeFile(join(root, 'node_modules', 'astro', 'bin', 'astro.mjs'), 'process.exit(1);');
  await build('first');
  expect(await home()).toBe('ES first');
  expect((await stat(join(dist, 'es', 'client', 'index.html'))).ino).toBe(ino);
  expect(lines.at(-1)).toContain('1 pages, 0 rendered');
});

test('a page that somebody changed is rendered again', async () => {
  await build('first');
  await writeFile(join(dist, 'es', 'client', 'index.html'), 'scribbled');
  await build('first');
  expect(await home()).toBe('ES first');
});

test('a page that cannot be rendered fails the build and says why', async () => {
  await build('first');
  await expect(build('fails late')).rejects.toThrow("reading 'title'");
  expect(await home()).toBe('ES first');
  expect(await readdir(dist)).toEqual(['.bundles', 'es']);
});

test('a build that fails says why and leaves the earlier one standing', async () => {
  await build('first');
  const failed = build('fails');
  await expect(failed).rejects.toMatchObject({ code: 'build_failed' });
  await expect(failed).rejects.toThrow('the head of about.md is wrong');
  expect(await home()).toBe('ES first');
  expect(await readdir(dist)).toEqual(['.bundles', 'es']);
});

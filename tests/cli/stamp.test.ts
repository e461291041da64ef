import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { stampOf, stampOfBuild } from '../../src/cli/stamp.ts';
import { standIn } from '../api/stand-in.ts';

let root: string;
const put = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
};
const stamp = (environment = {}, version = 'v1') =>
  stampOf('ES', standIn({ version: () => Promise.resolve(version) }), readConfig(environment), root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tecfinder-stamp-'));
  await put('src/pages/index.astro', 'a page');
  await put('data/categories.json', '[]');
  await put('public/logo.svg', 'logo');
  await put('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  ['src/pages/index.astro', 'another page'],
  ['src/pages/new.astro', 'a new page'],
  ['data/categories.json', '[1]'],
  ['public/logo.svg', 'loga'],
  ['src/cli/render/policy.ts', 'another policy'],
  ['public/new.svg', ''],
  ['package-lock.json', '{"a":1}'],
  ['package.json', '{"a":1}'],
  ['astro.config.mjs', 'another setting'],
  ['astro.pages.mjs', 'another way to bundle pages'],
  ['astro.scripts.mjs', 'another way to bundle'],
  ['astro.serve-scripts.mjs', 'another way to serve'],
  ['astro.tables.mjs', 'another way to shorten'],
  ['tsconfig.json', '{}'],
])('a build is stale when %s becomes "%s"', async (path, content) => {
  const before = await stamp();
  await put(path, content);
  expect(await stamp()).not.toBe(before);
});

test.each(['src/host/listener.ts', 'src/cli/start.ts', 'data/feeds/es.csv.gz', 'tests/x.test.ts'])(
  'a build stands when only %s changes',
  async (path) => {
    const before = await stamp();
    await put(path, 'changed');
    expect(await stamp()).toBe(before);
  },
);

test('the catalogue and the settings that pages show count, those of the process do not', async () => {
  const before = await stamp();
  expect(await stamp({}, 'v2')).not.toBe(before);
  expect(await stamp({ SITE_PHONE: '+34 1' })).not.toBe(before);
  expect(await stamp({ ES_HOST: 'other.example' })).not.toBe(before);
  const ofProcess = { PORT: '8080', HOST: '0.0.0.0', DATA_DIR: '/x', TRUSTED_PROXIES: 'loopback' };
  expect(await stamp(ofProcess)).toBe(before);
});

test('a folder without a finished build has no stamp', async () => {
  expect(await stampOfBuild(root)).toBeNull();
  await put('build.json', '{"stamp":');
  expect(await stampOfBuild(root)).toBeNull();
  await put('build.json', '{"stamp":"s","builtAt":"2026-11-21T00:00:00Z","server":"1-server","files":[]}');
  expect(await stampOfBuild(root)).toBe('s');
});

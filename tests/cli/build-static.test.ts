import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#lib/config.ts';
import { buildStatic } from '../../src/cli/build-static.ts';
import { writeHostFiles } from '../../src/cli/static-host-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tecfinder-static-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('hosts are told what never changes and what to ask for again', async () => {
  await mkdir(join(folder, 'data', 'items'), { recursive: true });
  await writeFile(join(folder, 'data', 'index.json'), '{}');
  await writeHostFiles(folder, '/shop/es');
  const headers = await readFile(join(folder, '_headers'), 'utf8');
  expect(headers).toContain('/shop/es/*\n  Content-Security-Policy: ');
  expect(headers).toMatch(
    /^\/shop\/es\/data\/items\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m,
  );
  expect(headers).toMatch(/^\/shop\/es\/data\/index\.json\n {2}Cache-Control: .*must-revalidate$/m);
  const cached = [...headers.matchAll(/^(\S+)\n {2}Cache-Control/gm)].map(([, path = '']) => path);
  const fits = (path: string) => (rule: string) => new RegExp(`^${rule.replaceAll('*', '.*')}$`).test(path);
  for (const path of cached) expect(cached.filter(fits(path))).toEqual([path]);
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe('/shop/es/index.html /shop/es/ 301\n');
  expect(await readdir(folder)).toContain('.nojekyll');
});

test('a build that fails leaves the earlier folder standing', async () => {
  const bin = join(folder, 'node_modules', 'astro', 'bin');
  const earlier = join(folder, 'dist', 'static', 'es');
  await mkdir(bin, { recursive: true });
  await mkdir(earlier, { recursive: true });
  await writeFile(join(bin, 'astro.mjs'), "console.error('a page is wrong'); process.exit(1);");
  await writeFile(join(earlier, 'index.html'), 'earlier');
  const failed = buildStatic({
    edition: 'ES',
    catalogue: {} as never,
    config: readConfig({}),
    renderer: { render: () => Promise.reject(new Error('Nothing is to be rendered.')) },
    dist: join(folder, 'dist'),
    root: folder,
    report: () => {},
  });
  await expect(failed).rejects.toMatchObject({ code: 'build_failed' });
  expect(await readFile(join(earlier, 'index.html'), 'utf8')).toBe('earlier');
  expect(await readdir(join(folder, 'dist', 'static'))).toEqual(['es']);
});

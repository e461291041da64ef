import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSitemap } from '../../../src/cli/render/sitemap.ts';
import { temporaryFolder } from '../../support/files.ts';

const SITE = 'https://www.example.es/shop';
const page = (n: number, changedAt = '2026-11-20T06:00:00.000Z') => ({
  address: `${SITE}/${n}/`,
  changedAt,
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, lastmod]) => [loc, lastmod]);

test('robots are led to an index, and from there to every page once', async () => {
  const folder = temporaryFolder();
  writeSitemap(folder, SITE, [page(1), page(2, '2026-11-21T06:00:00.000Z'), page(1)]);
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  expect(locations(await readFile(join(folder, 'sitemap.xml'), 'utf8'))).toEqual([
    [`${SITE}/sitemaps/1.xml`, '2026-11-21T06:00:00.000Z'],
  ]);
  expect(locations(await readFile(join(folder, 'sitemaps', '1.xml'), 'utf8'))).toEqual([
    [`${SITE}/1/`, '2026-11-20T06:00:00.000Z'],
    [`${SITE}/2/`, '2026-11-21T06:00:00.000Z'],
  ]);
});

test('more pages than a file may list take several', async () => {
  const folder = temporaryFolder();
  writeSitemap(
    folder,
    SITE,
    Array.from({ length: 50_001 }, (_, n) => page(n)),
  );
  expect(await readdir(join(folder, 'sitemaps'))).toEqual(['1.xml', '2.xml']);
  expect(locations(await readFile(join(folder, 'sitemaps', '2.xml'), 'utf8'))).toHaveLength(1);
});

test('without pages there is an empty index', async () => {
  const folder = temporaryFolder();
  writeSitemap(folder, SITE, []);
  expect(locations(await readFile(join(folder, 'sitemap.xml'), 'utf8'))).toEqual([]);
});

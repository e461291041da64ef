import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '#export/place-file.ts';
import type { ListedPage } from './page-record.ts';

/** What a file of a sitemap holds at most (sitemaps.org). */
const MOST = 50_000;
const FOLDER = 'sitemaps';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes what search engines read: `robots.txt`, and `sitemap.xml`, which names the files that list all pages with the
 * time each of them changed last.
 * @param site where the pages lie, without a slash at its end: `https://www.example.es/shop`
 * @param listed their addresses as pages write them, escaped
 * @returns the paths of the files below the folder
 */
export function writeSitemap(folder: string, site: string, listed: readonly ListedPage[]): string[] {
  const pages = [...new Map(listed.map((page) => [page.address, page])).values()];
  const parts = Array.from({ length: Math.ceil(pages.length / MOST) }, (_, at) =>
    pages.slice(at * MOST, (at + 1) * MOST),
  );
  mkdirSync(join(folder, FOLDER), { recursive: true });
  const named = parts.map((part, at) => {
    const path = pathOfPart(at);
    replaceFile(join(folder, path), xml('urlset', 'url', part));
    const changedAt = part
      .map((page) => page.changedAt)
      .sort()
      .at(-1) as string;
    return { address: `${site}/${path}`, changedAt };
  });
  replaceFile(join(folder, 'sitemap.xml'), xml('sitemapindex', 'sitemap', named));
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${site}/sitemap.xml`, ''];
  replaceFile(join(folder, 'robots.txt'), robots.join('\n'));
  return [...parts.map((_, at) => pathOfPart(at)), 'sitemap.xml', 'robots.txt'];
}

const pathOfPart = (at: number): string => `${FOLDER}/${at + 1}.xml`;

const xml = (root: string, each: string, entries: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${SCHEMA}">`,
    ...entries.map(
      ({ address, changedAt }) => `<${each}><loc>${address}</loc><lastmod>${changedAt}</lastmod></${each}>`,
    ),
    `</${root}>`,
    '',
  ].join('\n');

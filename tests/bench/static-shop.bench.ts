import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { loadConfig } from '#lib/config.ts';
import { buildStatic, STATIC } from '../../src/cli/build-static.ts';
import { projectRoot } from '../../src/cli/command.ts';
import { serveFolder } from '../e2e/static/file-server.ts';
import { freePort } from '../pages/free-port.ts';
import { withChromium } from '../pages/shop.ts';
import { allProducts, mediaMarktDays, mediaMarktIsPresent } from '../relevance/catalogues.ts';
import { knownQueries } from '../relevance/known-report.ts';
import { type Fetched, visitLists, visitSearches } from './files/visits.ts';
import { spreadOf } from './files/weights.ts';
import { planOffers, writeFeed } from './million/offers/feeds.ts';
import { takeFeed } from './take-feed.ts';

/**
 * Builds a whole shop for static hosts, changes it and builds it again, and tells in a real browser what searches and
 * filtered lists fetch: files of answers as they lie there, scripts with brotli, each once a visit. The shop is of made
 * offers, of which 1 % change; `--offers` says how many (20,000). `--mediamarkt` takes the last two days of a real
 * shop's catalogue instead. `--queries` says how many of each kind (12). Run: npm run bench:static
 */
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '12' },
    mediamarkt: { type: 'boolean', default: false },
  },
});
/** The part of made offers that are Spanish, which are those measured. */
const SPANISH = 0.6;
const place = join(projectRoot, '.data', `bench-static-${process.pid}`);
const site = join(place, 'dist', STATIC, 'es');
mkdirSync(place, { recursive: true });
process.env.DATA_DIR = join(place, 'data');
mkdirSync(process.env.DATA_DIR);

const digests = (): Map<string, string> =>
  new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(site, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

async function build(): Promise<number> {
  const catalogue = openSqlite(join(process.env.DATA_DIR as string, 'catalogue.sqlite'));
  const started = performance.now();
  const parts = { config: loadConfig(), dist: join(place, 'dist'), root: projectRoot };
  await buildStatic({ ...parts, edition: 'ES', catalogue, report: console.log });
  await catalogue.close();
  return (performance.now() - started) / 1000;
}

const told = (fetched: readonly Fetched[]): string => {
  const spread = (of: keyof Fetched) => {
    const { p50, p95, most } = spreadOf(fetched.map((each) => each[of]));
    const [a, b, c] = [p50, p95, most].map((bytes) => (bytes / 1000).toFixed(1));
    return `p50 ${a}, p95 ${b}, most ${c} KB`;
  };
  return `${spread('data')} of answers; ${spread('all')} with scripts`;
};

/** What is sold, and what is sold after a change of it. */
interface Stock {
  name: string;
  profile: string;
  changed: string;
  feedOf(day: 'first' | 'changed'): Promise<string>;
}

function madeStock(): Stock {
  const plan = { seed: 1, offers: Math.round(Number(values.offers) / SPANISH), oneEdition: true };
  const made = planOffers(plan);
  return {
    name: `${values.offers} offers`,
    profile: 'awin',
    changed: 'after 1 % of the offers changed',
    feedOf: async (day) => (await writeFeed(plan, made, 'ES', day, join(place, 'feeds'))).path,
  };
}

function realStock(): Stock {
  const [first, changed] = mediaMarktIsPresent ? mediaMarktDays().slice(-2) : [];
  if (!first || !changed) throw new Error('Two days of the catalogue of MediaMarkt are not present.');
  return {
    name: 'MediaMarkt',
    profile: 'mediamarkt',
    changed: 'after its next day',
    feedOf: async (day) => (day === 'first' ? first : changed),
  };
}

try {
  const { name, profile, changed, feedOf } = values.mediamarkt ? realStock() : madeStock();
  const take = async (path: string, seenAt: string) => {
    const catalogue = openSqlite(join(process.env.DATA_DIR as string, 'catalogue.sqlite'));
    await takeFeed(catalogue, path, profile, seenAt);
    const products = await allProducts(catalogue, 'ES');
    await catalogue.close();
    return products;
  };
  const products = await take(await feedOf('first'), '2026-11-20T06:00:00.000Z');
  const kinds = knownQueries(products, 'ES', { count: Number(values.queries), seed: 1 });
  const fresh = await build();
  const before = digests();
  console.log(`${name}, ${products.length} products: built in ${fresh.toFixed(1)} s, ${before.size} files`);

  const port = await freePort();
  const server = await serveFolder({ folder: site, port });
  await withChromium([], async (browser) => {
    const shop = { browser, origin: `http://127.0.0.1:${port}`, site };
    const searches = await visitSearches(
      shop,
      kinds.flatMap(({ queries }) => queries.map(({ text }) => text)),
    );
    console.log(`before the first search result: ${told(searches.first)}`);
    console.log(`a search after it: ${told(searches.later)}`);
    const lists = await visitLists(shop);
    console.log(`before the first filtered list: ${told(lists)}`);
  });
  server.close();

  const rebuilt = async (what: string, seenAt: string) => {
    await take(await feedOf('changed'), seenAt);
    const seconds = await build();
    const after = digests();
    const same = [...after].filter(([path, digest]) => before.get(path) === digest).length;
    console.log(
      `${what}: built in ${seconds.toFixed(1)} s (${(fresh / seconds).toFixed(1)} times quicker), ${same} of ${after.size} files the same as at first`,
    );
  };
  await rebuilt(changed, '2026-11-20T12:00:00.000Z');
  await rebuilt('read again on the next day', '2026-11-21T06:00:00.000Z');
} finally {
  rmSync(place, { recursive: true, force: true });
}

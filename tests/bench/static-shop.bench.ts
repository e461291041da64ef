import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import type { Product } from '#contract/product.ts';
import { loadConfig } from '#lib/config.ts';
import { buildStatic, STATIC } from '../../src/cli/build-static.ts';
import { projectRoot } from '../../src/cli/command.ts';
import { type Renderer, withRenderer } from '../../src/cli/render/renderer.ts';
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
 * offers, of which 1 % change; `--offers` says how many (20,000). `--mediamarkt` takes the days of a real
 * shop's catalogue instead. `--queries` says how many of each kind (12). Run: npm run bench:static
 */
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '12' },
    mediamarkt: { type: 'boolean', default: false },
  },
});
/** The last is built by a program started for it, the others by the one that built at first, as `npm run build -- --watch` does. */
const CHANGES = 7;
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

/** Seconds of a build by a renderer that stays, or else by one that is started for it and ended after it. */
async function build(staying?: Renderer): Promise<number> {
  const catalogue = openSqlite(join(process.env.DATA_DIR as string, 'catalogue.sqlite'));
  const started = performance.now();
  const parts = { config: loadConfig(), dist: join(place, 'dist'), root: projectRoot, report: console.log };
  const buildWith = (renderer: Renderer) => buildStatic({ ...parts, edition: 'ES', catalogue, renderer });
  await (staying ? buildWith(staying) : withRenderer(buildWith));
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

/** A shop's feed, and the feeds after it, each with other changes to the one before. */
interface Stock {
  name: string;
  profile: string;
  changed: string;
  feeds: (() => Promise<string>)[];
}

function madeStock(): Stock {
  const plan = { seed: 1, offers: Math.round(Number(values.offers) / SPANISH), oneEdition: true };
  const made = planOffers(plan);
  return {
    name: `${values.offers} offers`,
    profile: 'awin',
    changed: 'after 1 % of the offers changed',
    feeds: Array.from({ length: CHANGES + 1 }, (_, changes) => async () => {
      const { path } = await writeFeed(plan, made, 'ES', changes / 100, join(place, 'feeds'));
      return path;
    }),
  };
}

function realStock(): Stock {
  const days = mediaMarktIsPresent ? mediaMarktDays() : [];
  if (days.length < 3) throw new Error('The days of the catalogue of MediaMarkt are not present.');
  return {
    name: 'MediaMarkt',
    profile: 'mediamarkt',
    changed: 'after its next day',
    feeds: days.map((day) => async () => day),
  };
}

const { name, profile, changed, feeds } = values.mediamarkt ? realStock() : madeStock();

/** Takes the next feed in. @returns all products after it */
async function take(feed: () => Promise<string>, seenAt: Date): Promise<Product[]> {
  const catalogue = openSqlite(join(process.env.DATA_DIR as string, 'catalogue.sqlite'));
  await takeFeed(catalogue, await feed(), profile, seenAt.toISOString());
  const products = await allProducts(catalogue, 'ES');
  await catalogue.close();
  return products;
}

async function weigh(products: readonly Product[]): Promise<void> {
  const kinds = knownQueries(products, 'ES', { count: Number(values.queries), seed: 1 });
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
}

/** Minutes before the midnight (UTC) that the day began with: another day in between would change every page. */
const seen = (minutes: number): Date => new Date(new Date().setUTCHours(0, -minutes, 0, 0));

try {
  const [first, ...others] = feeds as [(typeof feeds)[0], ...typeof feeds];
  const products = await take(first, seen(others.length + 1));
  await withRenderer(async (renderer) => {
    const fresh = await build(renderer);
    console.log(
      `${name}, ${products.length} products: built in ${fresh.toFixed(1)} s, ${digests().size} files`,
    );
    await weigh(products);
    for (const [at, feed] of others.entries()) {
      const isLast = at === others.length - 1;
      await take(feed, seen(others.length - at));
      const before = digests();
      const seconds = await build(isLast ? undefined : renderer);
      const after = digests();
      const same = [...after].filter(([path, digest]) => before.get(path) === digest).length;
      const by = isLast ? 'a program started for it' : `the program that built at first`;
      console.log(
        `${changed}, by ${by}: built in ${seconds.toFixed(1)} s (${(fresh / seconds).toFixed(1)} times quicker), ${same} of ${after.size} files the same`,
      );
    }
  });
} finally {
  rmSync(place, { recursive: true, force: true });
}

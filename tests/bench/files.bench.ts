import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { DATA, exportEdition } from '#export/export-edition.ts';
import { allProducts, mediaMarktDays, mediaMarktIsPresent, SHARED } from '../relevance/catalogues.ts';
import { hitsOf, knownQueries } from '../relevance/known-report.ts';
import { mean } from '../relevance/metrics.ts';
import { ours } from '../relevance/rankers.ts';
import { codeSize } from './files/code-size.ts';
import { measurePagefind } from './files/pagefind.ts';
import { fromFiles, rank } from './files/ranks.ts';
import { openSession } from './files/sessions.ts';
import { listWeights, type Spread, searchWeights, type Taken } from './files/weights.ts';
import { planOffers, writeFeed } from './million/offers/feeds.ts';
import { takeFeed } from './take-feed.ts';

/**
 * Weighs a shop that is answered from files: bytes before the first result and a query after it, bytes before the
 * first filtered list, files, seconds, and how often what is meant is found first; beside it the same of the server
 * and of Pagefind. `--offers` says of how many offers, `--queries` how many of each kind, `--mediamarkt` and
 * `--icecat` add real catalogues where they are present, `--alone` leaves Pagefind out. Run: npm run bench:files
 */
const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '2000,20000,100000' },
    queries: { type: 'string', default: '30' },
    mediamarkt: { type: 'boolean', default: false },
    icecat: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'tecfinder-files-'));
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const spread = ({ p50, p95, most }: Spread): string => `p50 ${kb(p50)}, p95 ${kb(p95)}, most ${kb(most)} KB`;
const taken = ({ bytes, files, rounds }: Taken): string =>
  `${spread(bytes)}; requests p50 ${files.p50}, p95 ${files.p95}, in rounds p50 ${rounds.p50}, p95 ${rounds.p95}`;
const code = await codeSize();
console.log(
  `code, brotli: lists ${kb(code.lists)} KB, searches ${kb(code.search)} KB more, suggestions ${kb(code.suggestions)} KB more`,
);

async function measure(title: string, inputs: readonly string[], profile: string): Promise<void> {
  console.log(`\n${title}`);
  const catalogue = openSqlite(join(folder, `${title.replace(/\W+/g, '-')}.sqlite`));
  const at = join(folder, title.replace(/\W+/g, '-'));
  const [first, next] = inputs as [string, string | undefined];
  await takeFeed(catalogue, first, profile, '2026-11-20T06:00:00.000Z');
  const fresh = await timed(() => exportEdition(catalogue, { edition: 'ES', folder: join(at, 'first') }));
  console.log(
    `  export ${fresh.seconds.toFixed(2)} s, ${fresh.result.files.length} files, ${kb(sizeOf(join(at, 'first', DATA)))} KB`,
  );
  const products = await allProducts(catalogue, 'ES');
  const kinds = knownQueries(products, 'ES', { count: Number(values.queries), seed: 1 });
  const files = fromFiles(openSession(join(at, 'first'), 'ES'));
  for (const ranker of [ours(catalogue, 'ES'), files]) {
    const hits = [];
    for (const { queries } of kinds) hits.push(await hitsOf(ranker, queries));
    console.log(
      `  success at 1 ${(100 * mean(hits.map((each) => each.first))).toFixed(1)}, at 10 ${(100 * mean(hits.map((each) => each.ten))).toFixed(1)} %: ${ranker.name}`,
    );
  }
  const texts = interleaved(kinds.map(({ queries }) => queries.map(({ text }) => text)));
  const search = await searchWeights(join(at, 'first'), 'ES', texts);
  console.log(`  ${products.length} products, ${texts.length} known items searched for`);
  console.log(
    `  before the first result: ${taken(search.first)}, and code ${kb(code.lists + code.search)} KB`,
  );
  console.log(`  a query after it: ${taken(search.later)}`);
  const lists = await listWeights(join(at, 'first'), 'ES');
  console.log(
    `  before the first filtered list of a category: ${spread(lists.scoped)}, and code ${kb(code.lists)} KB`,
  );
  console.log(`  before the first filtered list of everything: ${spread(lists.all)}`);
  const pagefind = values.alone ? null : await measurePagefind(at, products, kinds);
  if (pagefind) {
    console.log(
      `  Pagefind: build ${pagefind.seconds.toFixed(1)} s, ${pagefind.files} files, success at 1 ${(100 * pagefind.success).toFixed(1)} %`,
    );
    console.log(
      `    before the first result ${spread(pagefind.first)}; a query after it ${spread(pagefind.later)}`,
    );
  }
  if (next) {
    await takeFeed(catalogue, next, profile, '2026-11-21T06:00:00.000Z');
    const again = await timed(() =>
      exportEdition(catalogue, { edition: 'ES', folder: join(at, 'second'), earlier: join(at, 'first') }),
    );
    console.log(
      `  export after a change ${again.seconds.toFixed(2)} s, ${again.result.written} of ${again.result.files.length} files written`,
    );
  }
  await catalogue.close();
}

async function timed<T>(run: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const start = performance.now();
  const result = await run();
  return { seconds: (performance.now() - start) / 1000, result };
}

const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** The first of each list, then the second of each. */
const interleaved = (lists: readonly string[][]): string[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** The part of made offers that are Spanish, which are those measured. */
const SPANISH = 0.6;
const ICECAT = join(SHARED, 'icecat-electronics');
try {
  for (const offers of values.offers.split(',').map(Number)) {
    if (!offers) continue;
    const plan = { seed: 1, offers: Math.round(offers / SPANISH), oneEdition: true };
    const made = planOffers(plan);
    const feeds = join(folder, 'feeds');
    const first = await writeFeed(plan, made, 'ES', 'first', feeds);
    const changed = await writeFeed(plan, made, 'ES', 'changed', feeds);
    await measure(`${offers} made offers`, [first.path, changed.path], 'awin');
  }
  if (values.icecat && existsSync(ICECAT)) await rank(join(folder, 'icecat'), ICECAT);
  if (values.mediamarkt && mediaMarktIsPresent) {
    await measure('MediaMarkt', mediaMarktDays().slice(-2), 'mediamarkt');
  }
} finally {
  rmSync(folder, { recursive: true });
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundsOf, type Figures } from './million/bounds.ts';
import { importFeeds, makeFeeds, openPlace, sizeOf } from './million/loading.ts';
import { HELP, type Options, readOptions } from './million/options.ts';
import type { EngineFigures } from './million/processes/engine.process.ts';
import { inProcess } from './million/processes/fork.ts';
import type { PeerFigures } from './million/processes/peer.process.ts';
import { serve } from './million/serving.ts';
import { boundsTable } from './million/tables.ts';
import { tellEngine, tellFeeds, tellHttp, tellImport, tellMachine, tellPeers } from './million/telling.ts';

/** More than Node gives by itself. */
const MINISEARCH_HEAP = '--max-old-space-size=8192';

/** Measures the engine with a million made offers. Run: npm run bench; npm run bench -- --help */
const options = readOptions(process.argv.slice(2));
if (options === 'help') console.log(HELP);
else await run(options);

async function run(options: Options): Promise<void> {
  const { parts, json, check, ...plan } = options;
  const { keep, miniSearch, ...made } = plan;
  const place = openPlace(keep);
  const figures: Figures & { peers?: Record<string, PeerFigures> } = {};
  try {
    const feeds = await makeFeeds(made, parts);
    tellMachine();
    tellFeeds(made, feeds);
    if (!place.filled) {
      const imported = await importFeeds(place.catalogue, feeds.first);
      figures.first = { ...imported, size: sizeOf(place.catalogue) };
      tellImport('load into an empty catalogue', imported, figures.first.size);
    }
    if (parts.has('load')) {
      figures.again = await importFeeds(place.catalogue, feeds.changed);
      tellImport('the Spanish feed, 1 % changed', figures.again, sizeOf(place.catalogue));
    }
    if (parts.has('engine')) {
      figures.engine = await inProcess<EngineFigures>('engine.process.ts', {
        plan: made,
        file: place.catalogue,
      });
      tellEngine(figures.engine);
    }
    if (parts.has('peers')) {
      const file = join(place.folder, `fts5-${process.pid}.sqlite`);
      const ask = (peer: string, products: number) =>
        inProcess<PeerFigures>('peer.process.ts', { plan: made, peer, products, file }, [MINISEARCH_HEAP]);
      figures.peers = {
        FTS5: await ask('FTS5', made.offers),
        MiniSearch: await ask('MiniSearch', miniSearch),
      };
      tellPeers(figures.peers, figures.engine);
    }
    if (parts.has('http')) {
      figures.http = await serve(made, place, feeds);
      tellHttp(figures.http);
    }
    const kept = boundsOf(figures);
    if (kept.length) console.log(`\n${boundsTable(kept)}`);
    if (made.offers < 1_000_000 || !made.oneEdition)
      console.log('The bounds are for 1,000,000 offers in one edition.');
    if (json) writeFileSync(json, `${JSON.stringify({ ...made, ...figures, bounds: kept }, null, 2)}\n`);
    if (check && kept.some(({ ok }) => !ok)) process.exitCode = 1;
  } finally {
    place.clear();
  }
}

import { join } from 'node:path';
import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { EDITIONS, editions } from '#editions/editions.ts';
import { loadConfig } from '#lib/config.ts';
import { placeOfEdition } from '#lib/edition-place.ts';
import { buildShops } from '../../../src/cli/build.ts';
import { STATIC } from '../../../src/cli/build-static.ts';
import { distOf } from '../../../src/cli/command.ts';
import { serveFolder } from './file-server.ts';

/** Builds both editions for static hosts and serves each by itself: Spain at PORT, the United Kingdom at the next. */
const config = loadConfig();
const dist = distOf(config);
const catalogue = await openCatalogue();
await buildShops(catalogue, { wanted: EDITIONS, hosting: 'static' });
await catalogue.close();
const servers = await Promise.all(
  EDITIONS.map((edition, at) =>
    serveFolder({
      folder: join(dist, STATIC, editions[edition].folder),
      port: config.PORT + at,
      base: placeOfEdition(edition, config).base,
    }),
  ),
);
process.once('SIGTERM', () => {
  for (const server of servers) server.close();
  process.exit();
});

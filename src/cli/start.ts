import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { EDITIONS } from '#editions/editions.ts';
import { startHost } from '#host/host.ts';
import { assertAddressFree } from '#host/server.ts';
import { loadConfig } from '#lib/config.ts';
import { addressesOf } from './addresses.ts';
import { buildStale } from './build-stale.ts';
import { distOf, log, projectRoot, runCommand, stopRequested } from './command.ts';
import { withRenderer } from './render/renderer.ts';
import { fillEmptyCatalogue } from './samples.ts';

/** Reads the sample feeds into an empty catalogue, builds what is missing or stale, and serves both editions. */
await runCommand(async () => {
  const config = loadConfig();
  const dist = distOf(config);
  await assertAddressFree({ host: config.HOST, port: config.PORT });
  const catalogue = await openCatalogue();
  try {
    await fillEmptyCatalogue(catalogue, log);
    await withRenderer((renderer) =>
      buildStale({ wanted: EDITIONS, catalogue, config, renderer, dist, root: projectRoot, report: log }),
    );
    const stopping = stopRequested();
    const host = await startHost({ config, catalogue, dist, log });
    for (const line of addressesOf(config, host.port)) log(line);
    await stopping;
    await host.stop();
  } finally {
    await catalogue.close();
  }
  process.exit();
});

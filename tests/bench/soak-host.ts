import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { startHost } from '#host/host.ts';
import { fillEmptyCatalogue } from '../../src/cli/samples.ts';

/**
 * The host of a soak, in a process of its own: tells its port, then for each `memory` what the process
 * holds after a full collection, in bytes; `stop` ends it. An empty catalogue takes the sample feeds.
 */
const tell = (message: object) => process.send?.(message);
const catalogue = await openCatalogue();
await fillEmptyCatalogue(catalogue, () => {});
const host = await startHost({
  config: { HOST: '127.0.0.1', PORT: 0, ES_HOST: 'www.shop.example', UK_HOST: 'www.shop.example.uk' },
  catalogue,
  dist: join(tmpdir(), 'no-build'),
  log: (message, error) => tell({ failed: `${message}: ${error}` }),
});

process.on('message', async (wanted) => {
  if (wanted === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    tell({ rss, heapUsed });
    return;
  }
  await host.stop();
  await catalogue.close();
  process.exit();
});
tell({ port: host.port });

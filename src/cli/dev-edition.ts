import { dev } from 'astro';
import { listen } from '#host/server.ts';
import { projectRoot } from './command.ts';

const INNER_HOST = '127.0.0.1';

/**
 * The development server of the edition in EDITION, started by `npm run dev` as a process of its own
 * because an edition is fixed for a process. Takes a free port, which it keeps when it begins anew,
 * tells it to its parent, ends with it.
 */
const edition = process.env.EDITION ?? '';
const server = await dev({
  root: projectRoot,
  server: { host: INNER_HOST, port: await freePort() },
  vite: { cacheDir: `node_modules/.vite/${edition.toLowerCase()}` },
});
process.send?.({ port: server.address.port });
process.once('disconnect', () => {
  server.stop().finally(() => process.exit());
});

async function freePort(): Promise<number> {
  const probe = await listen((_request, response) => response.destroy(), { host: INNER_HOST, port: 0 });
  await probe.stop();
  return probe.port;
}

import { dev } from 'astro';
import { projectRoot } from './command.ts';

/**
 * The development server of the edition in EDITION, started by `npm run dev` as a process of its own
 * because an edition is fixed for a process. Takes a free port, tells it to its parent, ends with it.
 */
const edition = process.env.EDITION ?? '';
const server = await dev({
  root: projectRoot,
  server: { host: '127.0.0.1', port: 0 },
  vite: { cacheDir: `node_modules/.vite/${edition.toLowerCase()}` },
});
process.send?.({ port: server.address.port });
process.once('disconnect', () => {
  server.stop().finally(() => process.exit());
});

import { openSqlite } from '#catalogue/sqlite/open.ts';
import { startHost } from '#host/host.ts';
import { memory } from '../latency.ts';

/**
 * The host over a catalogue, without pages. Arguments: the catalogue's file, an empty folder. A message ends
 * it, and so does the end of its parent.
 */
const [file = '', dist = ''] = process.argv.slice(2);
const catalogue = openSqlite(file);
const config = { HOST: '127.0.0.1', PORT: 0, ES_HOST: 'www.tecfinder.es', UK_HOST: 'www.tecfinder.co.uk' };
const host = await startHost({ config, catalogue, dist, log: console.error });
process.once('message', async () => {
  await host.stop();
  await catalogue.close();
  process.send?.(memory().most);
  process.disconnect();
});
process.once('disconnect', () => process.exit());
process.send?.(host.port);

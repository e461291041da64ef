import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createApi } from '#api/app.ts';
import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { createDoorTable } from '#host/door.ts';
import { createListener } from '#host/listener.ts';
import { createProxyPages, forwardUpgrade } from '#host/proxy.ts';
import { assertAddressFree, listen } from '#host/server.ts';
import { enter } from '#host/visit.ts';
import { loadConfig } from '#lib/config.ts';
import { AppError } from '#lib/errors.ts';
import { addressesOf } from './addresses.ts';
import { log, projectRoot, runCommand, stopRequested } from './command.ts';
import { fillEmptyCatalogue } from './samples.ts';

interface Inner {
  child: ChildProcess;
  port: number;
}

/** A look for updates would write a file for which both servers begin anew, in the midst of reading content. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DISABLE_UPDATE_CHECK: 'true' };

/** Both editions under development on one address, chosen as the host chooses them, with the API. */
await runCommand(async () => {
  const config = loadConfig();
  await assertAddressFree({ host: config.HOST, port: config.PORT });
  const catalogue = await openCatalogue();
  await fillEmptyCatalogue(catalogue, log);
  const stopping = stopRequested();
  const started = await Promise.allSettled([startInner('ES'), startInner('UK')]);
  const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    const [es, uk] = running;
    if (!es || !uk)
      throw new AppError('dev_failed', 'A development server did not start; its reason is above.');
    const ports = { ES: es.port, UK: uk.port };
    const listener = createListener({
      config,
      api: createApi({ catalogue, log }),
      pages: createProxyPages(ports),
      log,
    });
    const front = await listen(listener, { host: config.HOST, port: config.PORT });
    const doors = createDoorTable(config);
    const domains = { ES: config.ES_HOST, UK: config.UK_HOST };
    front.server.on('upgrade', (request, socket, head) => {
      const entry = enter(request, doors, domains);
      if (entry.kind !== 'visit') {
        socket.destroy();
        return;
      }
      forwardUpgrade(request, socket, head, ports[entry.visit.edition]);
    });
    for (const line of addressesOf(config, front.port)) log(line);
    const brokenOff = await Promise.race([
      stopping.then(() => false),
      ...running.map(({ child }) => ended(child).then(() => true)),
    ]);
    front.server.closeAllConnections();
    await front.stop();
    if (brokenOff) {
      throw new AppError('dev_failed', 'A development server ended by itself; its reason is above.');
    }
  } finally {
    for (const { child } of running) if (child.connected) child.disconnect();
    await catalogue.close();
  }
  process.exit();
});

async function startInner(edition: EditionKey): Promise<Inner> {
  log(`Starting ${editions[edition].name} (${edition}) ...`);
  const child = fork(fileURLToPath(new URL('./dev-edition.ts', import.meta.url)), {
    cwd: projectRoot,
    env: { ...process.env, EDITION: edition, ...QUIET },
  });
  const told = new Promise<number>((resolve) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
  });
  const found = await Promise.race([told, ended(child)]);
  if (typeof found === 'number') return { child, port: found };
  throw new AppError('dev_failed', `The development server of ${edition} ended.`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

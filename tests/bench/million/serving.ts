import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { type Feeds, importFeeds, type Place } from './loading.ts';
import type { Plan } from './offers/feeds.ts';
import type { ClientAsked, ClientFigures } from './processes/client.process.ts';
import type { Imported } from './processes/import.process.ts';

export const RATE = 50;
/** Seconds that the client goes on after an import, while the host takes up what has changed. */
const AFTER = 10;

export interface HttpFigures {
  phases: (ClientFigures & { imported?: Imported })[];
  /** Megabytes at most. */
  hostMemory: number;
}

/** Searches over HTTP at a constant rate: first nothing else runs, then one import, then another. */
export async function serve(plan: Plan, place: Place, feeds: Feeds): Promise<HttpFigures> {
  const dist = join(place.folder, 'no-pages');
  mkdirSync(dist, { recursive: true });
  const host = program('host.process.ts', [place.catalogue, dist]);
  const [port] = (await once(host, 'message')) as [number];
  const client = program('client.process.ts', [String(port), String(RATE), JSON.stringify(plan)]);
  await once(client, 'message');

  const phase = async <T>(title: string, seed: number, meanwhile: () => Promise<T>) => {
    client.send({ title, seed } satisfies ClientAsked);
    const result = await meanwhile();
    const answered = once(client, 'message');
    client.send('stop');
    const [figures] = (await answered) as [ClientFigures];
    return { figures, result };
  };
  const importing = (sources: Feeds['first']) => async () => {
    await passed(2_000);
    const imported = await importFeeds(place.catalogue, sources);
    await passed(AFTER * 1000);
    return imported;
  };
  await phase('warm-up', plan.seed + 10, () => passed(5_000));
  const quiet = await phase('quiet', plan.seed + 11, () => passed(plan.offers < 500_000 ? 10_000 : 30_000));
  const small = await phase('1 % of a feed changes', plan.seed + 12, importing(feeds.changed));
  const whole = await phase('all of a feed changes', plan.seed + 13, importing(feeds.repriced));
  client.disconnect();
  const told = once(host, 'message');
  host.send('stop');
  const [hostMemory] = (await told) as [number];
  return {
    phases: [quiet, small, whole].map(({ figures, result }) => ({
      ...figures,
      ...(result && { imported: result }),
    })),
    hostMemory,
  };
}

const program = (name: string, parameters: string[]): ChildProcess =>
  fork(join(import.meta.dirname, 'processes', name), parameters);

import { Agent, get } from 'node:http';
import { SEARCH_PAGE_SIZE } from '#contract/query.ts';
import { type Latency, summed } from '../latency.ts';
import { type Plan, planOffers } from '../offers/feeds.ts';
import { soakOf } from '../queries/asking.ts';

/** Asks a host for searches at a constant rate, whether or not it has answered the earlier ones. */
export interface ClientAsked {
  title: string;
  seed: number;
}

export interface ClientFigures extends Latency {
  errors: number;
  /** What was answered instead, or why nothing was, and how often. */
  failures: Record<string, number>;
}

const LONGEST_MINUTES = 10;
const MAX_LIMIT = 100;
const [port = '', rate = '', plan = ''] = process.argv.slice(2);
const gap = 1000 / Number(rate);
const offers = planOffers(JSON.parse(plan) as Plan);
const agent = new Agent({ keepAlive: true });
let stopping = false;

process.on('message', (asked: ClientAsked | 'stop') => {
  stopping = asked === 'stop';
  if (asked !== 'stop') void ask(asked).then((figures) => process.send?.(figures));
});
process.send?.('ready');

/** Until told to stop; a latency counts from when the search was due, so that waiting in line counts. */
async function ask({ title, seed }: ClientAsked): Promise<ClientFigures> {
  const paths = distinctPaths(seed);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const failures: Record<string, number> = {};
  let found = 0;
  const start = performance.now();
  for (let nth = 0; !stopping && nth < paths.length; nth++) {
    const due = start + nth * gap;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    open.push(
      fetched(paths[nth] as string).then((total) => {
        times.push(performance.now() - due);
        if (typeof total === 'string') failures[total] = (failures[total] ?? 0) + 1;
        else if (total > 0) found++;
      }),
    );
  }
  await Promise.all(open);
  const errors = Object.values(failures).reduce((sum, times) => sum + times, 0);
  return { ...summed(title, times, found), errors, failures };
}

/** The same search asked again asks for one product more, so that no answer the host kept can serve it. */
function distinctPaths(seed: number): string[] {
  const asked = new Map<string, number>();
  return soakOf(offers, seed, Number(rate) * 60 * LONGEST_MINUTES).flatMap((parameters) => {
    const path = `/api/search?country=ES&${new URLSearchParams(parameters as Record<string, string>)}`;
    const limit = asked.get(path) ?? SEARCH_PAGE_SIZE;
    asked.set(path, limit + 1);
    return limit > MAX_LIMIT ? [] : [`${path}&limit=${limit}`];
  });
}

/** How many products an answer counts, or what was wrong with it. */
function fetched(path: string): Promise<number | string> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host: 'localhost' } }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece as Buffer);
      const text = Buffer.concat(pieces).toString();
      const body: { total?: number } = JSON.parse(text);
      resolve(response.statusCode === 200 && body.total !== undefined ? body.total : text);
    }).on('error', (error) => resolve(String(error)));
  });
}

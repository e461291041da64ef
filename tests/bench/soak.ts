import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpClient } from './http-client.ts';
import { createMix, type Seen } from './soak-mix.ts';

/**
 * Two hundred shoppers who never rest ask one host for a minute. Prints requests a second, errors, times
 * and the memory of the host; ends with 1 where anything failed or memory grew.
 * `SOAK_SECONDS`, `SOAK_CLIENTS` and `DATA_DIR` (an existing catalogue) change what is done.
 */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 60);
const CLIENTS = Number(process.env.SOAK_CLIENTS ?? 200);
/** The first part fills what the host keeps and lets its code be compiled; memory is compared after it. */
const WARM_UP = 1 / 2;
/** What the host may hold more at the end than after the warm-up, in bytes after a full collection. */
const MAY_GROW = 48 * 1024 * 1024;
/** Kinds of failures that are told one by one. */
const MOST_TOLD = 20;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

interface Memory {
  rss: number;
  heapUsed: number;
}

const folder = process.env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'tecfinder-soak-'));
const failures = new Map<string, number>();
const count = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
const times: number[] = [];
let longest = { time: 0, what: '' };
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

const host = fork(new URL('./soak-host.ts', import.meta.url), {
  execArgv: ['--expose-gc'],
  env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? folder },
});
host.on('message', (message: { failed?: string }) => {
  if (message.failed) count(message.failed);
});
const { port } = await answerOf<{ port: number }>(host, 'port');
const mixOf = mixes(await look(port));
const start = await memory();
const shoppers = Array.from({ length: CLIENTS }, (_, n) => enter(n));
await Promise.all(shoppers.map(({ client }) => client.ask('GET', '/api/categories')));
const begun = performance.now();
const end = begun + SECONDS * 1_000;
const shopping = Promise.all(shoppers.map(shop));
await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000 * WARM_UP));
const middle = await memory();
await shopping;
const took = (performance.now() - begun) / 1_000;
const last = await memory();
host.send('stop');
await once(host, 'exit');
if (folder) rmSync(folder, { recursive: true });

times.sort((a, b) => a - b);
const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1)} ms`;
console.log(
  `${CLIENTS} clients for ${took.toFixed(0)} s: ${times.length} requests, ${Math.round(times.length / took)} a second`,
);
console.log(
  `times: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${longest.time.toFixed(1)} ms (${longest.what})`,
);
for (const [name, { rss, heapUsed }] of Object.entries({ start, middle, end: last })) {
  console.log(
    `memory at the ${name}, after collection: ${megabytes(rss)}, of it heap ${megabytes(heapUsed)}`,
  );
}
const grown = last.heapUsed - middle.heapUsed;
const grownRss = last.rss - middle.rss;
console.log(
  `grown since the middle: ${megabytes(grownRss)}, heap ${megabytes(grown)}; bound ${megabytes(MAY_GROW)}`,
);
for (const [what, times] of [...failures].slice(0, MOST_TOLD)) console.log(`failed ${times} times: ${what}`);
const total = [...failures.values()].reduce((sum, times) => sum + times, 0);
console.log(`errors: ${total}`);
process.exitCode = total > 0 || Math.max(grown, grownRss) > MAY_GROW ? 1 : 0;

function enter(number: number) {
  const headers = { 'user-agent': `${AGENT} ${number}`, 'accept-encoding': 'br' };
  return { client: new HttpClient(port, headers), next: mixOf(number) };
}

/** Asks one thing after another; every tenth answer is asked for again with its tag. */
async function shop({ client, next }: ReturnType<typeof enter>): Promise<void> {
  try {
    for (let n = 0; performance.now() < end; n++) {
      const { method, target } = next();
      const since = performance.now();
      const { status, tag } = await client.ask(method, target);
      const time = performance.now() - since;
      times.push(time);
      if (time > longest.time) longest = { time, what: `${method} ${target}` };
      const wanted = method === 'POST' ? 202 : 200;
      if (status !== wanted) count(`${method} ${target}: ${status}`);
      if (n % 10 === 0 && tag) {
        const again = await client.ask(method, target, `if-none-match: ${tag}\r\n`);
        if (again.status !== 304 && again.tag === tag) count(`${target} again: ${again.status}`);
      }
    }
  } catch (error) {
    count(String(error));
  } finally {
    client.close();
  }
}

async function look(port: number): Promise<Seen> {
  const get = async (path: string) => (await fetch(`http://localhost:${port}/api${path}`)).json();
  const { products } = (await get('/products/all?limit=100')) as { products: Record<string, string>[] };
  const brands = (await get('/brands/popular?limit=50')) as { brandName: string }[];
  return {
    ids: products.map(({ id_c10 }) => String(id_c10)),
    names: products.map(({ c10_product_name }) => String(c10_product_name)),
    brands: brands.map(({ brandName }) => brandName),
  };
}

/** A mix for each shopper, the same in every run. */
function mixes(seen: Seen) {
  return (number: number) => {
    let state = Math.imul(number + 1, 0x9e3779b1) >>> 0;
    return createMix(seen, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    });
  };
}

async function memory(): Promise<Memory> {
  const told = answerOf<Memory>(host, 'rss');
  host.send('memory');
  return await told;
}

/** The next message of the host that has this field. @throws where the host ends before */
function answerOf<T>(child: ChildProcess, field: keyof T & string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listen = (message: T & object) => {
      if (!(field in message)) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
  });
}

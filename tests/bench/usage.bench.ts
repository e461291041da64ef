import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openUsage } from '#catalogue/usage/usage.ts';

/**
 * Prints how many uses are recorded in a second, how long a write of 10,000 and a look at a busy site's weights
 * take, and how long the summing up of its day; in CPU time, so that other programs do not matter. Run: node tests/bench/usage.bench.ts
 */
const VISITORS = 10_000;
const PRODUCTS = 20_000;
const DAY = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'tecfinder-bench-'));
const file = join(folder, 'usage.sqlite');
let now = Date.parse('2026-11-16T12:00:00Z');
const usage = openUsage(file, { now: () => now });
try {
  print('recording', record(10_000), 'uses/s', 10_000);
  print('writing 10,000', time(usage.flush), 'ms');
  for (let n = 0; n < 9; n++) {
    now += 3_600_000;
    record(10_000);
    usage.flush();
  }
  print(
    'weights of products after 100,000 uses',
    time(() => usage.standings('ES', 'product')),
    'ms',
  );
  print(
    'weights of searches after 100,000 uses',
    time(() => usage.standings('ES', 'search')),
    'ms',
  );
  now += 2 * DAY;
  print('summing up 100,000 uses', time(usage.flush), 'ms');
  print(
    'weights of products after that',
    time(() => usage.standings('ES', 'product')),
    'ms',
  );
  usage.close();
  print('the file then', statSync(file).size / 1e6, 'MB');
} finally {
  rmSync(folder, { recursive: true });
}

/** Milliseconds of CPU of recording different uses: nine of ten of products, the others searches. */
function record(count: number): number {
  return time(() => {
    for (let n = 0; n < count; n++) {
      const search = n % 10 === 0;
      usage.record({
        edition: 'ES',
        kind: search ? 'search' : 'offer',
        subject: search ? `portátil modelo ${n % 700}` : `product${(n * 7919) % PRODUCTS}`,
        visitor: `visitor${n % VISITORS}`,
        at: now,
      });
    }
  });
}

function time(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

function print(what: string, measured: number, unit: string, count?: number): void {
  const figure = count === undefined ? measured : (count / measured) * 1_000;
  console.log(`${what.padEnd(42)} ${figure.toFixed(figure < 10 ? 1 : 0)} ${unit}`);
}

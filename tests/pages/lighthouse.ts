import { type AuditedPage, audit, type Report } from './audit.ts';
import { freePort } from './free-port.ts';
import { withChromium, withShop } from './shop.ts';

/**
 * Prints Lighthouse's mobile scores of the kinds of pages, and what keeps one under 100; ends with 1
 * where anything does. `LIGHTHOUSE_RUNS` sets how many runs the medians are of.
 */
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** Search engines are kept from these on purpose; Lighthouse takes that for a fault. */
const unlisted = true;

const PAGES: readonly AuditedPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/popular' },
  { name: 'search', path: '/search?q=tv', unlisted },
  { name: 'favourites', path: '/favorites', unlisted },
  { name: 'policy', path: '/privacy' },
];

const COLUMNS = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'KB', 'requests'];

const port = await freePort();
const reports = await withShop((origin) =>
  withChromium([`--remote-debugging-port=${port}`], async () => {
    const all: Report[] = [];
    for (const page of PAGES) all.push(await audit(page, { origin, port, runs: RUNS }));
    return all;
  }),
);

console.log(`\nLighthouse, mobile, median of ${RUNS}; times in ms\n`);
console.log(`| page | ${COLUMNS.join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(COLUMNS.length)}`);
for (const { name, scores, figures } of reports) {
  const { fcp, lcp, tbt, cls, kilobytes, requests } = figures;
  const numbers = [fcp, lcp, tbt].map((time) => time.toFixed(0));
  console.log(
    `| ${[name, ...scores, ...numbers, cls.toFixed(3), kilobytes.toFixed(1), requests].join(' | ')} |`,
  );
}
for (const { name, faults } of reports) for (const fault of faults) console.log(`${name}: ${fault}`);
process.exitCode = reports.some(({ scores }) => scores.some((score) => score < 100)) ? 1 : 0;

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFile, temporaryFolder } from '../support/files.ts';

const header =
  'aw_deep_link,product_name,merchant_product_id,merchant_id,merchant_name,search_price,currency,ean';
const row = (n: number, price = '12.00') =>
  `https://www.awin1.com/pclick.php?p=${n},Lámpara ${n},SKU${n},900,Tienda,${price},EUR,`;
const feed = (...rows: string[]) => temporaryFile('feed.csv', `${[header, ...rows].join('\n')}\n`);

function run(words: string[], { dataDir = temporaryFolder(), limit = '' } = {}) {
  const command = [process.execPath, join('src', 'cli', 'ingest.ts'), ...words]
    .map((word) => `'${word}'`)
    .join(' ');
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${limit} ${command}`], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('--help explains the command', () => {
  const { status, stdout } = run(['--help']);
  expect(status).toBe(0);
  for (const word of ['--edition', '--profile', '--report', 'Exit codes', 'DATA_DIR'])
    expect(stdout).toContain(word);
});

test.each([
  [[], 'Name at least one feed'],
  [['feed.csv'], 'Say whose offers they are with --edition'],
  [['feed.csv', '--edition', 'FR'], 'Say whose offers they are with --edition'],
  [['feed.csv', '--editon', 'ES'], "Unknown option '--editon'"],
  [
    ['feed.csv', '--edition', 'ES', '--profile', 'nobody'],
    'The profile data/profiles/nobody.json cannot be read',
  ],
])('%j ends with 2 and one sentence', (words, message) => {
  const { status, stderr } = run(words);
  expect(stderr.startsWith(message)).toBe(true);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});

test('a feed is taken in, summed up and reported to a file', () => {
  const report = join(temporaryFolder(), 'report.json');
  const { status, stdout } = run([feed(row(1), row(2, '')), '--edition', 'ES', '--report', report]);
  expect(status).toBe(0);
  expect(stdout).toContain('feed.csv (ES): 2 rows read');
  expect(stdout).toContain('1 stored, 0 changed, 0 unchanged, 0 outdated, 0 vanished, 1 refused');
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    stored: 1,
    refusals: [{ line: 3, code: 'price_missing' }],
  });
});

test('one bad feed ends with 1 and leaves the others taken in', () => {
  const dataDir = temporaryFolder();
  const first = run(['/nowhere.csv', feed(row(1)), '--edition', 'ES'], { dataDir });
  expect(first.status).toBe(1);
  expect(first.stderr).toContain(
    'nowhere.csv: There is no file /nowhere.csv: give the path of a feed, or an http or https address. (feed_missing)',
  );
  expect(first.stdout).toContain('1 stored');
});

test('a file that is no catalogue is named with what to do', () => {
  const dataDir = temporaryFolder();
  writeFileSync(
    join(dataDir, 'catalogue.sqlite'),
    'no catalogue at all, but long enough to be a header of one '.repeat(20),
  );
  const { status, stderr } = run([feed(row(1)), '--edition', 'ES'], { dataDir });
  expect(stderr).toContain('cannot be used (file is not a database): check that DATA_DIR');
  expect(status).toBe(1);
});

test('a disk that takes no more leaves the catalogue as it was', () => {
  const dataDir = temporaryFolder();
  expect(run([feed(row(1)), '--edition', 'ES'], { dataDir }).status).toBe(0);
  const big = feed(row(1), ...Array.from({ length: 8000 }, (_, n) => row(n + 2)));
  const full = run([big, '--edition', 'ES'], { dataDir, limit: 'ulimit -f 700;' });
  expect(full.stderr).toMatch(/make room .*\(disk_full\)/);
  expect(full.status).toBe(1);
  expect(run([feed(row(1)), '--edition', 'ES'], { dataDir }).stdout).toContain(
    '0 stored, 0 changed, 1 unchanged',
  );
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { provideChromium } from './browser.ts';
import { readPlaywright, readVitest, type Tally } from './tally.ts';

/** Runs every check of the project, shows what they say, and ends with the sum of all. */
const root = fileURLToPath(new URL('..', import.meta.url));
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
const reports = mkdtempSync(join(tmpdir(), 'tecfinder-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const filesReport = join(reports, 'files.json');
/** The journeys that are walked from files each time; `npm run test:static` walks all. */
const FROM_FILES = 'static browsing listing --project=desktop --grep-invert=@server';

function run(title: string, command: string, environment: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n== ${title}: ${command}`);
  const [program = '', ...parameters] = command.split(' ');
  const env = { ...process.env, ...environment };
  return spawnSync(program, parameters, { cwd: root, stdio: 'inherit', env }).status === 0;
}

function check(title: string, command: string): Tally {
  const passed = run(title, command);
  return { passed: Number(passed), failed: Number(!passed), skipped: [] };
}

function suite(passed: boolean, tally: Tally): Tally {
  return passed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

const browser = provideChromium(console.log);
console.log(`Testing in ${browser}`);

const tallies = [
  check('Lint and format', 'biome check --error-on-warnings .'),
  check('Types', 'astro check --minimumSeverity warning'),
  check('Unused code', 'knip'),
  suite(
    run('Units', `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`),
    readVitest(vitestReport),
  ),
  suite(
    run('In the browser', 'playwright test --reporter=list,json', {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }),
    readPlaywright(playwrightReport),
  ),
  suite(
    run('From files', `playwright test --reporter=list,json ${FROM_FILES}`, {
      CHROMIUM_PATH: browser,
      E2E_HOSTING: 'static',
      PLAYWRIGHT_JSON_OUTPUT_NAME: filesReport,
    }),
    readPlaywright(filesReport),
  ),
];
rmSync(reports, { recursive: true });

const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
const skipped = tallies.flatMap((tally) => tally.skipped);
console.log('');
for (const line of skipped) console.log(`skipped: ${line}`);
const failed = sum((tally) => tally.failed);
console.log(`${sum((tally) => tally.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

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
  return { passed: Number(passed), failed: passed ? [] : [title], skipped: [] };
}

/** A suite that did not pass has failed, whatever its report says. */
function suite(title: string, command: string, environment: NodeJS.ProcessEnv, read: () => Tally): Tally {
  const passed = run(title, command, environment);
  const tally = read();
  const failed = tally.failed.map((line) => `${title}: ${line}`);
  return { ...tally, failed: passed || failed.length > 0 ? failed : [title] };
}

const browser = provideChromium(console.log);
console.log(`Testing in ${browser}`);

const tallies = [
  check('Lint and format', 'biome check --error-on-warnings .'),
  check('Types', 'astro check --minimumSeverity warning'),
  check('Unused code', 'knip'),
  suite('Units', `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`, {}, () =>
    readVitest(vitestReport),
  ),
  suite(
    'In the browser',
    'playwright test --reporter=list,json',
    { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    () => readPlaywright(playwrightReport),
  ),
  suite(
    'From files',
    `playwright test --reporter=list,json ${FROM_FILES}`,
    { CHROMIUM_PATH: browser, E2E_HOSTING: 'static', PLAYWRIGHT_JSON_OUTPUT_NAME: filesReport },
    () => readPlaywright(filesReport),
  ),
];
rmSync(reports, { recursive: true });

const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
console.log('');
for (const line of tallies.flatMap((tally) => tally.skipped)) console.log(`skipped: ${line}`);
for (const line of failed) console.log(`failed: ${line}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

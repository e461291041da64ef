import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a suite came to; `skipped` names each test with its reason. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: string[];
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: [] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; annotations?: { type: string; description?: string }[] }[];
  }[];
}
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(z.custom<PlaywrightSuite>()),
});

/** Reads Vitest's JSON report; a file that could not run counts as one failure. */
export function readVitest(path: string): Tally {
  const report = vitestSchema.safeParse(readJson(path));
  if (!report.success) return NOTHING;
  const { numPassedTests, numFailedTests, testResults } = report.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  );
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped };
}

/** Reads Playwright's JSON report; a test that only passed when repeated counts as failed. */
export function readPlaywright(path: string): Tally {
  const report = playwrightSchema.safeParse(readJson(path));
  if (!report.success) return NOTHING;
  const { stats, suites } = report.data;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: suites.flatMap(skippedIn),
  };
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => {
        const reason = annotations.map(({ description }) => description).filter(Boolean);
        return [title, ...reason].join(': ');
      }),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a suite came to; `failed` and `skipped` name each test with its reason. */
export interface Tally {
  passed: number;
  failed: string[];
  skipped: string[];
}

const NOTHING: Tally = { passed: 0, failed: [], skipped: [] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

interface PlaywrightTest {
  status: string;
  projectName: string;
  annotations?: { type: string; description?: string }[];
  results: { error?: { message?: string } }[];
}
interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: PlaywrightTest[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(z.custom<PlaywrightSuite>()),
});

/** Reads Vitest's JSON report; a file that could not run counts as one failure. */
export function readVitest(path: string): Tally {
  const report = vitestSchema.safeParse(readJson(path));
  if (!report.success) return NOTHING;
  const { numPassedTests, testResults } = report.data;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed');
    if (tests.length > 0)
      return tests.map(({ fullName, failureMessages }) => named([fullName], failureMessages[0]));
    return status === 'failed' ? [named([name], message)] : [];
  });
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
    .map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed, skipped };
}

/** Reads Playwright's JSON report; a test that only passed when repeated counts as failed. */
export function readPlaywright(path: string): Tally {
  const report = playwrightSchema.safeParse(readJson(path));
  if (!report.success) return NOTHING;
  const { stats, suites } = report.data;
  const tests = suites.flatMap(testsIn);
  return {
    passed: stats.expected,
    failed: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ spec, projectName, results }) =>
        named(
          [`${spec.file}:${spec.line}`, spec.title, projectName],
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ spec, annotations = [] }) =>
        named([spec.title, ...annotations.flatMap(({ description }) => description || [])]),
      ),
  };
}

function testsIn({
  suites = [],
  specs = [],
}: PlaywrightSuite): (PlaywrightTest & { spec: PlaywrightSpec })[] {
  const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  return [...own, ...suites.flatMap(testsIn)];
}

/** A test by its names, and the first line of why it did not pass or run. */
const named = (names: readonly string[], reason = ''): string =>
  [...names, stripVTControlCharacters(reason).split('\n')[0]].filter(Boolean).join(': ');

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

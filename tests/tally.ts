import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** What a suite came to; `failed` and `skipped` name each test with its reason. */
export interface Tally {
  passed: number;
  failed: string[];
  skipped: string[];
}

/** What a report that cannot be read says. */
const UNREADABLE: Tally = { passed: 0, failed: ['a report that cannot be read'], skipped: [] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string().nullish()).default([]),
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
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** Reads Vitest's JSON report; a file that could not run counts as one failure. */
export function readVitest(path: string): Tally {
  const report = vitestSchema.safeParse(readJson(path));
  if (!report.success) return UNREADABLE;
  const { numPassedTests, testResults } = report.data;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => named([fullName], failureMessages[0]));
    const isBroken = message || (status === 'failed' && tests.length === 0);
    return isBroken ? [...tests, named([name], message)] : tests;
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
  if (!report.success) return UNREADABLE;
  const { stats, suites, errors } = report.data;
  const tests = suites.flatMap(testsIn);
  return {
    passed: stats.expected,
    failed: [
      ...errors.map(({ message }) => named(['outside the tests'], message)),
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ spec, projectName, results }) =>
          named(
            [`${spec.file}:${spec.line}`, spec.title, projectName],
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ],
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
const named = (names: readonly string[], reason?: string | null): string =>
  [...names, stripVTControlCharacters(reason ?? '').split('\n')[0]].filter(Boolean).join(': ');

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

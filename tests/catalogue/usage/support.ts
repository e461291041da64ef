import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import type { Use } from '#catalogue/catalogue.ts';
import { openUsage, type Usage } from '#catalogue/usage/usage.ts';
import type { Topic } from '#catalogue/usage/weights.ts';
import { temporaryFolder } from '../../support/files.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The noon at which the tests' clock starts. */
export const NOON = Date.parse('2026-11-16T12:00:00Z');

export interface Clock {
  time: number;
}

export const usageFile = (): string => join(temporaryFolder(), 'usage.sqlite');

/** An opened record of uses whose clock the test sets; it is closed when the test ends. */
export function opened(clock: Clock, file = usageFile(), log?: (message: string) => void): Usage {
  const usage = openUsage(file, { now: () => clock.time, log });
  onTestFinished(() => usage.close());
  return usage;
}

export const use = (facts: Partial<Use> = {}): Use => ({
  edition: 'ES',
  kind: 'offer',
  subject: 'a',
  visitor: 'v1',
  at: NOON,
  ...facts,
});

/** The weights of a topic's subjects, without what rounding adds or takes. */
export const weights = (usage: Usage, topic: Topic = 'product'): Record<string, number> =>
  Object.fromEntries(
    usage.standings('ES', topic).map(({ subject, weight }) => [subject, Number(weight.toFixed(9))]),
  );

/** What a table of the file holds, seen from outside. */
export function rows(file: string, table: 'uses' | 'days' | 'sums') {
  const db = new DatabaseSync(file);
  const found = db.prepare(`SELECT * FROM ${table}`).all();
  db.close();
  return found;
}

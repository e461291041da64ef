import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openAlerts } from '#catalogue/alerts/alerts.ts';
import { temporaryFolder } from '../../support/files.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1);
const ask = (email: string, at: number) => ({ edition: 'ES' as const, email, at });

function rows(file: string) {
  const db = new DatabaseSync(file);
  const found = db.prepare('SELECT edition, email, asked_at, token_hash, confirmed_at FROM alerts').all();
  db.close();
  return found.map((row) => ({ ...row }));
}

test('a sign-up is kept once a person and edition, without a token before a mail', () => {
  const file = join(temporaryFolder(), 'alerts.sqlite');
  const alerts = openAlerts(file, { now: () => START });
  alerts.signUp(ask('ana@example.com', START));
  alerts.signUp(ask('Ana@example.com', START + 1));
  alerts.signUp({ ...ask('ana@example.com', START), edition: 'UK' });
  alerts.close();
  expect(rows(file)).toEqual([
    { edition: 'ES', email: 'ana@example.com', asked_at: START + 1, token_hash: null, confirmed_at: null },
    { edition: 'UK', email: 'ana@example.com', asked_at: START, token_hash: null, confirmed_at: null },
  ]);
});

test('what was not confirmed in seven days is deleted, what was confirmed stays', () => {
  const file = join(temporaryFolder(), 'alerts.sqlite');
  const first = openAlerts(file, { now: () => START });
  first.signUp(ask('old@example.com', START));
  first.signUp(ask('confirmed@example.com', START));
  first.signUp(ask('young@example.com', START + DAY));
  first.close();
  const db = new DatabaseSync(file);
  db.exec(`UPDATE alerts SET confirmed_at = ${START} WHERE email = 'confirmed@example.com'`);
  db.close();
  openAlerts(file, { now: () => START + 7 * DAY + 1 }).close();
  expect(rows(file).map(({ email }) => email)).toEqual(['confirmed@example.com', 'young@example.com']);
});

test('signing up again leaves a confirmed sign-up as it is', () => {
  const file = join(temporaryFolder(), 'alerts.sqlite');
  const alerts = openAlerts(file, { now: () => START });
  alerts.signUp(ask('ana@example.com', START));
  const db = new DatabaseSync(file);
  db.exec(`UPDATE alerts SET confirmed_at = ${START}`);
  db.close();
  alerts.signUp(ask('ana@example.com', START + DAY));
  alerts.close();
  expect(rows(file)).toMatchObject([{ asked_at: START, confirmed_at: START }]);
});

test('only the owner may read the file, and nothing is made before the first sign-up', () => {
  const file = join(temporaryFolder(), 'alerts.sqlite');
  const alerts = openAlerts(file);
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
  alerts.signUp(ask('ana@example.com', Date.now()));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  alerts.close();
});

test('a broken file is told of and refuses sign-ups, and nothing else fails', () => {
  const file = join(temporaryFolder(), 'alerts.sqlite');
  writeFileSync(file, 'no database at all, but long enough to be taken for one'.repeat(20));
  const told: string[] = [];
  const alerts = openAlerts(file, { log: (message) => told.push(message) });
  expect(told).toHaveLength(1);
  expect(() => alerts.signUp(ask('ana@example.com', 1))).toThrow(/not a database/);
  alerts.close();
});

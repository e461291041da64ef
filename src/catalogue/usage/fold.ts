import type { DatabaseSync } from 'node:sqlite';
import { dayOf, tally, type UseRow } from './tally.ts';
import { HOUR, HOURS_A_DAY } from './weights.ts';

/** Days that sums of a day are kept; by then a use has less than a seven-thousandth of its weight left. */
export const KEPT_DAYS = 90;

/** The first hour whose uses are kept apart, with their visitors: that of yesterday's midnight, UTC. */
export const firstHourKept = (now: number): number => (dayOf(now / HOUR) - 1) * HOURS_A_DAY;

/** Within a transaction: turns the uses before yesterday into sums of their days, and drops the oldest sums. */
export function fold(db: DatabaseSync, now: number): void {
  const first = firstHourKept(now);
  const rows = db.prepare('SELECT * FROM uses WHERE hour < ?').all(first) as unknown as UseRow[];
  const toDay = db.prepare(
    `INSERT INTO days(day, edition, kind, subject, visitors, amount) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, amount = amount + excluded.amount`,
  );
  const toSum = db.prepare(
    `INSERT INTO sums(edition, kind, subject, visitors, amount, text) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET visitors = visitors + excluded.visitors, amount = amount + excluded.amount,
       text = excluded.text`,
  );
  for (const { day, edition, kind, subject, visitors, amount, text } of tally(rows)) {
    toDay.run(day, edition, kind, subject, visitors, amount);
    toSum.run(edition, kind, subject, visitors, amount, text);
  }
  db.prepare('DELETE FROM uses WHERE hour < ?').run(first);
  drop(db, dayOf(now / HOUR) - KEPT_DAYS);
}

/** Takes the days before `day` out of the sums. */
function drop(db: DatabaseSync, day: number): void {
  db.prepare(
    `UPDATE sums SET visitors = sums.visitors - old.visitors, amount = sums.amount - old.amount
     FROM (SELECT edition, kind, subject, sum(visitors) AS visitors, sum(amount) AS amount FROM days
           WHERE day < ? GROUP BY edition, kind, subject) AS old
     WHERE sums.edition = old.edition AND sums.kind = old.kind AND sums.subject = old.subject`,
  ).run(day);
  db.prepare('DELETE FROM days WHERE day < ?').run(day);
  db.exec('DELETE FROM sums WHERE visitors <= 0');
}

import type { DatabaseSync } from 'node:sqlite';
import { FRESH } from '#contract/freshness.ts';
import type { EditionKey } from '#editions/editions.ts';

/** When a price of an edition was checked last, UTC ISO 8601; what is old is told from there. Empty where none was. */
export const newestCheck = (db: DatabaseSync, edition: EditionKey): string =>
  (
    db.prepare("SELECT coalesce(max(newest_check), '') AS at FROM runs WHERE edition = ?").get(edition) as {
      at: string;
    }
  ).at;

/** The time of a check since which prices compete with others. */
export const rankedSince = (newest: string): string => before(newest, FRESH.ranked);

/** Whether an offer competes with others: in stock, and its price was checked lately enough. Column names may follow `offer`. */
export const competes = (offer = ''): string => `(${offer}in_stock AND ${offer}observed_at >= ?)`;

/**
 * Takes off sale the offers whose price was not checked for too long before `newest`. What these and the offers that
 * compete no more since `previous` were products of is noted in the temporary table `touched`.
 * @returns how many offers were taken off sale
 */
export function letAge(db: DatabaseSync, edition: EditionKey, previous: string, newest: string): number {
  const shownSince = before(newest, FRESH.shown);
  db.prepare(
    `INSERT OR IGNORE INTO temp.touched(key) SELECT product_key FROM offers INDEXED BY offers_feed
     WHERE edition = ? AND gone_at IS NULL AND observed_at < ? AND (observed_at >= ? OR observed_at < ?)`,
  ).run(edition, rankedSince(newest), rankedSince(previous), shownSince);
  return Number(
    db
      .prepare(
        `UPDATE offers SET gone_at = ? WHERE id IN (
           SELECT id FROM offers INDEXED BY offers_feed WHERE edition = ? AND gone_at IS NULL AND observed_at < ?)`,
      )
      .run(newest, edition, shownSince).changes,
  );
}

const before = (time: string, milliseconds: number): string =>
  time && new Date(Date.parse(time) - milliseconds).toISOString();

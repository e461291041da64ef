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

/** The time of a check since which offers are on sale. */
export const shownSince = (newest: string): string => before(newest, FRESH.shown);

/** `Standing` of the offer `o`, whose price counts where it was checked since `?`. */
export const STANDING = '((o.observed_at >= ?) * 2 + o.in_stock)';
/** How an offer stands among those of its product: 3 competes, 2 is out of stock, 1 was not checked lately, 0 neither. */
export type Standing = number;
export const COMPETES: Standing = 3;

/**
 * Takes off sale the offers whose price was not checked for too long before `newest`. What these and the offers that
 * compete no more since `previous` were products of is noted in the temporary table `touched`.
 * They are gone since their last check, so that any later one brings them back.
 * @returns how many offers were taken off sale
 */
export function letAge(db: DatabaseSync, edition: EditionKey, previous: string, newest: string): number {
  const onSaleSince = shownSince(newest);
  db.prepare(
    `INSERT OR IGNORE INTO temp.touched(key) SELECT product_key FROM offers INDEXED BY offers_feed
     WHERE edition = ? AND gone_at IS NULL AND observed_at < ? AND (observed_at >= ? OR observed_at < ?)`,
  ).run(edition, rankedSince(newest), rankedSince(previous), onSaleSince);
  return Number(
    db
      .prepare(
        `UPDATE offers SET gone_at = observed_at WHERE id IN (
           SELECT id FROM offers INDEXED BY offers_feed WHERE edition = ? AND gone_at IS NULL AND observed_at < ?)`,
      )
      .run(edition, onSaleSince).changes,
  );
}

const before = (time: string, milliseconds: number): string =>
  time && new Date(Date.parse(time) - milliseconds).toISOString();

import type { DatabaseSync } from 'node:sqlite';
import type { CatalogueImport, ImportCounts, ImportSource } from '../catalogue.ts';
import type { Offer } from '../offer.ts';
import { type PackedOffer, packOffer } from '../packed-offer.ts';
import { letAge, newestCheck } from './ageing.ts';
import { guardShrink } from './guard.ts';
import { createOfferWriter } from './offer-writer.ts';
import { regroup } from './regroup.ts';
import { hasTouched } from './touched.ts';
import { bumpVersion } from './version.ts';

/** Kilobytes of pages kept: most of the ids and codes of a million offers, as they come in any order. */
const CACHE = 48 * 1024;

/**
 * Opens an import as one write transaction on a connection that is closed with it. Nothing is visible
 * to readers before `finish`; `abort`, an error inside, or the end of the process leaves the catalogue
 * as it was.
 */
export function beginImport(db: DatabaseSync, source: ImportSource): CatalogueImport {
  /** Closing rolls an open transaction back. */
  const abort = () => {
    if (db.isOpen) db.close();
  };
  /** Any failure inside the transaction undoes it before the error travels on. */
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      abort();
      throw error;
    }
  };
  const { writer, previous } = guarded(() => {
    db.exec(`PRAGMA cache_size = ${-CACHE}; PRAGMA temp_store = FILE; BEGIN IMMEDIATE`);
    const previous = newestCheck(db, source.edition);
    return { previous, writer: createOfferWriter(db, source, insertRun(db, source)) };
  });

  return {
    async put(offers: readonly Offer[]) {
      return guarded(() => writer.write(offers.map(packOffer)));
    },
    async putPacked(offers: readonly PackedOffer[]) {
      return guarded(() => writer.write(offers));
    },
    async finish({ allowShrink = false } = {}) {
      try {
        if (!allowShrink) guardShrink(db, source, writer.runId, writer.feedKeys);
        const vanished = markVanished(db, source, writer.runId, writer.feedKeys);
        const newest = [previous, ...writer.feedKeys.values()].sort().at(-1) as string;
        saveNewestCheck(db, writer.runId, newest);
        const expired = letAge(db, source.edition, previous, newest);
        const counts = { ...writer.counts, vanished, expired };
        const moved = hasTouched(db);
        await regroup(db, source.edition);
        saveCounts(db, writer.runId, counts);
        bumpVersion(db, source.edition, newest, moved);
        db.exec('COMMIT');
        db.close();
        return counts;
      } catch (error) {
        abort();
        throw error;
      }
    },
    async abort() {
      abort();
    },
  };
}

function insertRun(db: DatabaseSync, source: ImportSource): number {
  const { lastInsertRowid } = db
    .prepare('INSERT INTO runs(edition, source, profile, seen_at) VALUES (?, ?, ?, ?)')
    .run(source.edition, source.source, source.profile, source.seenAt);
  return Number(lastInsertRowid);
}

function saveNewestCheck(db: DatabaseSync, runId: number, newest: string): void {
  db.prepare('UPDATE runs SET newest_check = ? WHERE id = ?').run(newest, runId);
}

function saveCounts(db: DatabaseSync, runId: number, counts: ImportCounts): void {
  db.prepare(
    'UPDATE runs SET added = ?, changed = ?, unchanged = ?, outdated = ?, vanished = ?, repriced = ? WHERE id = ?',
  ).run(
    counts.added,
    counts.changed,
    counts.unchanged,
    counts.outdated,
    counts.vanished,
    counts.repriced,
    runId,
  );
}

/**
 * Marks the offers of the feeds just read that were not in them. An offer observed later than
 * anything in this run stays: an old file read again must not remove new offers.
 */
function markVanished(
  db: DatabaseSync,
  source: ImportSource,
  runId: number,
  feeds: ReadonlyMap<string, string>,
): number {
  const touch = db.prepare(
    `INSERT OR IGNORE INTO temp.touched(key) SELECT product_key FROM offers
     WHERE edition = ? AND feed_key = ? AND run_id <> ? AND gone_at IS NULL AND observed_at <= ?`,
  );
  const mark = db.prepare(
    `UPDATE offers SET gone_at = ?
     WHERE edition = ? AND feed_key = ? AND run_id <> ? AND gone_at IS NULL AND observed_at <= ?`,
  );
  let vanished = 0;
  for (const [feed, latest] of feeds) {
    touch.run(source.edition, feed, runId, latest);
    vanished += Number(mark.run(source.seenAt, source.edition, feed, runId, latest).changes);
  }
  return vanished;
}

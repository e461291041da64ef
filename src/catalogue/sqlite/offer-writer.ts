import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isRestrictedGtin } from '#lib/gtin.ts';
import type { ImportSource } from '../catalogue.ts';
import type { Offer } from '../offer.ts';
import { columns, storedValues } from './columns.ts';
import { createObserver, type Held } from './observations.ts';

const TEXT_FIELDS = new Set<string>([
  'name',
  'brand',
  'model',
  'mpn',
  'keywords',
  'specifications',
  'short_description',
  'description',
  'merchant_category',
  'category',
  'subcategory',
  'isbn',
]);
const textIndexes = columns.flatMap(({ name }, index) => (TEXT_FIELDS.has(name) ? [index] : []));

/** What a feed says of its own last change is no change of the offer. */
const LAST_UPDATED = columns.findIndex(({ field }) => field === 'lastUpdated');

export interface OfferWriter {
  readonly runId: number;
  readonly counts: { added: number; changed: number; unchanged: number; outdated: number; repriced: number };
  /** The feeds written to, each with the latest observation in this run. */
  readonly feedKeys: ReadonlyMap<string, string>;
  /** Stores one offer. False where this run already holds one of the same id. */
  write(offer: Offer): boolean;
}

/** Writes offers one by one; what changed a product is noted in the temporary table `touched`. */
export function createOfferWriter(db: DatabaseSync, source: ImportSource, runId: number): OfferWriter {
  const { edition, seenAt } = source;
  db.exec(
    'CREATE TEMP TABLE IF NOT EXISTS touched(key TEXT PRIMARY KEY) WITHOUT ROWID; DELETE FROM temp.touched',
  );
  const names = columns.map(({ name }) => name);
  const find = db.prepare(
    `SELECT id, run_id AS runId, fingerprint, product_key AS productKey, gone_at AS goneAt, price,
       in_stock AS inStock, observed_at AS observedAt, price_since AS priceSince,
       reference_price AS referencePrice, reference_until AS referenceUntil
     FROM offers WHERE edition = ? AND id_c10 = ?`,
  );
  const insert = db.prepare(
    `INSERT INTO offers(edition, id_c10, product_key, run_id, fingerprint, text_hash, first_seen_at, seen_at,
       observed_at, price_since, ${names.join(', ')})
     VALUES (${Array(10 + names.length)
       .fill('?')
       .join(', ')})`,
  );
  const update = db.prepare(
    `UPDATE offers SET product_key = ?, run_id = ?, fingerprint = ?, text_hash = ?, seen_at = ?, observed_at = ?,
       price_since = ?, reference_price = ?, reference_until = ?, gone_at = NULL, ${names.map((name) => `${name} = ?`).join(', ')}
     WHERE id = ?`,
  );
  const renew = db.prepare(
    'UPDATE offers SET run_id = ?, seen_at = ?, observed_at = ?, last_updated = ?, gone_at = NULL WHERE id = ?',
  );
  const expire = db.prepare('UPDATE offers SET reference_price = NULL, reference_until = NULL WHERE id = ?');
  const meet = db.prepare('UPDATE offers SET run_id = ? WHERE id = ?');
  const touch = db.prepare('INSERT OR IGNORE INTO temp.touched(key) VALUES (?)');
  const saveMerchant = db.prepare(
    'INSERT OR REPLACE INTO merchants(edition, network, merchant_id, name) VALUES (?, ?, ?, ?)',
  );
  const observer = createObserver(db);
  const merchants = new Map<string, string>();
  const feedKeys = new Map<string, string>();
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0, repriced: 0 };

  function add(offer: Offer, values: ReturnType<typeof storedValues>, fingerprint: string): void {
    const key = productKey(offer);
    const { lastInsertRowid } = insert.run(
      ...[edition, offer.id, key, runId, fingerprint, textHash(values), seenAt, seenAt],
      ...[offer.observedAt, offer.observedAt],
      ...values,
    );
    observer.first(Number(lastInsertRowid), offer);
    touch.run(key);
    counts.added++;
  }

  function change(
    held: Held,
    offer: Offer,
    values: ReturnType<typeof storedValues>,
    fingerprint: string,
  ): void {
    const key = productKey(offer);
    const repriced = held.price !== offer.price;
    const reference = observer.reference(held, offer);
    const since = observer.next(held, offer);
    update.run(
      ...[key, runId, fingerprint, textHash(values), seenAt, offer.observedAt, since],
      ...[reference?.price ?? null, reference?.until ?? null],
      ...values,
      held.id,
    );
    touch.run(held.productKey);
    touch.run(key);
    counts.changed++;
    if (repriced) counts.repriced++;
  }

  return {
    runId,
    counts,
    feedKeys,
    write(offer) {
      const held = find.get(edition, offer.id) as Held | undefined;
      if (held?.runId === runId) return false;
      if (merchants.get(offer.merchantId) !== offer.merchantName) {
        merchants.set(offer.merchantId, offer.merchantName);
        saveMerchant.run(edition, offer.network, offer.merchantId, offer.merchantName);
      }
      if (offer.observedAt > (feedKeys.get(offer.feedKey) ?? ''))
        feedKeys.set(offer.feedKey, offer.observedAt);
      const values = storedValues(offer);
      const fingerprint = digest(values.toSpliced(LAST_UPDATED, 1).join('\u001f'));
      if (!held) {
        add(offer, values, fingerprint);
      } else if (offer.observedAt < held.observedAt) {
        observer.past(held, offer);
        meet.run(runId, held.id);
        counts.outdated++;
      } else if (held.fingerprint === fingerprint && held.goneAt === null) {
        observer.next(held, offer);
        if (held.referencePrice !== null && !observer.reference(held, offer)) {
          expire.run(held.id);
          touch.run(held.productKey);
        }
        renew.run(runId, seenAt, offer.observedAt, offer.lastUpdated ?? null, held.id);
        counts.unchanged++;
      } else {
        change(held, offer, values, fingerprint);
      }
      return true;
    },
  };
}

/**
 * Offers with the same GTIN are one product. An offer without one is a product of its own, and so is one
 * whose code its shop issued for itself.
 */
const productKey = (offer: Offer): string =>
  offer.gtin && !isRestrictedGtin(offer.gtin) ? offer.gtin : `offer:${offer.id}`;

const digest = (text: string): string => hash('sha1', text, 'base64');

const textHash = (values: ReturnType<typeof storedValues>): string =>
  digest(textIndexes.map((index) => values[index]).join('\u001f'));

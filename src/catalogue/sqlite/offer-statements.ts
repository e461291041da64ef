import type { DatabaseSync } from 'node:sqlite';
import { columns } from '../offer-columns.ts';

const names = columns.map(({ name }) => name);
/** The parameters of a packed offer, and those that follow it. */
const FACTS = names.map((_, index) => `?${6 + index}`);
const [NEXT, SECOND, THIRD, FOURTH, FIFTH, SIXTH] = [1, 2, 3, 4, 5, 6].map((n) => `?${5 + names.length + n}`);

/** The statements that write offers; `insert` and `update` take the values of a packed offer first. */
export function createOfferStatements(db: DatabaseSync) {
  return {
    find: db.prepare(
      `SELECT id, run_id AS runId, fingerprint, product_key AS productKey, gone_at AS goneAt, price,
         in_stock AS inStock, observed_at AS observedAt, price_since AS priceSince,
         reference_price AS referencePrice, reference_until AS referenceUntil
       FROM offers WHERE edition = ? AND id_c10 = ?`,
    ),
    /** Does nothing where the id is held. Then: edition, run, time of the feed, since when it is gone. */
    insert: db.prepare(
      `INSERT INTO offers(id_c10, product_key, fingerprint, text_hash, observed_at, price_since, ${names.join(', ')},
         edition, run_id, first_seen_at, seen_at, gone_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?5, ${FACTS.join(', ')}, ${NEXT}, ${SECOND}, ${THIRD}, ${THIRD}, ${FOURTH})
       ON CONFLICT(edition, id_c10) DO NOTHING`,
    ),
    /** Then: run, time of the feed, since when the price stands, reference and its end, row. */
    update: db.prepare(
      `UPDATE offers SET id_c10 = ?1, product_key = ?2, fingerprint = ?3, text_hash = ?4, observed_at = ?5,
         ${names.map((name, index) => `${name} = ${FACTS[index]}`).join(', ')}, run_id = ${NEXT}, seen_at = ${SECOND},
         price_since = ${THIRD}, reference_price = ${FOURTH}, reference_until = ${FIFTH}, gone_at = NULL
       WHERE id = ${SIXTH}`,
    ),
    renew: db.prepare(
      'UPDATE offers SET run_id = ?, seen_at = ?, observed_at = ?, last_updated = ?, gone_at = NULL WHERE id = ?',
    ),
    expire: db.prepare('UPDATE offers SET reference_price = NULL, reference_until = NULL WHERE id = ?'),
    meet: db.prepare('UPDATE offers SET run_id = ? WHERE id = ?'),
    touch: db.prepare('INSERT OR IGNORE INTO temp.touched(key) VALUES (?)'),
    saveMerchant: db.prepare(
      'INSERT OR REPLACE INTO merchants(edition, network, merchant_id, name) VALUES (?, ?, ?, ?)',
    ),
    newest: db.prepare('SELECT coalesce(max(id), 0) AS id FROM offers'),
    /** The first observations of the offers after a row. */
    observeNew: db.prepare(
      `INSERT INTO observations(offer_id, since, until, price, in_stock)
       SELECT id, observed_at, observed_at, price, in_stock FROM offers WHERE id > ?`,
    ),
    touchNew: db.prepare(
      'INSERT OR IGNORE INTO temp.touched(key) SELECT product_key FROM offers WHERE id > ? AND gone_at IS NULL',
    ),
  };
}

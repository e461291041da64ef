import type { DatabaseSync } from 'node:sqlite';
import type { EditionKey } from '#editions/editions.ts';
import { fold } from '../text/analyse.ts';
import { addText, removeText } from './index-text.ts';
import { bestFirst, earlierPrice } from './rules.ts';

/**
 * Rebuilds the products whose keys are in the temporary table `touched`, and their rows in the search
 * table where the text they are found by has changed. Empties `touched`.
 */
export function regroup(db: DatabaseSync, edition: EditionKey): void {
  selectProducts(db, edition);
  keepTouchedText(db, edition);
  removeText(db, edition);
  removeGone(db, edition);
  saveProducts(db, edition);
  addText(db, edition);
  db.exec('DROP TABLE temp.regrouped; DELETE FROM temp.touched');
}

/**
 * The touched products as they are now, from their live offers, in the temporary table `regrouped`. The place
 * in the tree is that of the best offer that has one (the row of the minimum, sqlite.org/lang_select.html).
 */
function selectProducts(db: DatabaseSync, edition: EditionKey): void {
  db.prepare(
    `CREATE TEMP TABLE regrouped AS
     WITH live AS MATERIALIZED (
       SELECT id, product_key, id_c10, text_hash, price, in_stock, rating, condition, brand, category, subcategory,
         first_seen_at, merchant_id, delivery_cost, ${earlierPrice()} AS old_price
       FROM offers WHERE edition = ? AND gone_at IS NULL AND product_key IN (SELECT key FROM temp.touched)
     ), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY product_key ORDER BY ${bestFirst()}) AS rank FROM live
     ), sums AS (
       SELECT product_key, max(in_stock) AS any_stock, max(rating) AS rating, min(first_seen_at) AS created_at,
         count(DISTINCT CASE WHEN in_stock THEN merchant_id END) AS stocked, count(DISTINCT merchant_id) AS shops,
         min(CASE WHEN in_stock THEN price END) AS stocked_price, min(price) AS lowest_price
       FROM live GROUP BY product_key
     ), placed AS (
       SELECT product_key, category, subcategory, min(rank) FROM ranked WHERE category IS NOT NULL GROUP BY product_key
     )
     SELECT ranked.product_key AS key, ranked.id AS offer_id, ranked.text_hash, ranked.price,
       coalesce(sums.stocked_price, sums.lowest_price) AS lowest_price,
       coalesce((ranked.old_price - ranked.price) * 100 / ranked.old_price, 0) AS discount,
       CASE WHEN sums.any_stock THEN sums.stocked ELSE sums.shops END AS shops, ranked.in_stock,
       coalesce(ranked.rating, sums.rating) AS rating, sums.created_at, ranked.condition, ranked.brand,
       placed.category, placed.subcategory
     FROM ranked JOIN sums USING (product_key) LEFT JOIN placed USING (product_key) WHERE ranked.rank = 1`,
  ).run(edition);
}

/** Leaves in `touched` only what must leave or enter the search table. */
function keepTouchedText(db: DatabaseSync, edition: EditionKey): void {
  db.prepare(
    `DELETE FROM temp.touched WHERE key IN (
       SELECT r.key FROM temp.regrouped r CROSS JOIN products p ON p.edition = ? AND p.key = r.key
       WHERE p.text_hash = r.text_hash)`,
  ).run(edition);
}

function removeGone(db: DatabaseSync, edition: EditionKey): void {
  db.prepare(
    `DELETE FROM products WHERE edition = ? AND key IN (SELECT key FROM temp.touched)
       AND key NOT IN (SELECT key FROM temp.regrouped)`,
  ).run(edition);
}

function saveProducts(db: DatabaseSync, edition: EditionKey): void {
  db.function('brand_key', { deterministic: true }, (brand) => (brand === null ? null : fold(String(brand))));
  db.prepare(
    `INSERT INTO products(edition, key, offer_id, text_hash, price, lowest_price, discount, shops, in_stock, rating,
       popularity, created_at, condition, brand_key, category, subcategory)
     SELECT ?, key, offer_id, text_hash, price, lowest_price, discount, shops, in_stock, rating,
       shops + coalesce(rating, 0) / 5.0, created_at, condition, brand_key(brand), category, subcategory
     FROM temp.regrouped WHERE true
     ON CONFLICT(edition, key) DO UPDATE SET offer_id = excluded.offer_id, text_hash = excluded.text_hash,
       price = excluded.price, lowest_price = excluded.lowest_price, discount = excluded.discount,
       shops = excluded.shops, in_stock = excluded.in_stock, rating = excluded.rating,
       popularity = excluded.popularity, created_at = excluded.created_at, condition = excluded.condition,
       brand_key = excluded.brand_key, category = excluded.category, subcategory = excluded.subcategory`,
  ).run(edition);
}

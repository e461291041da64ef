import type { DatabaseSync } from 'node:sqlite';
import { CONDITIONS, type Condition } from '#contract/product.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { COMPETES, newestCheck, rankedSince, STANDING } from './ageing.ts';
import { createIndexWriter } from './index-writer.ts';
import { type LiveOffer, productOf } from './product-group.ts';
import { indexedTexts, TEXT_COLUMNS, type TextRow } from './product-texts.ts';
import { earlierPrice } from './rules.ts';

interface Held {
  number: number;
  textHash: string;
}

/**
 * Makes the products anew whose keys are in the temporary table `touched`, in the table `products` and in the
 * index. Empties `touched`.
 */
export async function regroup(db: DatabaseSync, edition: EditionKey): Promise<void> {
  const { writer, changed, read } = group(db, edition);
  await writer.index(changed, read);
  writer.finish();
  db.exec('DELETE FROM temp.touched');
}

/** The same without waiting, all in this thread. */
export function regroupHere(db: DatabaseSync, edition: EditionKey): void {
  const { writer, changed, read } = group(db, edition);
  writer.indexHere(changed, read);
  writer.finish();
  db.exec('DELETE FROM temp.touched');
}

/** Makes the touched products anew but for their texts; answers which of them are to be indexed. */
function group(db: DatabaseSync, edition: EditionKey) {
  const writer = createIndexWriter(db, edition);
  const find = db.prepare('SELECT number, text_hash AS textHash FROM products WHERE edition = ? AND key = ?');
  const save = db.prepare(
    `INSERT INTO products(edition, key, number, offer_id, text_hash) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET offer_id = excluded.offer_id, text_hash = excluded.text_hash`,
  );
  const remove = db.prepare('DELETE FROM products WHERE edition = ? AND key = ?');
  const changed: number[] = [];

  for (const { key, offers } of touchedGroups(db, edition)) {
    const held = find.get(edition, key) as Held | undefined;
    if (offers.length === 0) {
      if (held) writer.remove(held.number);
      remove.run(edition, key);
      continue;
    }
    const facts = productOf(offers);
    const number = held?.number ?? writer.allocate();
    writer.set(number, {
      offer: facts.offer.id,
      price: facts.offer.price,
      lowest: facts.lowestPrice,
      shops: facts.shops,
      discount: facts.discount,
      inStock: Number(facts.offer.standing === COMPETES),
      rating: facts.rating,
      created: Date.parse(facts.createdAt) / 1000,
      condition: CONDITIONS.indexOf(facts.offer.condition as Condition),
      brand: facts.offer.brand,
      category: facts.category,
      subcategory: facts.subcategory,
    });
    if (held?.textHash !== facts.offer.textHash) changed.push(number);
    save.run(edition, key, number, facts.offer.id, facts.offer.textHash);
  }
  const texts = db.prepare(`SELECT ${TEXT_COLUMNS} FROM offers WHERE id = ?`);
  const { language } = editions[edition];
  const read = (offer: number) => indexedTexts(texts.get(offer) as TextRow, language);
  return { writer, changed: changed.sort((a, b) => a - b), read };
}

/** The touched keys as they came, which is near the order of the offers in the file, each with the live offers of its product. */
function* touchedGroups(
  db: DatabaseSync,
  edition: EditionKey,
): Generator<{ key: string; offers: LiveOffer[] }> {
  const rows = db
    .prepare(
      `SELECT t.key, o.id, o.id_c10 AS idC10, o.network, o.merchant_id AS merchantId, o.text_hash AS textHash, o.price,
         o.delivery_cost AS deliveryCost, ${earlierPrice('o.')} AS earlierPrice, ${STANDING} AS standing, o.rating,
         o.condition, o.brand, o.category, o.subcategory, o.first_seen_at AS firstSeenAt
       FROM temp.touched t
       LEFT JOIN offers o ON o.edition = ? AND o.product_key = t.key AND o.gone_at IS NULL
       ORDER BY t.rowid`,
    )
    .iterate(rankedSince(newestCheck(db, edition)), edition) as Iterable<{
    key: string;
    id: number | null;
  }>;
  let group: { key: string; offers: LiveOffer[] } | undefined;
  for (const row of rows) {
    if (group?.key !== row.key) {
      if (group) yield group;
      group = { key: row.key, offers: [] };
    }
    if (row.id !== null) group.offers.push(row as unknown as LiveOffer);
  }
  if (group) yield group;
}

import type { Observation } from '#contract/product.ts';
import type { OfferMark, WholeEdition } from '../whole-edition.ts';
import { STANDING } from './ageing.ts';
import { offersById } from './detail.ts';
import { hierarchy } from './directory.ts';
import { bestFirst } from './product-group.ts';
import { toObservation } from './product-row.ts';
import type { Reading } from './reading.ts';
import type { Row } from './statements.ts';

type Told = Pick<WholeEdition, 'popularBrands' | 'popularSearches' | 'uses'>;

const MARKS = `
SELECT o.id_c10 AS id, o.product_key AS productKey, o.isbn, o.feed_key AS feedKey, o.gone_at IS NOT NULL AS isGone,
  o.observed_at AS seenAt, o.price, o.delivery_cost AS deliveryCost, ${STANDING} AS standing,
  o.fingerprint || ' ' || ${STANDING} || ' ' || coalesce(o.reference_price, '') || ' ' || coalesce(o.last_updated, '') || ' ' ||
    h.spans || ' ' || h.latest || ' ' || h.prices ||
    CASE h.until WHEN o.observed_at THEN '' ELSE ' ' || h.until END AS digest
FROM offers o JOIN (
  SELECT offer_id, count(*) AS spans, max(since) AS latest, sum(price) AS prices, max(until) AS until
  FROM observations GROUP BY offer_id
) h ON h.offer_id = o.id
WHERE o.edition = ? ORDER BY o.id_c10`;

const HISTORIES = `
SELECT o.id_c10 AS id, o.currency, b.since, b.until, b.price, b.in_stock
FROM offers o JOIN observations b ON b.offer_id = o.id
WHERE o.edition = ? AND o.id_c10 IN (SELECT value FROM json_each(?)) ORDER BY b.offer_id, b.since`;

/** @param reading on a connection of its own, which is closed with what is made */
export function wholeEdition(reading: Reading, told: Told): WholeEdition {
  const { edition, statements, snapshot, db } = reading;
  const numbers = new Map(
    statements
      .all('SELECT key, number FROM products WHERE edition = ?', [edition])
      .map(({ key, number }) => [String(key), Number(number)]),
  );
  const rows = statements.all(MARKS, [reading.competesSince, reading.competesSince, edition]);
  return {
    edition,
    snapshot,
    offersOf: byProduct(
      rows.filter(({ isGone }) => !isGone),
      numbers,
    ),
    gone: rows.filter(({ isGone }) => isGone).map(toMark),
    numberOf: (key) => numbers.get(key),
    offers: (ids) => offersById(reading, ids),
    histories(ids) {
      const histories = new Map<string, Observation[]>();
      for (const row of statements.all(HISTORIES, [edition, JSON.stringify(ids)])) {
        const spans = histories.get(String(row.id)) ?? [];
        spans.push(toObservation(row as Parameters<typeof toObservation>[0], String(row.currency)));
        histories.set(String(row.id), spans);
      }
      return histories;
    },
    hierarchy: hierarchy(reading),
    ...told,
    close: () => db.close(),
  };
}

function byProduct(rows: readonly Row[], numbers: ReadonlyMap<string, number>): Map<number, OfferMark[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const number = numbers.get(String(row.productKey));
    if (number === undefined) continue;
    const group = groups.get(number);
    if (group) group.push(row);
    else groups.set(number, [row]);
  }
  const sorted = (group: Row[]) =>
    group.length === 1 ? group : group.toSorted((a, b) => bestFirst(comparable(a), comparable(b)));
  return new Map([...groups].map(([number, group]) => [number, sorted(group).map(toMark)]));
}

const comparable = (row: Row) => ({
  idC10: String(row.id),
  price: Number(row.price),
  deliveryCost: row.deliveryCost === null ? null : Number(row.deliveryCost),
  standing: Number(row.standing),
});

const toMark = (row: Row): OfferMark => ({
  id: String(row.id),
  productKey: String(row.productKey),
  isbn: row.isbn === null ? null : String(row.isbn),
  feedKey: String(row.feedKey),
  isGone: row.isGone === 1,
  seenAt: String(row.seenAt),
  digest: String(row.digest),
});

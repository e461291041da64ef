import type { Product, ProductDetail } from '#contract/product.ts';
import { otherConditions } from '../product-key.ts';
import { STANDING } from './ageing.ts';
import { bestFirst } from './product-group.ts';
import { PRODUCT_COLUMNS, toObservation, toProduct } from './product-row.ts';
import { numberOf, productsAt, type Reading, summaryOf } from './reading.ts';
import type { Row } from './statements.ts';

/** The product an offer belongs to, with every live offer; one that is gone answers as not in stock. */
export function detail(reading: Reading, id: string): ProductDetail | null {
  const { statements, edition } = reading;
  const asked = statements.get(
    `SELECT o.product_key AS productKey, ${PRODUCT_COLUMNS} FROM offers o WHERE o.edition = ? AND o.id_c10 = ?`,
    [edition, id],
  );
  if (!asked) return null;
  const key = String(asked.productKey);
  const summary = summaryOf(reading, key);
  const live = statements
    .all(
      `SELECT ${STANDING} AS standing, ${PRODUCT_COLUMNS} FROM offers o
       WHERE o.edition = ? AND o.product_key = ? AND o.gone_at IS NULL`,
      [reading.competesSince, edition, key],
    )
    .sort((a, b) => bestFirst(toComparable(a), toComparable(b)))
    .map((row) => toProduct(row, edition, summary));
  const product = live[0] ?? toProduct(asked, edition, summary);
  return {
    product,
    offers: live,
    history: history(reading, product),
    other_conditions: inOtherConditions(reading, key),
  };
}

/** The products of the same code in other conditions. */
function inOtherConditions(reading: Reading, key: string): Product[] {
  const numbers = otherConditions(key).flatMap((other) => numberOf(reading, other) ?? []);
  return numbers.length > 0 ? productsAt(reading, numbers) : [];
}

const toComparable = (row: Row) => ({
  idC10: String(row.id_c10),
  price: Number(row.price),
  deliveryCost: row.delivery_cost === null ? null : Number(row.delivery_cost),
  standing: Number(row.standing),
});

/** The offers of these ids in the order asked; unknown ids are left out, gone ones answer as not in stock. */
export function offersById(reading: Reading, ids: readonly string[]): Product[] {
  const { statements, edition } = reading;
  const found = new Map(
    statements
      .all(
        `SELECT o.product_key AS productKey, ${PRODUCT_COLUMNS} FROM offers o
         WHERE o.edition = ? AND o.id_c10 IN (SELECT value FROM json_each(?))`,
        [edition, JSON.stringify(ids)],
      )
      .map((row) => [
        String(row.id_c10),
        toProduct(row, edition, summaryOf(reading, String(row.productKey))),
      ]),
  );
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

function history({ statements, edition }: Reading, product: Product) {
  return statements
    .all(
      `SELECT since, until, price, in_stock FROM observations
       WHERE offer_id = (SELECT id FROM offers WHERE edition = ? AND id_c10 = ?) ORDER BY since`,
      [edition, product.id_c10],
    )
    .map((row) => toObservation(row as Parameters<typeof toObservation>[0], product.currency));
}

import type { Product, ProductDetail } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import { PRODUCT_COLUMNS, toObservation, toProduct } from './product-row.ts';
import { bestFirst } from './rules.ts';
import type { Statements } from './statements.ts';

const FROM = `offers o LEFT JOIN products p ON p.edition = o.edition AND p.key = o.product_key`;

/** The product an offer belongs to, with every live offer; one that is gone answers as not in stock. */
export function detail(statements: Statements, edition: EditionKey, id: string): ProductDetail | null {
  const asked = statements.get(
    `SELECT o.product_key AS productKey, o.gone_at AS goneAt, ${PRODUCT_COLUMNS} FROM ${FROM}
     WHERE o.edition = ? AND o.id_c10 = ?`,
    [edition, id],
  );
  if (!asked) return null;
  const live = statements
    .all(
      `SELECT ${PRODUCT_COLUMNS} FROM ${FROM}
       WHERE o.edition = ? AND o.product_key = ? AND o.gone_at IS NULL ORDER BY ${bestFirst('o.')}`,
      [edition, String(asked.productKey)],
    )
    .map((row) => toProduct(row, edition));
  const product = live[0] ?? toProduct(asked, edition);
  return { product, offers: live, history: history(statements, edition, product) };
}

/** The offers of these ids in the order asked; unknown ids are left out, gone ones answer as not in stock. */
export function offersById(statements: Statements, edition: EditionKey, ids: readonly string[]): Product[] {
  const found = new Map(
    statements
      .all(
        `SELECT ${PRODUCT_COLUMNS} FROM ${FROM}
         WHERE o.edition = ? AND o.id_c10 IN (SELECT value FROM json_each(?))`,
        [edition, JSON.stringify(ids)],
      )
      .map((row) => [String(row.id_c10), toProduct(row, edition)]),
  );
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

function history(statements: Statements, edition: EditionKey, product: Product) {
  return statements
    .all(
      `SELECT since, until, price, in_stock FROM observations
       WHERE offer_id = (SELECT id FROM offers WHERE edition = ? AND id_c10 = ?) ORDER BY since`,
      [edition, product.id_c10],
    )
    .map((row) => toObservation(row as Parameters<typeof toObservation>[0], product.currency));
}

import type { EditionKey } from '#editions/editions.ts';
import { inPieces } from './in-pieces.ts';
import { numberOf, type Reading, type Rows, type Uses } from './reading.ts';

/** Milliseconds until products are ordered anew by how much they are used. */
const FRESH = 10 * 60_000;

/** Weights of what was used, by what `productOf` makes of an offer's id. */
export type ProductScores = (
  edition: EditionKey,
  productOf: (id: string) => number | undefined,
) => ReadonlyMap<number, number>;

/** Brings the uses of products into what is read: when it is opened, and again every ten minutes. */
export function createUsesReader(productScores: ProductScores, now: () => number = Date.now) {
  function read(rows: Rows): Uses {
    const byProduct = productScores(rows.edition, (id) => {
      const row = rows.statements.get(
        'SELECT product_key FROM offers WHERE edition = ? AND id_c10 = ? AND gone_at IS NULL',
        [rows.edition, id],
      );
      return row && numberOf(rows, String(row.product_key));
    });
    return { byProduct, at: now() };
  }

  function renewed(reading: Reading): Reading {
    const held = reading.uses;
    if (now() - held.at < FRESH) return reading;
    reading.uses = read(reading);
    const { byProduct } = reading.uses;
    if (byProduct.size > 0 || held.byProduct.size > 0) {
      void inPieces(reading.snapshot.takeUses(byProduct), { resting: true });
    }
    return reading;
  }

  return { read, renewed };
}

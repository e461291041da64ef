import type { EditionKey } from '#editions/editions.ts';
import { numberOf, type Reading } from './reading.ts';

/** Milliseconds until products are ordered anew by how much they are used. */
const FRESH = 10 * 60_000;

/** Weights of what was used, by what `productOf` makes of an offer's id. */
export type ProductScores = (
  edition: EditionKey,
  productOf: (id: string) => number | undefined,
) => ReadonlyMap<number, number>;

/** Brings the uses of products into what is read: at once, and again every ten minutes. */
export function createUsesReader(productScores: ProductScores, now: () => number = Date.now) {
  const taken = new WeakMap<Reading, { at: number; any: boolean }>();
  return (reading: Reading): Reading => {
    const last = taken.get(reading);
    if (last && now() - last.at < FRESH) return reading;
    const uses = productScores(reading.edition, (id) => {
      const row = reading.statements.get(
        'SELECT product_key FROM offers WHERE edition = ? AND id_c10 = ? AND gone_at IS NULL',
        [reading.edition, id],
      );
      return row && numberOf(reading, String(row.product_key));
    });
    if (uses.size > 0 || last?.any) reading.snapshot.takeUses(uses);
    taken.set(reading, { at: now(), any: uses.size > 0 });
    return reading;
  };
}

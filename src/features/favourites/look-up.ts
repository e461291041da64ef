import { load } from '#client/load.ts';
import type { Product } from '#contract/product.ts';
import { cardsByIds } from '../product/by-ids.ts';
import { otherEdition } from '../product/other-edition.ts';
import { readProducts } from '../product/read-products.ts';
import type { Favourites } from './favourites.ts';

/** Ids one call asks for: few enough for an address, and for the first answer to come soon. */
const AT_ONCE = 100;

/**
 * Asks for favourites as they are sold now, some at a time, the newest first. One that was saved in
 * another currency is looked up in the edition it was saved in, after those of this one.
 * @throws where a call fails or answers something else than products
 */
export async function* lookUp(
  list: Favourites,
  currency: string,
): AsyncGenerator<{ ids: string[]; products: Product[] }> {
  const groups = Object.groupBy(list.toReversed(), (item) => item.currency ?? currency);
  const ownFirst = new Set([currency, ...Object.keys(groups)]);
  for (const of of ownFirst) {
    const items = groups[of] ?? [];
    const country = otherEdition(of);
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const ids = items.slice(at, at + AT_ONCE).map(({ id_c10 }) => id_c10);
      const answer = await load(cardsByIds(ids, country), { check: readProducts });
      yield { ids, products: readProducts(answer) };
    }
  }
}

import { catalogue } from '#catalogue/open.ts';
import type { ProductDetail } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';

/** A product with every shop's offer, or null where the catalogue never had it. */
export async function loadProduct(edition: EditionKey, id: string): Promise<ProductDetail | null> {
  const store = await catalogue();
  return store.product(edition, id);
}

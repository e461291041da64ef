import { catalogue } from '#catalogue/open.ts';
import type { Product } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';

const SAMPLES = 8;

/** A few products worth looking at side by side, with their descriptions: windows show those. */
export async function loadSamples(edition: EditionKey): Promise<readonly Product[]> {
  const store = await catalogue();
  const { products } = await store.list({ edition, list: 'featured', limit: SAMPLES });
  return products;
}

import { withQuery } from '#contract/paths.ts';
import type { Product } from '#contract/product.ts';

/** The call for products by their ids; `country` where it is not the page's own edition. */
export const byIds = (ids: readonly string[], country?: string): string =>
  withQuery('/api/products', { ids: ids.join(','), country });

/** The same for those whose long descriptions are not needed. */
export const cardsByIds = (ids: readonly string[], country?: string): string =>
  withQuery('/api/products', { ids: ids.join(','), country, fields: 'card' });

/** What the call for each of the products answers, for a page that holds them already. */
export const answersByIds = (products: readonly Product[]): Record<string, unknown> =>
  Object.fromEntries(products.map((product) => [byIds([product.id_c10]), { products: [product], total: 1 }]));

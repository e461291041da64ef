import type { Product } from '#contract/product.ts';

/** Told where an answer is none: what a proxy or a broken host says in place of products. */
export class BadAnswerError extends Error {
  readonly code = 'bad_answer';

  constructor() {
    super('The answer is no list of products');
    this.name = 'BadAnswerError';
  }
}

/**
 * The products of an answer, `{ products }` or a bare array (specification, section 3); those that cannot
 * be shown are left out.
 * @throws BadAnswerError where it is no list, or none of its products can be shown
 */
export function readProducts(answer: unknown): Product[] {
  const list = Array.isArray(answer) ? answer : (answer as { products?: unknown } | null)?.products;
  if (!Array.isArray(list)) throw new BadAnswerError();
  const products = list.filter(isProduct);
  if (list.length > 0 && products.length === 0) throw new BadAnswerError();
  return products;
}

/** Whether a product can be shown: it has an id, a name, a price in a currency, and leads to https only. */
export function isProduct(value: unknown): value is Product {
  const product = value as Partial<Product> | null;
  return (
    isText(product?.id_c10) &&
    isText(product?.c10_product_name) &&
    Number.isFinite(product?.search_price) &&
    /^[A-Z]{3}$/.test(String(product?.currency)) &&
    URL.parse(String(product?.aw_deep_link))?.protocol === 'https:' &&
    (product?.seen_at === undefined || !Number.isNaN(Date.parse(product.seen_at)))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

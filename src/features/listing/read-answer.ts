import type { Product } from '#contract/product.ts';
import type { Answer } from './listing.ts';

/** Told where an answer is none: what a proxy or a broken host says in place of a page of products. */
export class BadAnswerError extends Error {
  readonly code = 'bad_answer';

  constructor() {
    super('The answer is no page of products');
    this.name = 'BadAnswerError';
  }
}

/**
 * A page of products, checked as far as a card needs it: `{ products, total }` or a bare array
 * (specification, section 3). Products that cannot be shown are left out.
 * @throws BadAnswerError where it is no such page, or none of its products can be shown
 */
export function readAnswer(value: unknown): Answer<Product> {
  const page = value as { products?: unknown; total?: unknown } | null;
  const given = Array.isArray(value) ? value : page?.products;
  if (!Array.isArray(given)) throw new BadAnswerError();
  const total = Array.isArray(value) ? given.length : page?.total;
  const products = given.filter(isShowable);
  if (!isCount(total) || (given.length > 0 && products.length === 0)) throw new BadAnswerError();
  return { products, total };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isShowable(value: unknown): value is Product {
  const product = value as Partial<Product> | null;
  return (
    typeof product?.id_c10 === 'string' &&
    product.id_c10 !== '' &&
    typeof product.c10_product_name === 'string' &&
    Number.isFinite(product.search_price) &&
    /^[A-Z]{3}$/.test(String(product.currency)) &&
    typeof product.aw_deep_link === 'string' &&
    (product.seen_at === undefined || !Number.isNaN(Date.parse(product.seen_at)))
  );
}

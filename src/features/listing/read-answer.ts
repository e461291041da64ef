import type { PriceRange, Product } from '#contract/product.ts';
import type { CardFacts } from '#features/product/card-text.ts';
import type { Span } from '#features/product/marked.ts';
import type { Answer } from './listing.ts';

/** A product of an answer, with what a search looked for in its name. */
export type Found = Product & Pick<CardFacts, 'matched'>;

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
export function readAnswer(value: unknown): Answer<Found> {
  const page = value as { products?: unknown; total?: unknown; highlights?: unknown } | null;
  const given = Array.isArray(value) ? value : page?.products;
  if (!Array.isArray(given)) throw new BadAnswerError();
  const total = Array.isArray(value) ? given.length : page?.total;
  const products = given.filter(isShowable);
  if (!isCount(total) || (given.length > 0 && products.length === 0)) throw new BadAnswerError();
  return { products: withMatches(products, page?.highlights), total };
}

/** The cheapest and dearest of what was found, where the answer says it. Never throws. */
export function readRange(value: unknown): PriceRange | undefined {
  const range = (value as { facets?: { price?: Partial<PriceRange> } } | null)?.facets?.price;
  const { min, max } = range ?? {};
  return Number.isFinite(min) && Number.isFinite(max) ? { min: Number(min), max: Number(max) } : undefined;
}

function withMatches(products: readonly Product[], highlights: unknown): Found[] {
  const spans = new Map(Object.entries(highlights ?? {}));
  return products.map((product) => {
    const matched: unknown = spans.get(product.id_c10);
    return Array.isArray(matched) ? { ...product, matched: matched.filter(isSpan) } : product;
  });
}

const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) && value.length === 2 && value.every((end) => Number.isSafeInteger(end) && end >= 0);

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

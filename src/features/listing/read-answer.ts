import type { PriceRange, Product } from '#contract/product.ts';
import type { CardFacts } from '#features/product/card-text.ts';
import type { Span } from '#features/product/marked.ts';
import { BadAnswerError, readProducts } from '#features/product/read-products.ts';
import type { Answer } from './listing.ts';

/** A product of an answer, with what a search looked for in its name. */
export type Found = Product & Pick<CardFacts, 'matched'>;

/**
 * A page of products, checked as far as a card needs it: `{ products, total }` or a bare array
 * (specification, section 3). Products that cannot be shown are left out.
 * @throws BadAnswerError where it is no such page, or none of its products can be shown
 */
export function readAnswer(value: unknown): Answer<Found> {
  const page = value as { total?: unknown; highlights?: unknown } | null;
  const products = readProducts(value);
  if (Array.isArray(value)) return { products };
  const total = page?.total;
  if (!isCount(total)) throw new BadAnswerError();
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

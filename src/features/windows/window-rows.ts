import type { Product } from '#contract/product.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Fact } from '../product/facts.ts';

/** The rows of a window's specifications (specification, section 2), only those the product has. */
export function windowRows(product: Partial<Product>, texts: Messages['product']): Fact[] {
  const rows: [string, string | undefined][] = [
    [texts.brand, product.brand_name],
    [texts.seller, product.merchant_name],
    [texts.model, product.product_model],
    [texts.colour, product.colour],
    [texts.ean, product.ean],
    [texts.specifications, product.specifications],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

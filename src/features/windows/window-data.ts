import type { Product } from '#contract/product.ts';
import type { Messages } from '#i18n/messages.ts';

/** What a page gives its windows: the products they may show, their texts, the locale of prices. */
export interface WindowData {
  products: Readonly<Record<string, Product>>;
  locale: string;
  messages: Pick<Messages, 'windows' | 'card' | 'price' | 'product' | 'favourites'> & {
    rating: Pick<Messages['rating'], 'label' | 'value'>;
  };
}

/** The rows of the specifications, only those the product has. */
export function windowRows(product: Product, { product: texts }: WindowData['messages']): [string, string][] {
  const rows: [string, string | undefined][] = [
    [texts.brand, product.brand_name],
    [texts.seller, product.merchant_name],
    [texts.model, product.product_model],
    [texts.colour, product.colour],
    [texts.ean, product.ean],
    [texts.specifications, product.specifications],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

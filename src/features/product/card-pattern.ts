import type { Product } from '#contract/product.ts';

/** A product that has every part a card can show: its card is the pattern scripts fill for others. */
export const cardPattern: Product = {
  id_c10: '-',
  c10_product_name: '-',
  short_description_c10: '-',
  search_price: 1,
  product_price_old: 2,
  currency: 'EUR',
  delivery_cost: 0,
  in_stock: true,
  merchant_id: '-',
  merchant_name: '-',
  aw_deep_link: 'https://example.com/',
  brand_name: '+',
  condition: 'new',
  rating_c10: 0,
  seen_at: '9999-01-01T00:00:00Z',
  shops: 2,
  lowest_price: 1,
};

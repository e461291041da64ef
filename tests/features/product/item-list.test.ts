import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { itemList } from '#features/product/item-list.ts';

const kettle: Product = {
  id_c10: 'k1',
  c10_product_name: 'Kettle',
  search_price: 20,
  currency: 'GBP',
  in_stock: false,
  merchant_id: '1',
  merchant_name: 'Kitchen & Co',
  merchant_image_url: 'http://pictures.example/k.jpg',
  aw_deep_link: 'https://network.example/click?p=1',
  condition: 'used',
  rating_c10: 4.5,
  brand_name: 'Talmen',
  ean: '8412345678905',
  seen_at: '2026-11-20T05:00:00Z',
  shops: 1,
  lowest_price: 20,
};

test('a list is told with its place in the whole, prices, stock and condition', () => {
  expect(itemList([kettle], 'Kettles', 12)).toEqual({
    '@type': 'ItemList',
    name: 'Kettles',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 13,
        item: {
          '@type': 'Product',
          name: 'Kettle',
          brand: { '@type': 'Brand', name: 'Talmen' },
          gtin: '8412345678905',
          offers: {
            '@type': 'Offer',
            price: 20,
            priceCurrency: 'GBP',
            availability: 'https://schema.org/OutOfStock',
            itemCondition: 'https://schema.org/UsedCondition',
            seller: { '@type': 'Organization', name: 'Kitchen & Co' },
          },
        },
      },
    ],
  });
});

test('neither a rating made by software nor a way out is told', () => {
  expect(JSON.stringify(itemList([kettle], 'Kettles'))).not.toMatch(/rating|4\.5|network\.example/i);
});

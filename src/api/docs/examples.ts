import type { z } from 'zod';
import type { calls } from '#contract/calls.ts';
import type { Product, ProductPage } from '#contract/product.ts';

/** A call as somebody makes it, and what is answered. */
export interface Example {
  parts?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, string>>;
  answer: unknown;
}

const laptop: Product = {
  id_c10: '5n3q0v8k2d1m',
  c10_product_name: 'Norvik Air 14 laptop, 16 GB, 512 GB',
  search_price: 749,
  product_price_old: 899,
  currency: 'EUR',
  discount_percent: 16,
  delivery_cost: 0,
  in_stock: true,
  merchant_id: '1204',
  merchant_name: 'Tienda Uno',
  merchant_image_url: 'https://www.shop.example/pictures/air-14.jpg',
  aw_deep_link: 'https://www.shop.example/air-14',
  short_description_c10: 'A light laptop for work on the way.',
  rating_c10: 4.5,
  condition: 'new',
  ean: '4006381333931',
  brand_name: 'Norvik',
  category_name: 'Informática',
  category_slug: 'computers',
  subcategory_name: 'Portátiles',
  subcategory_slug: 'laptops',
  seen_at: '2026-11-21T06:00:00.000Z',
  shops: 3,
  lowest_price: 749,
};
const page: ProductPage = { products: [laptop], total: 1 };
const laptops = { id: 'laptops', slug: 'laptops', name: 'Portátiles', count: 212 };
const computers = { id: 'computers', slug: 'computers', name: 'Informática', count: 1204 };
const norvik = { id: 'norvik', brandName: 'Norvik' };
const accepted = { answer: { accepted: true } } as const;

type Examples = { [N in keyof typeof calls]: Example & { answer: z.input<(typeof calls)[N]['answer']> } };

/** An example of every call that is no list. */
export const examples: Examples = {
  hierarchy: { query: { country: 'ES' }, answer: [{ ...computers, subcategories: [laptops] }] },
  categories: { query: { country: 'ES' }, answer: [computers] },
  popularSearches: { query: { limit: '5' }, answer: [{ id: 'portatil', texto_busqueda: 'portátil' }] },
  popularBrands: { query: { limit: '5' }, answer: [norvik] },
  brandSuggestions: { query: { q: 'nor' }, answer: [norvik] },
  searchSuggestions: { query: { q: 'port' }, answer: ['portátil', 'Portátiles'] },
  suggestions: {
    query: { q: 'port' },
    answer: [
      { kind: 'search', text: 'portátil' },
      { kind: 'category', text: 'Portátiles', category: 'computers', subcategory: 'laptops' },
      { kind: 'brand', text: 'Portavia', id: 'portavia' },
      {
        kind: 'product',
        text: laptop.c10_product_name,
        id_c10: laptop.id_c10,
        search_price: laptop.search_price,
        currency: laptop.currency,
        delivery_cost: laptop.delivery_cost,
        seen_at: laptop.seen_at,
        merchant_image_url: laptop.merchant_image_url,
        subcategory_slug: laptop.subcategory_slug,
      },
    ],
  },
  search: {
    query: { q: 'norvik laptpo', max_price: '800' },
    answer: {
      ...page,
      corrected: 'norvik laptop',
      highlights: {
        [laptop.id_c10]: [
          [0, 6],
          [14, 20],
        ],
      },
      facets: {
        brands: [{ ...norvik, count: 1 }],
        categories: [
          {
            slug: 'computers',
            name: 'Informática',
            count: 1,
            subcategories: [{ slug: 'laptops', name: 'Portátiles', count: 1 }],
          },
        ],
        conditions: [{ condition: 'new', count: 1 }],
        price: { min: 749, max: 1249 },
      },
    },
  },
  priceRange: { query: { category: 'computers', type: 'deals' }, answer: { min: 19.99, max: 2499 } },
  products: { query: { ids: laptop.id_c10 }, answer: page },
  product: {
    parts: { id: laptop.id_c10 },
    answer: {
      product: laptop,
      offers: [laptop],
      history: [
        { since: '2026-11-01T06:00:00.000Z', until: '2026-11-21T06:00:00.000Z', price: 749, in_stock: true },
      ],
      other_conditions: [],
    },
  },
  searchClick: { parts: { id: 'portatil' }, ...accepted },
  brandClick: { parts: { id: 'norvik' }, ...accepted },
  productClick: { parts: { id: laptop.id_c10 }, query: { kind: 'offer' }, ...accepted },
  alert: { body: { email: 'name@example.com' }, ...accepted },
};

/** An example of every list. */
export const listExample: Example & { answer: ProductPage } = {
  parts: { category: 'computers', subcategory: 'laptops' },
  query: { page: '1', sort: 'price_asc', condition: 'new', max_price: '800' },
  answer: page,
};

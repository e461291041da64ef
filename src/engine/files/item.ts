import type { Observation, Product } from '#contract/product.ts';

/** The fields of a product in the order they are written; those that most products have first. */
export const ITEM_FIELDS = [
  'id_c10',
  'c10_product_name',
  'search_price',
  'currency',
  'in_stock',
  'merchant_id',
  'merchant_name',
  'aw_deep_link',
  'condition',
  'seen_at',
  'shops',
  'lowest_price',
  'merchant_image_url',
  'brand_name',
  'category_name',
  'category_slug',
  'subcategory_name',
  'subcategory_slug',
  'ean',
  'merchant_category',
  'rating_c10',
  'delivery_cost',
  'descripcion_c10',
  'product_price_old',
  'discount_percent',
  'stock_quantity',
  'large_image',
  'alternate_image',
  'alternate_image_two',
  'alternate_image_three',
  'short_description_c10',
  'product_model',
  'mpn',
  'specifications',
  'keywords',
  'colour',
  'size',
  'material',
  'gender',
  'age_group',
  'pattern',
  'isbn',
  'availability',
  'category_path',
  'language',
  'last_updated',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
  'travel_location',
  'travel_hotel_name',
  'travel_destination_city',
  'travel_destination_country',
  'travel_destination_type',
] as const satisfies readonly (keyof Product)[];

/**
 * A product as the values of its fields, null for those it has not. Where its price was seen when its feed was
 * read last, it holds the place of the feed instead of the time, so that reading a feed again changes no item.
 */
export type Item = (string | number | boolean | null)[];

const SEEN = ITEM_FIELDS.indexOf('seen_at');

/** @param feed the place of the product's feed among `seen`; absent where it was seen at another time */
export function toItem(product: Product, feed: number | undefined): Item {
  const item: Item = ITEM_FIELDS.map((field) => product[field] ?? null);
  if (feed !== undefined) item[SEEN] = feed;
  while (item.at(-1) === null) item.pop();
  return item;
}

/** @param seen when the prices of each feed were last seen */
export function fromItem(item: Item, seen: readonly string[]): Product {
  const fields = ITEM_FIELDS.flatMap((field, place) => {
    const value = item[place] ?? null;
    return value === null ? [] : [[field, place === SEEN && typeof value === 'number' ? seen[value] : value]];
  });
  return Object.fromEntries(fields) as Product;
}

/** A span of a price history: since, until (0 for the time its offer was last seen), price, in stock. */
export type Span = readonly [since: string, until: string | 0, price: number, inStock: 0 | 1];

export const toSpans = (history: readonly Observation[], seenAt: string): Span[] =>
  history.map(({ since, until, price, in_stock }) => [
    since,
    until === seenAt ? 0 : until,
    price,
    in_stock ? 1 : 0,
  ]);

export const fromSpans = (spans: readonly Span[], seenAt: string): Observation[] =>
  spans.map(([since, until, price, inStock]) => ({
    since,
    until: until === 0 ? seenAt : until,
    price,
    in_stock: inStock === 1,
  }));

/** What a product has beside its best offer as a card. */
export interface ItemDetail {
  /** The long description of the best offer; absent where it has none. */
  description?: string | undefined;
  /** The offers of other shops. */
  others: Item[];
  /** The price history of the best. */
  history: Span[];
  /** The best offers of the same thing in other conditions, by their ids; absent where there are none. */
  conditions?: string[];
}

/** An offer that is gone: the number of its product where other shops sell it, and else its price history. */
export interface GoneItem {
  item: Item;
  product: number;
  history: Span[];
  /** As of `ItemDetail`. */
  conditions?: string[];
}

import type { Offer } from './offer.ts';

type TextField = {
  [K in keyof Offer]-?: NonNullable<Offer[K]> extends string ? K : never;
}[keyof Offer];

interface Column {
  field: keyof Offer;
  name: string;
  type: 'TEXT' | 'INTEGER' | 'REAL';
}

const text = (field: TextField, name: string): Column => ({ field, name, type: 'TEXT' });

/** The stored facts of an offer: this one list drives the table, the writing and the reading. */
export const columns: readonly Column[] = [
  text('network', 'network'),
  text('merchantId', 'merchant_id'),
  text('merchantName', 'merchant_name'),
  text('merchantProductId', 'merchant_product_id'),
  text('feedKey', 'feed_key'),
  text('name', 'name'),
  { field: 'price', name: 'price', type: 'INTEGER' },
  { field: 'oldPrice', name: 'old_price', type: 'INTEGER' },
  text('currency', 'currency'),
  { field: 'deliveryCost', name: 'delivery_cost', type: 'INTEGER' },
  { field: 'inStock', name: 'in_stock', type: 'INTEGER' },
  { field: 'stockQuantity', name: 'stock_quantity', type: 'INTEGER' },
  text('condition', 'condition'),
  text('link', 'link'),
  text('image', 'image'),
  text('largeImage', 'large_image'),
  text('alternateImage', 'alternate_image'),
  text('alternateImageTwo', 'alternate_image_two'),
  text('alternateImageThree', 'alternate_image_three'),
  text('shortDescription', 'short_description'),
  text('description', 'description'),
  { field: 'rating', name: 'rating', type: 'REAL' },
  text('keywords', 'keywords'),
  text('specifications', 'specifications'),
  text('brand', 'brand'),
  text('model', 'model'),
  text('colour', 'colour'),
  text('size', 'size'),
  text('gender', 'gender'),
  text('ageGroup', 'age_group'),
  text('material', 'material'),
  text('pattern', 'pattern'),
  text('mpn', 'mpn'),
  text('gtin', 'gtin'),
  text('isbn', 'isbn'),
  text('merchantCategory', 'merchant_category'),
  text('categoryPath', 'category_path'),
  text('category', 'category'),
  text('subcategory', 'subcategory'),
  text('availability', 'availability'),
  text('travelLocation', 'travel_location'),
  text('travelHotel', 'travel_hotel'),
  text('travelCity', 'travel_city'),
  text('travelCountry', 'travel_country'),
  text('travelType', 'travel_type'),
  { field: 'customLabels', name: 'custom_labels', type: 'TEXT' },
  text('language', 'language'),
  text('lastUpdated', 'last_updated'),
];

export type StoredValue = string | number | null;

/** The values of an offer in the order of `columns`; lists as JSON, truth as 0 and 1. */
export function storedValues(offer: Offer): StoredValue[] {
  return columns.map(({ field }) => {
    const value = offer[field];
    if (value === undefined) return null;
    if (typeof value === 'boolean') return value ? 1 : 0;
    return typeof value === 'object' ? JSON.stringify(value) : value;
  });
}

/** The fields whose words a product is found by. */
export const TEXT_FIELDS = [
  'name',
  'brand',
  'model',
  'mpn',
  'keywords',
  'specifications',
  'shortDescription',
  'description',
  'merchantCategory',
  'category',
  'subcategory',
  'condition',
  'colour',
  'size',
  'gender',
  'material',
  'pattern',
  'travelHotel',
  'travelCity',
  'travelCountry',
] as const satisfies readonly (keyof Offer)[];

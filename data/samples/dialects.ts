import type { Dialect } from './types.ts';

const words = (text: string) => text.trim().split(/\s+/);

const core = words(`
  aw_deep_link product_name aw_product_id merchant_product_id merchant_image_url description
  merchant_category search_price merchant_name merchant_id category_name category_id aw_image_url
  currency store_price delivery_cost merchant_deep_link language last_updated display_price data_feed_id`);
const facts = words(`
  brand_name colour product_short_description specifications condition product_model model_number
  keywords product_type merchant_product_category_path ean mpn`);
const stock = words('in_stock stock_quantity stock_status is_for_sale delivery_time');
const oldPrice = ['product_price_old'];
const retailPrice = words('rrp_price saving savings_percent');
const pictures = words('large_image alternate_image alternate_image_two alternate_image_three');
const ratings = words('average_rating rating reviews');
const shelves = words('merchant_product_second_category merchant_product_third_category');
const fashion = words(`Fashion:suitable_for Fashion:category Fashion:size Fashion:material Fashion:pattern
  gender age_group`);
const travel = words(`Travel:location Travel:hotel_name Travel:destination_city
  Travel:destination_country Travel:destination_type`);
const custom = words('custom_1 custom_2 custom_3');

/** How each kind of shop writes its feed: no two alike, as with real ones. */
export const dialects = {
  full: {
    delimiter: ',',
    encoding: 'utf8',
    archive: 'gz',
    columns: [...core, ...facts, ...oldPrice, ...stock, ...pictures, ...ratings, ...custom, 'warranty'],
  },
  semicolon: {
    delimiter: ';',
    encoding: 'utf8',
    archive: 'gz',
    columns: [...core, ...facts, ...retailPrice, ...stock, ...pictures, 'average_rating', 'dimensions'],
  },
  pipe: {
    delimiter: '|',
    encoding: 'utf8',
    archive: 'gz',
    columns: [...core, ...facts, ...fashion, ...oldPrice, ...pictures, 'in_stock', 'rating'],
  },
  tab: {
    delimiter: '\t',
    encoding: 'utf8',
    archive: 'gz',
    columns: [...core, ...facts, ...shelves, ...retailPrice, ...fashion, 'stock_status', 'average_rating'],
  },
  western: {
    delimiter: ';',
    encoding: 'cp1252',
    archive: 'gz',
    columns: [...core, ...facts, ...travel, ...oldPrice, ...custom, 'isbn', 'in_stock', 'rating'],
  },
  marked: {
    delimiter: ',',
    encoding: 'utf8-bom',
    archive: 'gz',
    columns: [
      ...core,
      ...facts,
      ...shelves,
      ...oldPrice,
      ...stock,
      ...pictures,
      ...ratings,
      ...fashion,
      ...travel,
      'isbn',
      'upc',
    ],
  },
  zipped: {
    delimiter: ',',
    encoding: 'utf8',
    archive: 'zip',
    columns: [...core, ...facts, ...travel, ...retailPrice, ...custom, 'in_stock', 'average_rating'],
  },
  lean: {
    delimiter: ',',
    encoding: 'utf8',
    archive: 'gz',
    columns: [
      ...core.filter((name) => name !== 'category_id' && name !== 'store_price'),
      ...words('brand_name condition colour product_GTIN mpn specifications keywords isbn'),
      ...fashion,
      ...travel,
      ...oldPrice,
      ...stock,
      'large_image',
      'rating',
    ],
  },
  used: {
    delimiter: ';',
    encoding: 'utf8',
    archive: 'gz',
    columns: [
      ...core,
      ...facts,
      ...retailPrice,
      ...stock,
      'alternate_image',
      'rating',
      'promotional_text',
      'isbn',
    ],
  },
} as const satisfies Record<string, Dialect>;

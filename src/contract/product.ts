import { z } from 'zod';
import { CONDITIONS } from './choices.ts';

export { CONDITIONS } from './choices.ts';

export const conditionSchema = z.enum(CONDITIONS);
export type Condition = z.infer<typeof conditionSchema>;

const text = z.string();
const optionalText = z.string().optional();

/**
 * A product as every list, search and detail call answers it: the specification's Product (server)
 * with the fields a shopper needs to judge the price. Amounts are decimal numbers in major units of
 * `currency`; times are UTC ISO 8601. Optional fields are absent, never empty, where the feed had none.
 */
export const productSchema = z.object({
  id_c10: text.min(1),
  c10_product_name: text,
  search_price: z.number().nonnegative(),
  product_price_old: z.number().positive().optional(),
  currency: z.string().length(3),
  /** Whole percent under the old price, rounded down; absent under 1. */
  discount_percent: z.number().int().positive().optional(),
  /** Absent where the shop does not tell it. */
  delivery_cost: z.number().nonnegative().optional(),
  in_stock: z.boolean(),
  stock_quantity: z.number().int().nonnegative().optional(),
  merchant_id: text,
  merchant_name: text,
  merchant_image_url: optionalText,
  large_image: optionalText,
  alternate_image: optionalText,
  alternate_image_two: optionalText,
  alternate_image_three: optionalText,
  aw_deep_link: text,
  merchant_category: optionalText,
  short_description_c10: optionalText,
  /** Sanitised HTML. */
  descripcion_c10: optionalText,
  rating_c10: z.number().min(0).max(5).optional(),
  condition: conditionSchema,
  keywords: optionalText,
  /** GTIN-14 without its leading zeros beyond 13 digits, check digit verified. */
  ean: optionalText,
  isbn: optionalText,
  travel_location: optionalText,
  travel_hotel_name: optionalText,
  travel_destination_city: optionalText,
  travel_destination_country: optionalText,
  travel_destination_type: optionalText,
  specifications: optionalText,
  brand_name: optionalText,
  category_name: optionalText,
  category_slug: optionalText,
  subcategory_name: optionalText,
  subcategory_slug: optionalText,
  product_model: optionalText,
  colour: optionalText,
  size: optionalText,
  gender: optionalText,
  age_group: optionalText,
  material: optionalText,
  pattern: optionalText,
  mpn: optionalText,
  availability: optionalText,
  category_path: optionalText,
  custom_label_0: optionalText,
  custom_label_1: optionalText,
  custom_label_2: optionalText,
  custom_label_3: optionalText,
  custom_label_4: optionalText,
  language: optionalText,
  last_updated: optionalText,
  /** When the shop was last seen to ask this price: the feed's own date of its prices, else when it was read. */
  seen_at: text,
  /** Shops that sell it now, and their lowest price without delivery. */
  shops: z.number().int().nonnegative(),
  lowest_price: z.number().nonnegative(),
});
export type Product = z.infer<typeof productSchema>;

export const pageSchema = z.object({
  products: z.array(productSchema),
  total: z.number().int().nonnegative(),
});
export type ProductPage = z.infer<typeof pageSchema>;

/** One price a shop asked over a span of time, as observed in its feeds. */
export const observationSchema = z.object({
  since: text,
  until: text,
  price: z.number().nonnegative(),
  in_stock: z.boolean(),
});
export type Observation = z.infer<typeof observationSchema>;

export const productDetailSchema = z.object({
  product: productSchema,
  /** Every shop's offer: lately checked ones first, among those the ones in stock, among those the cheapest. */
  offers: z.array(productSchema),
  /** Price history of the best offer, oldest first. */
  history: z.array(observationSchema),
  /** The same thing in other conditions, which are products of their own. */
  other_conditions: z.array(productSchema),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

export const priceRangeSchema = z.object({ min: z.number(), max: z.number() });
export type PriceRange = z.infer<typeof priceRangeSchema>;

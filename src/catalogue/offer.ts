import type { Condition } from '#contract/product.ts';

/**
 * One shop's offer as it is stored: the specification's Product (server), typed.
 * Money is integer minor units of `currency`, times are UTC ISO 8601, absent facts are undefined.
 */
export interface Offer {
  id: string;
  network: string;
  merchantId: string;
  merchantName: string;
  merchantProductId: string;
  /** Which feed of the merchant it comes from; vanished offers are told within one feed. */
  feedKey: string;
  name: string;
  price: number;
  oldPrice?: number;
  currency: string;
  deliveryCost?: number;
  inStock: boolean;
  stockQuantity?: number;
  condition: Condition;
  /** https only. */
  link: string;
  image?: string;
  largeImage?: string;
  alternateImage?: string;
  alternateImageTwo?: string;
  alternateImageThree?: string;
  shortDescription?: string;
  /** Sanitised HTML. */
  description?: string;
  /** 0 to 5. */
  rating?: number;
  keywords?: string;
  specifications?: string;
  brand?: string;
  model?: string;
  colour?: string;
  size?: string;
  gender?: string;
  ageGroup?: string;
  material?: string;
  pattern?: string;
  mpn?: string;
  /** 14 digits, check digit verified. */
  gtin?: string;
  /** 13 digits, check digit verified. */
  isbn?: string;
  merchantCategory?: string;
  categoryPath?: string;
  category?: string;
  subcategory?: string;
  availability?: string;
  travelLocation?: string;
  travelHotel?: string;
  travelCity?: string;
  travelCountry?: string;
  travelType?: string;
  customLabels?: readonly string[];
  language?: string;
  /** What the feed says of its own last change. */
  lastUpdated?: string;
  /** The day or moment the price was asked; orders observations. */
  observedAt: string;
}

import type { CardFacts } from '../product/card-text.ts';

/** A favourite as it is stored (specification, section 3), with what a card needs besides. */
export interface Favourite {
  id_c10: string;
  c10_product_name?: string | undefined;
  merchant_image_url?: string | undefined;
  /** What it cost when it was saved, in major units. */
  search_price?: number | undefined;
  product_price_old?: number | undefined;
  aw_deep_link?: string | undefined;
  merchant_category?: string | undefined;
  rating_c10?: number | undefined;
  short_description_c10?: string | undefined;
  descripcion_c10?: string | undefined;
  merchant_name?: string | undefined;
  currency?: string | undefined;
  /** When the shop was last seen to ask that price; UTC ISO 8601. */
  seen_at?: string | undefined;
}

export type Favourites = readonly Favourite[];

const SHORT_LENGTH = 150;

/** A product as a favourite: its short description, or the first 150 characters of the long one. */
export function toFavourite(product: CardFacts): Favourite {
  const plain = product.descripcion_c10
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    id_c10: product.id_c10,
    c10_product_name: product.c10_product_name,
    merchant_image_url: product.merchant_image_url,
    search_price: product.search_price,
    product_price_old: product.product_price_old,
    aw_deep_link: product.aw_deep_link,
    merchant_category: product.merchant_category,
    rating_c10: product.rating_c10,
    short_description_c10: (product.short_description_c10 ?? plain)?.slice(0, SHORT_LENGTH),
    descripcion_c10: product.descripcion_c10,
    merchant_name: product.merchant_name,
    currency: product.currency,
    seen_at: product.seen_at,
  };
}

export const isFavourite = (list: Favourites, id: string): boolean =>
  list.some(({ id_c10 }) => id_c10 === id);

/** Adds at the end; a product that is there already stays as it is. */
export const add = (list: Favourites, item: Favourite): Favourites =>
  isFavourite(list, item.id_c10) ? list : [...list, item];

export const remove = (list: Favourites, id: string): Favourites =>
  list.filter(({ id_c10 }) => id_c10 !== id);

export const toggle = (list: Favourites, item: Favourite): Favourites =>
  isFavourite(list, item.id_c10) ? remove(list, item.id_c10) : add(list, item);

/**
 * Brings back what was taken off, each item to the place it had `before`. What was added or taken off
 * since by other means stays so.
 */
export function restore(now: Favourites, before: Favourites, ids: ReadonlySet<string>): Favourites {
  const held = new Set(now.map(({ id_c10 }) => id_c10));
  const back = before.filter(({ id_c10 }) => held.has(id_c10) || ids.has(id_c10));
  const known = new Set(back.map(({ id_c10 }) => id_c10));
  return [...back, ...now.filter(({ id_c10 }) => !known.has(id_c10))];
}

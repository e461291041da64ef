import type { CardFacts } from '../product/card-text.ts';

/** A favourite as it is stored (specification, section 3), with what a card needs besides. */
export interface Favourite {
  id_c10: string;
  c10_product_name?: string | undefined;
  merchant_image_url?: string | undefined;
  search_price?: number | undefined;
  product_price_old?: number | undefined;
  aw_deep_link?: string | undefined;
  merchant_category?: string | undefined;
  rating_c10?: number | undefined;
  short_description_c10?: string | undefined;
  descripcion_c10?: string | undefined;
  merchant_name?: string | undefined;
  currency?: string | undefined;
}

export type Favourites = readonly Favourite[];

/** Browsers refuse a cookie over 4,096 bytes with its name and attributes. */
const COOKIE_BYTES = 3800;
const TEXTS = [
  'c10_product_name',
  'merchant_image_url',
  'aw_deep_link',
  'merchant_category',
  'short_description_c10',
  'descripcion_c10',
  'merchant_name',
  'currency',
] as const;
const NUMBERS = ['search_price', 'product_price_old', 'rating_c10'] as const;

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

/** Reads a stored list. Whatever is not one is empty; an entry without an id is left out. Never throws. */
export function parseFavourites(text: string | null | undefined): Favourites {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  const items = list.map(readFavourite).filter((item) => item !== null);
  return [...new Map(items.toReversed().map((item) => [item.id_c10, item])).values()].toReversed();
}

/**
 * The list the cookie names, in its order, each item with what the storage knows of it. Where the
 * browser has no cookie any more the storage alone is the list.
 */
export function merge(cookie: Favourites | null, stored: Favourites): Favourites {
  if (cookie === null) return stored;
  const known = new Map(stored.map((item) => [item.id_c10, item]));
  return cookie.map((item) => ({ ...item, ...known.get(item.id_c10) }));
}

/**
 * The list as the cookie's URL-encoded JSON. Every id is always in it: details are left off from the
 * oldest item on as 3.8 KB draw near, then only the ids stay. Null where not even they fit.
 */
export function cookieText(list: Favourites): string | null {
  const entries = list.map(({ id_c10 }) => encode({ id_c10 }));
  let left = COOKIE_BYTES - joined(entries).length;
  if (left < 0) {
    const ids = joined(list.map(({ id_c10 }) => encode(id_c10)));
    return ids.length <= COOKIE_BYTES ? ids : null;
  }
  for (const [at, item] of [...list.entries()].toReversed()) {
    const whole = encode(item);
    left -= whole.length - (entries[at]?.length ?? 0);
    if (left < 0) break;
    entries[at] = whole;
  }
  return joined(entries);
}

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** Encoded values as one encoded JSON array. */
const joined = (entries: readonly string[]): string => `%5B${entries.join('%2C')}%5D`;

function readFavourite(value: unknown): Favourite | null {
  if (typeof value === 'string' && value) return { id_c10: value };
  if (typeof value !== 'object' || value === null) return null;
  const entry = value as Record<string, unknown>;
  const { id_c10: id } = entry;
  if (typeof id !== 'string' || id === '') return null;
  const item: Record<string, unknown> = { id_c10: id };
  for (const key of TEXTS) if (typeof entry[key] === 'string') item[key] = entry[key];
  for (const key of NUMBERS) if (Number.isFinite(entry[key])) item[key] = entry[key];
  return item as unknown as Favourite;
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

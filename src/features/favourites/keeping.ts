import type { Favourite, Favourites } from './favourites.ts';

/** Browsers refuse a cookie over 4,096 bytes with its name and attributes. */
const COOKIE_BYTES = 3800;
/** Encoded, as it stands between the entries. */
const COMMA = '%2C';
const TEXTS = [
  'c10_product_name',
  'merchant_image_url',
  'aw_deep_link',
  'merchant_category',
  'short_description_c10',
  'descripcion_c10',
  'merchant_name',
  'currency',
  'seen_at',
] as const;
const NUMBERS = ['search_price', 'product_price_old', 'rating_c10'] as const;

/** What a cookie says: the favourites it names, and how many older ones it had no room for. */
export interface CookieList {
  list: Favourites;
  more: number;
}

/** Reads a stored list. Whatever is not one is empty; an entry without an id is left out. Never throws. */
export const parseFavourites = (text: string | null | undefined): Favourites => readList(parseJson(text));

/** Reads the cookie's decoded text; null where it is none or no list. Never throws. */
export function parseCookie(text: string | null | undefined): CookieList | null {
  const value = parseJson(text);
  if (!Array.isArray(value)) return null;
  const more = value.find((entry) => Number.isSafeInteger(entry?.more) && entry.more > 0)?.more ?? 0;
  return { list: readList(value), more };
}

/**
 * The list the cookie names, in its order, each item with what the storage knows of it; the older ones
 * that the cookie had no room for come from the storage. Without a cookie the storage alone is the list.
 */
export function merge(cookie: CookieList | null, stored: Favourites): Favourites {
  if (cookie === null) return stored;
  const known = new Map(stored.map((item) => [item.id_c10, item]));
  const named = new Set(cookie.list.map(({ id_c10 }) => id_c10));
  const older = cookie.more > 0 ? stored.filter(({ id_c10 }) => !named.has(id_c10)) : [];
  return [...older, ...cookie.list.map((item) => ({ ...item, ...known.get(item.id_c10) }))];
}

/**
 * The list as the cookie's URL-encoded JSON. Details are left off from the oldest item on as 3.8 KB draw
 * near; then only ids stay. Of a list whose ids do not fit it names the newest and ends with `{"more":n}`,
 * the number of the others.
 */
export function cookieText(list: Favourites): string {
  const entries = list.map(({ id_c10 }) => encode({ id_c10 }));
  let left = COOKIE_BYTES - joined(entries).length;
  if (left < 0) return idsText(list.map(({ id_c10 }) => id_c10));
  for (const [at, item] of [...list.entries()].toReversed()) {
    const whole = encode(item);
    left -= whole.length - (entries[at]?.length ?? 0);
    if (left < 0) break;
    entries[at] = whole;
  }
  return joined(entries);
}

/** The list as the storage keeps it, whole first, then ever shorter for a storage that is nearly full. */
export const storageTexts: readonly ((list: Favourites) => string)[] = [
  (list) => JSON.stringify(list),
  (list) => JSON.stringify(list.map((item) => ({ ...item, descripcion_c10: undefined }))),
  (list) =>
    JSON.stringify(list.map(({ id_c10, search_price, currency }) => ({ id_c10, search_price, currency }))),
];

/** As many ids as fit, the newest first to be chosen; each costs its own length and a comma. */
function idsText(ids: readonly string[]): string {
  const all = ids.map(encode);
  const whole = joined(all);
  if (whole.length <= COOKIE_BYTES) return whole;
  let left = COOKIE_BYTES - joined([encode({ more: ids.length })]).length;
  const from = all.findLastIndex((id) => {
    left -= id.length + COMMA.length;
    return left < 0;
  });
  return joined([...all.slice(from + 1), encode({ more: from + 1 })]);
}

const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

/** Encoded values as one encoded JSON array. */
const joined = (entries: readonly string[]): string => `%5B${entries.join(COMMA)}%5D`;

/** Of an id that is there twice the first is kept. */
function readList(value: unknown): Favourites {
  if (!Array.isArray(value)) return [];
  const items = value.map(readFavourite).filter((item) => item !== null);
  return [...new Map(items.toReversed().map((item) => [item.id_c10, item])).values()].toReversed();
}

/** Earlier versions of the site kept ids as numbers and some amounts as text. */
function readFavourite(value: unknown): Favourite | null {
  const entry = typeof value === 'object' && value ? (value as Record<string, unknown>) : { id_c10: value };
  const id = Number.isSafeInteger(entry.id_c10) ? String(entry.id_c10) : entry.id_c10;
  if (typeof id !== 'string' || id === '') return null;
  const item: Record<string, unknown> = { id_c10: id };
  for (const key of TEXTS) if (typeof entry[key] === 'string') item[key] = entry[key];
  for (const key of NUMBERS) {
    const amount = readAmount(entry[key]);
    if (amount !== undefined) item[key] = amount;
  }
  return item as unknown as Favourite;
}

function readAmount(value: unknown): number | undefined {
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  return Number.isFinite(value) ? (value as number) : undefined;
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

import type { CardFacts } from '../product/card-text.ts';
import { MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH, type WindowState } from './windows.ts';

/** A window as it is kept between pages: where it was, and what its title and price said. */
export interface KeptWindow extends WindowState {
  facts?: CardFacts | undefined;
}

const NUMBERS = ['x', 'y', 'width', 'height', 'z'] as const;
const TEXTS = ['c10_product_name', 'currency', 'merchant_image_url', 'merchant_name'] as const;
const AMOUNTS = ['search_price', 'product_price_old', 'rating_c10'] as const;
const MOST = 30;

/** Reads what was kept. Whatever is no list of windows is none; a broken entry is left out. Never throws. */
export function parseWindows(text: string | null): KeptWindow[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  const found = list.slice(0, MOST).flatMap((entry) => readWindow(entry) ?? []);
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The kept text. The way to the shop is not kept: it is asked for again by the product's id. */
export const windowsText = (windows: readonly KeptWindow[]): string =>
  JSON.stringify(windows.map(({ facts, ...one }) => ({ ...one, ...(facts && { facts: pick(facts) }) })));

function readWindow(entry: unknown): KeptWindow | null {
  if (!isRecord(entry) || typeof entry.id !== 'string' || entry.id === '') return null;
  if (!NUMBERS.every((name) => Number.isFinite(entry[name]))) return null;
  const { id, x, y, width, height, z, maximised } = entry as unknown as WindowState;
  const size = {
    width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH),
    height: Math.max(height, MIN_HEIGHT),
  };
  return { id, x, y, ...size, z, maximised: maximised === true, facts: readFacts(id, entry.facts) };
}

function readFacts(id: string, value: unknown): CardFacts | undefined {
  if (!isRecord(value)) return undefined;
  const { c10_product_name: name, search_price: price, currency } = value;
  if (typeof name !== 'string' || !Number.isFinite(price) || !/^[A-Z]{3}$/.test(String(currency)))
    return undefined;
  return { ...pick(value), id_c10: id, aw_deep_link: '' } as CardFacts;
}

function pick(from: object): Record<string, unknown> {
  const known = from as Record<string, unknown>;
  return Object.fromEntries([
    ...TEXTS.filter((name) => typeof known[name] === 'string').map((name) => [name, known[name]]),
    ...AMOUNTS.filter((name) => Number.isFinite(known[name])).map((name) => [name, known[name]]),
  ]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

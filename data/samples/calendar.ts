import type { Shop } from './types.ts';

/** The day of the newest versions; the others are so many days before it. */
const NEWEST = Date.UTC(2026, 10, 17);
const DAY = 86_400_000;

/** The day of a shop's version, `back` versions before its newest, as `yyyy-mm-dd`. */
export function dayOf(shop: Shop, back: number): string {
  const daysAgo = shop.versions[shop.versions.length - 1 - back] ?? 0;
  return new Date(NEWEST - daysAgo * DAY).toISOString().slice(0, 10);
}

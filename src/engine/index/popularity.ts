import type { Columns } from './columns.ts';
import { roomOf } from './columns.ts';
import type { Ranking } from './ranking.ts';

const DAY = 86_400;
/** Days until a product counts as old. */
const NEW_FOR = 60;

/** Popularity is told apart in so many steps a shop. */
export const POPULARITY_STEPS = 1_000_000;
/** More counts the same: what keys of 32 bits have room for. */
const MOST_POPULAR = Math.floor(0xffff_ffff / POPULARITY_STEPS);

/** Shops that sell a product, its rating of 0 to 1, and its late uses; commission plays no part. */
export function popularityOf(columns: Columns, uses: ReadonlyMap<number, number>): Float32Array {
  const popularity = new Float32Array(roomOf(columns));
  for (let product = 0; product < popularity.length; product++) {
    const rating = Math.max(0, (columns.rating[product] as number) - 1) / 5000;
    popularity[product] = (columns.shops[product] as number) + rating;
  }
  for (const [product, used] of uses) (popularity[product] as number) += used;
  return popularity.map(inSteps);
}

const inSteps = (popularity: number): number =>
  Math.min(MOST_POPULAR, Math.round(popularity * POPULARITY_STEPS) / POPULARITY_STEPS);

/** What products are measured against. */
export interface Extremes {
  /** The popularity of the most popular product, at least 1. */
  most: number;
  /** When the newest product was created, in seconds since 1970. */
  newest: number;
}

export function extremesOf({ owner, created }: Columns, popularity: Float32Array): Extremes {
  let most = 1;
  let newest = 0;
  for (let product = 0; product < popularity.length; product++) {
    if (owner[product] === 0) continue;
    most = Math.max(most, popularity[product] as number);
    newest = Math.max(newest, created[product] as number);
  }
  return { most, newest };
}

/** What use, freshness and stock add to a product's score: a share of it, largest for the most used and newest. */
export function priorOf(
  columns: Columns,
  popularity: Float32Array,
  { most, newest }: Extremes,
  ranking: Ranking,
): Float32Array {
  const prior = new Float32Array(popularity.length);
  for (let product = 0; product < prior.length; product++) {
    const age = (newest - (columns.created[product] as number)) / (NEW_FOR * DAY);
    prior[product] =
      (ranking.popularity * (popularity[product] as number)) / most +
      ranking.freshness * Math.max(0, 1 - age) +
      ranking.inStock * (columns.inStock[product] as number);
  }
  return prior;
}

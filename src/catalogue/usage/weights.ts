import { PRODUCT_USES, type UseKind } from '#contract/use.ts';

/** What uses are counted for: products of any kind of use, searches, or brands. */
export type Topic = 'product' | 'search' | 'brand';

export const kindsOf: Readonly<Record<Topic, readonly UseKind[]>> = {
  product: PRODUCT_USES,
  search: ['search'],
  brand: ['brand'],
};

export const topicOf = (kind: UseKind): Topic => (kind === 'search' || kind === 'brand' ? kind : 'product');

/** What a use weighs when it happens: following an offer is nearest to buying, a look at a picture farthest. */
export const weightOf: Readonly<Record<UseKind, number>> = {
  offer: 3,
  window: 2,
  detail: 2,
  title: 1,
  image: 1,
  search: 1,
  brand: 1,
};

/** The most that one visitor's uses of one thing weigh in a day, however many hours they are spread over. */
export const mostADay: Readonly<Record<Topic, number>> = { product: 6, search: 2, brand: 2 };

export const HOUR = 3_600_000;
export const HOURS_A_DAY = 24;

/** Hours in which a use loses half of its weight: seven days, so that every day of the week counts alike. */
const HALF_LIFE = 7 * HOURS_A_DAY;

/**
 * The hour that weights are kept relative to, so that they add up without being aged first. Powers of two
 * of the weeks from it stay within a double from 2021 to 2059.
 */
const EPOCH = Date.UTC(2040, 0) / HOUR;

/** The factor that makes a weight of this hour one relative to the epoch. */
export const kept = (hour: number): number => 2 ** ((hour - EPOCH) / HALF_LIFE);

/** A weight relative to the epoch as what it is worth at `now`, UTC milliseconds. */
export const aged = (amount: number, now: number): number => amount * 2 ** ((EPOCH - now / HOUR) / HALF_LIFE);

/** Each doubling of use adds about the same, so that no product outgrows all others. */
export const damped = (weight: number): number => Math.log2(1 + weight);

import { memory } from '../latency.ts';
import { type Plan, planOffers, type Version, writeFeed } from '../offers/feeds.ts';
import type { Language } from '../offers/range.ts';
import { reply } from './fork.ts';

/** Writes versions of the feeds that no earlier run has left. */
export interface FeedsAsked {
  plan: Plan;
  wanted: readonly (readonly [Language, Version])[];
}

export interface FeedsMade {
  /** In the order asked for. */
  paths: string[];
  /** Rows that had to be made. */
  rows: number;
  seconds: number;
  /** Part of the offers that are of different products. */
  distinct: number;
  memory: number;
}

reply(async ({ plan, wanted }: FeedsAsked): Promise<FeedsMade> => {
  const start = performance.now();
  const offers = planOffers(plan);
  const made = [];
  for (const [language, version] of wanted) made.push(await writeFeed(plan, offers, language, version));
  return {
    paths: made.map(({ path }) => path),
    rows: made.reduce((sum, { rows }) => sum + rows, 0),
    seconds: (performance.now() - start) / 1000,
    distinct: offers.products / plan.offers,
    memory: memory().most,
  };
});

import type { Observation } from '#contract/product.ts';

/** A price history as it can be drawn and read; amounts in major units, places in the chart's own units. */
export interface PriceHistory {
  from: string;
  to: string;
  days: number;
  lowest: number;
  highest: number;
  now: number;
  /** The steps of the price as an SVG path. */
  path: string;
}

/** The chart's inner box; the line keeps clear of its edges. */
export const CHART = { width: 320, height: 80, margin: 6 };
const DAY = 86_400_000;

/**
 * What the observations of one offer tell, or null where a single moment was seen: a point is no history.
 * A price holds from its own day until the next one's.
 */
export function priceHistory(observations: readonly Observation[]): PriceHistory | null {
  const first = observations[0];
  const last = observations.at(-1);
  if (!first || !last) return null;
  const start = Date.parse(first.since);
  const span = Date.parse(last.until) - start;
  if (span < DAY) return null;
  const prices = observations.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const across = (time: string) => ((Date.parse(time) - start) / span) * CHART.width;
  const up = CHART.height - 2 * CHART.margin;
  const down = (price: number) =>
    CHART.margin + (highest === lowest ? up / 2 : ((highest - price) / (highest - lowest)) * up);
  const steps = observations.map(
    ({ since, price }, at) =>
      `${at ? 'H' : 'M0 '}${at ? `${round(across(since))}V` : ''}${round(down(price))}`,
  );
  return {
    from: first.since,
    to: last.until,
    days: Math.floor(span / DAY),
    lowest,
    highest,
    now: last.price,
    path: `${steps.join('')}H${CHART.width}`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

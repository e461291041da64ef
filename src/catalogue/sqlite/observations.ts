import type { DatabaseSync } from 'node:sqlite';

/** What is held of an offer when its next price arrives. */
export interface Held {
  id: number;
  runId: number;
  fingerprint: string;
  productKey: string;
  goneAt: string | null;
  price: number;
  inStock: number;
  observedAt: string;
  priceSince: string;
  referencePrice: number | null;
  referenceUntil: string | null;
}

/** The price and stock that a feed names for an offer, and when. */
export interface Seen {
  price: number;
  inStock: number;
  observedAt: string;
}

/** An earlier price that a discount may be measured against, and until when. */
export interface Reference {
  price: number;
  until: string;
}

const DAY = 86_400_000;
/** The days before a drop that its reference is taken from (Directive 98/6/EC, article 6a), and that it lasts. */
const REFERENCE_DAYS = 30;
/** A drop worth naming, as a share of the reference price. */
const NOTABLE = 0.9;

/**
 * Price observations as spans: `since` and `until` are the first and the last observation of the same
 * price and stock in a row, so that a price that stands for a month is one row.
 */
export function createObserver(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO observations(offer_id, since, until, price, in_stock) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET until = max(until, excluded.until), price = excluded.price,
       in_stock = excluded.in_stock`,
  );
  const extend = db.prepare(
    'UPDATE observations SET until = ? WHERE offer_id = ? AND since = ? AND until < ?',
  );
  const covered = db.prepare(
    'SELECT 1 FROM observations WHERE offer_id = ? AND since <= ? AND until >= ? LIMIT 1',
  );
  const lowest = db.prepare(
    'SELECT min(price) AS before FROM observations WHERE offer_id = ? AND until >= ?',
  );

  return {
    /** Notes the newest observation; answers since when this price stands without a gap. */
    next(held: Held, { price, inStock, observedAt }: Seen): string {
      if (held.price === price && held.inStock === inStock && held.goneAt === null) {
        if (observedAt > held.observedAt) extend.run(observedAt, held.id, held.priceSince, observedAt);
        return held.priceSince;
      }
      insert.run(held.id, observedAt, observedAt, price, inStock);
      return observedAt;
    },

    /** Notes an observation older than the newest one, where none covers its time. */
    past(held: Held, { price, inStock, observedAt }: Seen): void {
      if (covered.get(held.id, observedAt, observedAt)) return;
      insert.run(held.id, observedAt, observedAt, price, inStock);
    },

    /**
     * The reference price of an offer at its newest price, null where there is none. A notable drop takes the
     * lowest price of the 30 days before it and keeps it for 30 days, over further drops as well; a rise ends
     * it. Call it before the new price is noted.
     */
    reference(held: Held, { price, observedAt }: Seen): Reference | null {
      const kept =
        held.referencePrice !== null && held.referenceUntil !== null && observedAt < held.referenceUntil
          ? { price: held.referencePrice, until: held.referenceUntil }
          : null;
      if (price === held.price) return kept;
      if (price > held.price) return null;
      const { before } = lowest.get(held.id, daysFrom(observedAt, -REFERENCE_DAYS)) as {
        before: number | null;
      };
      const notable = before !== null && price <= before * NOTABLE;
      return notable ? { price: before, until: daysFrom(observedAt, REFERENCE_DAYS) } : kept;
    },
  };
}

const daysFrom = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * DAY).toISOString();

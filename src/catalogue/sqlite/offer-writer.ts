import type { DatabaseSync } from 'node:sqlite';
import type { ImportSource } from '../catalogue.ts';
import { type PackedOffer, packedAt } from '../packed-offer.ts';
import { newestCheck, rankedSince, shownSince } from './ageing.ts';
import { createLaterReadings } from './later-readings.ts';
import { createObserver, type Held, type Seen } from './observations.ts';
import { createOfferStatements } from './offer-statements.ts';
import { createTouched } from './touched.ts';

const PRICE = packedAt('price');
const IN_STOCK = packedAt('inStock');
const FEED_KEY = packedAt('feedKey');
const NETWORK = packedAt('network');
const MERCHANT_ID = packedAt('merchantId');
const MERCHANT_NAME = packedAt('merchantName');
const LAST_UPDATED = packedAt('lastUpdated');

export interface OfferWriter {
  readonly runId: number;
  readonly counts: { added: number; changed: number; unchanged: number; outdated: number; repriced: number };
  /** The feeds written to, each with the latest observation in this run. */
  readonly feedKeys: ReadonlyMap<string, string>;
  /** Stores offers; answers the positions of those whose id this run holds already, which are not stored. */
  write(offers: readonly PackedOffer[]): number[];
}

/** Writes offers; what changed a product is noted in the temporary table `touched`. */
export function createOfferWriter(db: DatabaseSync, source: ImportSource, runId: number): OfferWriter {
  const { edition, seenAt } = source;
  createTouched(db);
  const statements = createOfferStatements(db);
  const observer = createObserver(db);
  const laterReading = createLaterReadings(db, source);
  const competesSince = remembered(rankedSince);
  const onSaleSince = shownSince(newestCheck(db, edition));
  /** Where most offers are new, storing one is tried before it is looked up. */
  let mostlyNew = true;
  const newestId = () => (statements.newest.get() as { id: number }).id;
  let newest = newestId();
  let stored = 0;
  /** Names by network and id: two networks may use one id for two shops. */
  const merchants = new Map<string, string>();
  const feedKeys = new Map<string, string>();
  const counts = { added: 0, changed: 0, unchanged: 0, outdated: 0, repriced: 0 };

  function note(packed: PackedOffer): void {
    const network = packed[NETWORK] as string;
    const merchantId = packed[MERCHANT_ID] as string;
    const name = packed[MERCHANT_NAME] as string;
    const shop = `${network} ${merchantId}`;
    if (merchants.get(shop) !== name) {
      merchants.set(shop, name);
      statements.saveMerchant.run(edition, network, merchantId, name);
    }
    const feedKey = packed[FEED_KEY] as string;
    const [, , , , observedAt] = packed;
    if (observedAt > (feedKeys.get(feedKey) ?? '')) feedKeys.set(feedKey, observedAt);
  }

  /** False where the id is held. */
  function add(packed: PackedOffer): boolean {
    const goneAt = laterReading(packed[FEED_KEY] as string);
    if (statements.insert.run(...packed, edition, runId, seenAt, goneAt).changes === 0) return false;
    stored++;
    if (goneAt === null) counts.added++;
    else counts.outdated++;
    return true;
  }

  function meet(held: Held, packed: PackedOffer): void {
    const [, key, fingerprint, , observedAt] = packed;
    const seen: Seen = { price: Number(packed[PRICE]), inStock: Number(packed[IN_STOCK]), observedAt };
    const isGoneSince = held.goneAt !== null && seenAt < held.goneAt;
    const isExpired = held.goneAt === held.observedAt && observedAt < onSaleSince;
    if (isExpired && observedAt === held.observedAt && held.fingerprint === fingerprint) {
      statements.meet.run(runId, held.id);
      counts.unchanged++;
    } else if (observedAt < held.observedAt || isGoneSince) {
      observer.past(held, seen);
      statements.meet.run(runId, held.id);
      counts.outdated++;
    } else if (held.fingerprint === fingerprint && held.goneAt === null) {
      observer.next(held, seen);
      if (held.referencePrice !== null && !observer.reference(held, seen)) {
        statements.expire.run(held.id);
        statements.touch.run(held.productKey);
      }
      if (held.observedAt < competesSince(observedAt)) statements.touch.run(held.productKey);
      statements.renew.run(runId, seenAt, observedAt, packed[LAST_UPDATED] ?? null, held.id);
      counts.unchanged++;
    } else {
      const reference = observer.reference(held, seen);
      const since = observer.next(held, seen);
      statements.update.run(
        ...packed,
        ...[runId, seenAt, since, reference?.price ?? null, reference?.until ?? null, held.id],
      );
      statements.touch.run(held.productKey);
      statements.touch.run(key);
      counts.changed++;
      if (held.price !== seen.price) counts.repriced++;
    }
  }

  /** False where this run holds the id already. */
  function store(packed: PackedOffer): boolean {
    if (!mostlyNew || !add(packed)) {
      const held = statements.find.get(edition, packed[0]) as Held | undefined;
      if (held?.runId === runId) return false;
      if (held) meet(held, packed);
      else add(packed);
    }
    note(packed);
    return true;
  }

  return {
    runId,
    counts,
    feedKeys,
    write(offers) {
      const before = stored;
      const twice = offers.flatMap((offer, index) => (store(offer) ? [] : [index]));
      mostlyNew = (stored - before) * 2 > offers.length;
      if (stored > before) {
        statements.observeNew.run(newest);
        statements.touchNew.run(newest);
        newest = newestId();
      }
      return twice;
    },
  };
}

/** A function that remembers its last answer: most offers of a feed were checked at one time. */
function remembered(answer: (time: string) => string): (time: string) => string {
  let [asked, answered] = ['', ''];
  return (time) => {
    if (time !== asked) [asked, answered] = [time, answer(time)];
    return answered;
  };
}

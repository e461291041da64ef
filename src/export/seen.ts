import type { OfferMark, WholeEdition } from '#catalogue/whole-edition.ts';

/** When the feeds were read last, apart from the offers: reading a feed again changes the time of all of them. */
export interface Seen {
  /** UTC ISO 8601, by the place of the feed. */
  times: string[];
  /** The place of an offer's feed where it was seen when that was read last. */
  feedOf(mark: OfferMark): number | undefined;
  /** Changes with all that is written of the offer itself. */
  digest(mark: OfferMark): string;
}

export function seenOf({ offersOf }: WholeEdition): Seen {
  const latest = new Map<string, string>();
  for (const marks of offersOf.values()) {
    for (const { feedKey, seenAt } of marks)
      if (seenAt > (latest.get(feedKey) ?? '')) latest.set(feedKey, seenAt);
  }
  const feeds = [...latest.keys()].sort();
  const places = new Map(feeds.map((feed, place) => [feed, place]));
  const feedOf = ({ feedKey, seenAt }: OfferMark): number | undefined =>
    latest.get(feedKey) === seenAt ? places.get(feedKey) : undefined;
  return {
    times: feeds.map((feed) => latest.get(feed) as string),
    feedOf,
    digest: (mark) => `${mark.id} ${mark.productKey} ${feedOf(mark) ?? mark.seenAt} ${mark.digest}`,
  };
}

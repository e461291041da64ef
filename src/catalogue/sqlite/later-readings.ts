import type { DatabaseSync } from 'node:sqlite';
import type { ImportSource } from '../catalogue.ts';

/**
 * Tells when a feed was read last, where that was after the reading of this import, which then has nothing new
 * to put on sale; null where this reading is the newest.
 */
export function createLaterReadings(db: DatabaseSync, { edition, seenAt }: ImportSource) {
  const anyLater =
    db.prepare('SELECT 1 FROM runs WHERE edition = ? AND seen_at > ? LIMIT 1').get(edition, seenAt) !==
    undefined;
  const latest = db.prepare(
    'SELECT max(seen_at) AS at FROM offers WHERE edition = ? AND feed_key = ? AND gone_at IS NULL AND seen_at > ?',
  );
  const known = new Map<string, string | null>();
  return (feedKey: string): string | null => {
    if (!anyLater) return null;
    const held = known.get(feedKey);
    if (held !== undefined) return held;
    const { at } = latest.get(edition, feedKey, seenAt) as { at: string | null };
    known.set(feedKey, at);
    return at;
  };
}

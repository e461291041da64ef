import type { UseRow } from './tally.ts';

/** Different uses of one visitor in an hour that are counted; no shopper does as much. */
const MOST_AN_HOUR = 500;
/** Uses that are remembered at most. */
const ROOM = 100_000;

/**
 * Tells uses that this process has not met in their hour, up to a number for each visitor. It spares the
 * file loops; that a use counts once is held by the file's key.
 */
export function createCounter() {
  let latest = 0;
  const met = new Set<string>();
  const visitors = new Map<string, number>();

  function forget(): void {
    met.clear();
    visitors.clear();
  }

  return {
    isNew({ hour, edition, kind, subject, visitor }: UseRow): boolean {
      if (hour > latest || met.size >= ROOM) forget();
      latest = Math.max(latest, hour);
      const key = `${hour} ${edition} ${kind} ${visitor.length} ${visitor} ${subject}`;
      const count = visitors.get(visitor) ?? 0;
      if (met.has(key) || count >= MOST_AN_HOUR) return false;
      met.add(key);
      visitors.set(visitor, count + 1);
      return true;
    },
  };
}

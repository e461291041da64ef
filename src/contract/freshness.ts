const HOUR = 3_600_000;

/** How long a price counts after it was checked, in milliseconds: unmarked, among the best, and at all. */
export const FRESH = { unmarked: 24 * HOUR, ranked: 72 * HOUR, shown: 7 * 24 * HOUR } as const;

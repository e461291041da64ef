/** Seconds since a time that `performance.now()` told, with one decimal. */
export const secondsSince = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

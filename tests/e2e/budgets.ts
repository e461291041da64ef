/**
 * What a page may cost, from the design: bytes as sent, with brotli; 1 KB is 1,000 bytes, and 14.6 KB
 * is the first window of a TCP connection.
 */
export const BUDGETS = {
  scriptBeforeInteraction: 6_000,
  scriptWithFirstIsland: 75_000,
  listDocument: 14_600,
  homeDocument: 24_000,
  listRequests: 20,
} as const;

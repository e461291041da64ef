/** How long a group of calls is timed: so many calls, or so many seconds if they pass earlier. */
export interface Limits {
  calls: number;
  seconds: number;
  /** Calls made before, which are not timed. */
  warmUp: number;
}

export const ENGINE_LIMITS: Limits = { calls: 2_000, seconds: 10, warmUp: 300 };
export const PEER_LIMITS: Limits = { calls: 500, seconds: 4, warmUp: 50 };

/** How many suggestions are asked for at once. */
export const SUGGESTIONS = 8;

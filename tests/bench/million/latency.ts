/** What a group of calls took; milliseconds. */
export interface Latency {
  title: string;
  calls: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** Part of the calls that found something. */
  found: number;
}

/**
 * Makes the calls one after the other, for so many seconds at most, and times each.
 * @param call answers how many things were found
 */
export async function timed<T>(
  title: string,
  seconds: number,
  requests: readonly T[],
  call: (request: T) => number | Promise<number>,
): Promise<Latency> {
  const times: number[] = [];
  let found = 0;
  const end = performance.now() + seconds * 1000;
  for (const request of requests) {
    const start = performance.now();
    const count = await call(request);
    const now = performance.now();
    times.push(now - start);
    if (count > 0) found++;
    if (now > end) break;
  }
  return summed(title, times, found);
}

export function summed(title: string, times: readonly number[], found: number): Latency {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    title,
    calls: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1) ?? 0,
    found: sorted.length ? found / sorted.length : 0,
  };
}

/** Megabytes of this process: now, and its most. */
export function memory(): { now: number; most: number } {
  const now = process.memoryUsage.rss() / 2 ** 20;
  return { now: Math.round(now), most: Math.round(process.resourceUsage().maxRSS / 1024) };
}

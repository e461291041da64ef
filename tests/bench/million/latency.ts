/** What a group of calls took; milliseconds. */
export interface Latency {
  title: string;
  calls: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** What the thread computed for a call, on average, which other programs on the machine do not lengthen. */
  cpu?: number;
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
  const before = process.threadCpuUsage();
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
  const { user, system } = process.threadCpuUsage(before);
  return { ...summed(title, times, found), cpu: (user + system) / 1000 / times.length };
}

export function summed(title: string, times: readonly number[], found: number): Latency {
  return {
    title,
    calls: times.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
    found: times.length ? found / times.length : 0,
  };
}

/** The value that so great a part of the values does not exceed; 0 of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

/** Megabytes of this process: now, and its most. */
export function memory(): { now: number; most: number } {
  const now = process.memoryUsage.rss() / 2 ** 20;
  return { now: Math.round(now), most: Math.round(process.resourceUsage().maxRSS / 1024) };
}

/** Keys that are held at most; the oldest go first. */
const ROOM = 50_000;

interface Span {
  until: number;
  taken: number;
}

/** Lets each key do something `most` times in a span of `per` milliseconds, counted from its first time. */
export function createLimiter({
  most,
  per,
  now = Date.now,
}: {
  most: number;
  per: number;
  now?: () => number;
}) {
  const spans = new Map<string, Span>();

  /** Whether it may now, which counts as once. */
  return (key: string): boolean => {
    const known = spans.get(key);
    const span = known && known.until > now() ? known : { until: now() + per, taken: 0 };
    if (span.taken >= most) return false;
    span.taken++;
    spans.delete(key);
    spans.set(key, span);
    if (spans.size > ROOM) spans.delete(spans.keys().next().value as string);
    return true;
  };
}

const ROOM = 1_000;

/** Keeps values as long as their stamp stays the same; the longest computed are dropped first. */
export function createMemory() {
  const held = new Map<string, { stamp: string; value: unknown }>();
  return <T>(key: string, stamp: string, compute: () => T): T => {
    const known = held.get(key);
    if (known?.stamp === stamp) return known.value as T;
    const value = compute();
    held.delete(key);
    held.set(key, { stamp, value });
    for (const oldest of held.keys()) {
      if (held.size <= ROOM) break;
      held.delete(oldest);
    }
    return value;
  };
}

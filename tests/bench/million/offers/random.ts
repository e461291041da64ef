/** A stream of numbers that depends on nothing but its keys: the same keys are the same stream everywhere. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** Whether an event of that probability happens. */
  chance(probability: number): boolean;
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T;
  /** A whole number from 0 to `count` - 1, small ones more often: the share of n is about 1 / (n + 1). */
  zipf(count: number): number;
  /** A factor around 1, log-normal with that spread. */
  spread(sigma: number): number;
}

/** Mulberry32 over a mix of whole-number keys. */
export function seeded(...keys: readonly number[]): Random {
  let state = 0x9e3779b9;
  for (const key of keys) state = mixed(state ^ mixed(key + 0x6d2b79f5));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    zipf: (count) => Math.floor((count + 1) ** next()) - 1,
    spread: (sigma) => Math.exp(sigma * (next() + next() + next() - 1.5) * 2),
  };
}

function mixed(value: number): number {
  let hash = Math.imul(value ^ (value >>> 15), value | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  return (hash ^ (hash >>> 14)) >>> 0;
}

/** A number for a text, to key a stream with. */
export function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A number in [0, 1) that depends on nothing but the key: the same key is the same number everywhere. */
export function chance(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, key: string): number {
  return low + Math.floor(chance(key) * (high - low + 1));
}

/** One item of a list that is not empty. */
export function pick<T>(items: readonly T[], key: string): T {
  return items[between(0, items.length - 1, key)] as T;
}

/** The list in an order of its own for the key. */
export function shuffled<T>(items: readonly T[], key: string): T[] {
  return items
    .map((item, index) => ({ item, rank: chance(`${key}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

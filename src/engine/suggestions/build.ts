import { buildSpelling } from '../spelling/build.ts';
import type { CompletionEntry, CompletionsData } from './data.ts';
import { keyOf } from './key.ts';

/**
 * Prepares entries of one kind (brands, categories or searches) for `openCompletions`. Texts without a
 * letter or digit are left out, and of texts alike once folded all but the weightiest.
 */
export function buildCompletions(given: Iterable<CompletionEntry>): CompletionsData {
  const byKey = new Map<string, CompletionEntry>();
  for (const entry of given) {
    const key = keyOf(entry.text);
    const known = byKey.get(key);
    if (key && (!known || entry.weight > known.weight)) byKey.set(key, entry);
  }
  const keys = [...byKey.keys()].sort();
  const sorted = keys.map((key) => byKey.get(key) as CompletionEntry);
  const beginnings = keys.flatMap((key, entry) =>
    wordPlaces(key).map((place) => ({ entry, place, rest: key.slice(place) })),
  );
  beginnings.sort((a, b) => (a.rest < b.rest ? -1 : a.rest > b.rest ? 1 : a.entry - b.entry));
  return {
    texts: sorted.map(({ text }) => text),
    ids: sorted.map(({ id }) => id),
    keys,
    weights: Float64Array.from(sorted, ({ weight }) => weight),
    entries: Uint32Array.from(beginnings, ({ entry }) => entry),
    places: Uint8Array.from(beginnings, ({ place }) => place),
    spelling: buildSpelling(
      keys.flatMap((key, entry) =>
        key.split(' ').map((word) => ({ word, frequency: Math.ceil(sorted[entry]?.weight ?? 0) + 1 })),
      ),
    ),
  };
}

const wordPlaces = (key: string): number[] => [...key.matchAll(/[^ ]+/g)].map(({ index }) => index);

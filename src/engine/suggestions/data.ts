import { type SpellingData, spellingFromBlobs, spellingToBlobs } from '../spelling/data.ts';

/** Something that can be suggested. */
export interface CompletionEntry {
  text: string;
  /** What it leads to, unique among the entries. */
  id: string;
  /** How many products it has, or another measure of how usual it is. */
  weight: number;
}

/** Entries prepared for `openCompletions`. */
export interface CompletionsData {
  texts: readonly string[];
  ids: readonly string[];
  /** The `keyOf` of each text. */
  keys: readonly string[];
  weights: Float64Array;
  /** Every beginning of a word in the keys, in the order of what follows it: the entry and the place in its key. */
  entries: Uint32Array;
  places: Uint8Array;
  /** The words of the keys. */
  spelling: SpellingData;
}

/** The data as bytes to store. */
export function completionsToBlobs(data: CompletionsData): Record<string, Uint8Array> {
  const { texts, ids, keys, weights, entries, places, spelling } = data;
  return {
    ...spellingToBlobs(spelling),
    strings: new TextEncoder().encode(JSON.stringify([texts, ids, keys])),
    weights: new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    entries: new Uint8Array(entries.buffer, entries.byteOffset, entries.byteLength),
    places,
  };
}

/** The inverse of `completionsToBlobs`; throws `RangeError` where a part is missing or cut. */
export function completionsFromBlobs(blobs: Readonly<Record<string, Uint8Array>>): CompletionsData {
  const bytes = (part: string) => {
    const found = blobs[part];
    if (!found) throw new RangeError(`The completions part ${part} is missing.`);
    return found.slice();
  };
  const [texts, ids, keys] = JSON.parse(new TextDecoder().decode(bytes('strings')));
  return {
    texts,
    ids,
    keys,
    weights: new Float64Array(bytes('weights').buffer),
    entries: new Uint32Array(bytes('entries').buffer),
    places: bytes('places'),
    spelling: spellingFromBlobs(blobs),
  };
}

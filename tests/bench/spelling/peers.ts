import type { CountedWord } from '#engine/spelling/data.ts';
import { distanceOf } from '#engine/spelling/distance.ts';

/** Something that corrects words, for comparison. */
export interface Peer {
  correct(word: string): string[];
  bytes: number;
}

const encode = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0));
const reachOf = (word: string) => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** The candidates within reach, by edits and then by frequency. */
function nearest(typed: string, ids: Iterable<number>, words: readonly CountedWord[]): string[] {
  const codes = encode(typed);
  const found: { word: string; frequency: number; edits: number }[] = [];
  for (const id of ids) {
    const { word, frequency } = words[id] as CountedWord;
    if (Math.abs(word.length - typed.length) > reachOf(typed)) continue;
    const edits = distanceOf(encode(word), codes);
    if (edits > 0 && edits <= reachOf(typed)) found.push({ word, frequency, edits });
  }
  found.sort((a, b) => a.edits - b.edits || b.frequency - a.frequency);
  return found.slice(0, 5).map(({ word }) => word);
}

/** Groups word ids by a number; the groups lie in one array. */
function grouped(count: number, keysOf: (id: number) => Iterable<number>) {
  const sizes = new Map<number, number>();
  for (let id = 0; id < count; id++) for (const key of keysOf(id)) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const keys = Uint32Array.from(sizes.keys()).sort();
  const place = new Map(Array.from(keys, (key, at) => [key, at]));
  const starts = new Uint32Array(keys.length + 1);
  for (const [at, key] of keys.entries())
    starts[at + 1] = (starts[at] as number) + (sizes.get(key) as number);
  const filled = starts.slice();
  const ids = new Uint32Array(starts[keys.length] as number);
  for (let id = 0; id < count; id++) {
    for (const key of keysOf(id)) {
      const at = place.get(key) as number;
      ids[filled[at] as number] = id;
      filled[at] = (filled[at] as number) + 1;
    }
  }
  const find = (key: number): Uint32Array => {
    let low = 0;
    let high = keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return keys[low] === key ? ids.subarray(starts[low], starts[low + 1]) : ids.subarray(0, 0);
  };
  return { find, bytes: keys.byteLength + starts.byteLength + ids.byteLength };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const textBytes = (words: readonly CountedWord[]) =>
  words.reduce((sum, { word }) => sum + word.length + 8, 0);

/** Symmetric deletes (SymSpell): every word under what is left of its first seven letters after the edits. */
export function symmetricDeletes(words: readonly CountedWord[]): Peer {
  const deletes = (word: string, reach: number, kept = new Set<number>()): Set<number> => {
    const beginning = word.slice(0, 7);
    kept.add(hashOf(beginning));
    if (reach > 0) {
      for (let at = 0; at < beginning.length; at++) {
        deletes(beginning.slice(0, at) + beginning.slice(at + 1), reach - 1, kept);
      }
    }
    return kept;
  };
  const reachKept = (word: string) => (word.length < 2 ? 0 : word.length < 6 ? 1 : 2);
  const groups = grouped(words.length, (id) => {
    const { word } = words[id] as CountedWord;
    return deletes(word, reachKept(word));
  });
  return {
    bytes: groups.bytes + textBytes(words),
    correct(word) {
      const ids = new Set<number>();
      for (const key of deletes(word, reachOf(word))) for (const id of groups.find(key)) ids.add(id);
      return nearest(word, ids, words);
    },
  };
}

/** Trigrams: the 200 words that share most of them, with marks at both ends. */
export function trigrams(words: readonly CountedWord[]): Peer {
  const parts = (word: string): Set<number> => {
    const text = `^^${word}$`;
    const kept = new Set<number>();
    for (let at = 0; at + 3 <= text.length; at++) kept.add(hashOf(text.slice(at, at + 3)));
    return kept;
  };
  const groups = grouped(words.length, (id) => parts((words[id] as CountedWord).word));
  const shared = new Uint8Array(words.length);
  return {
    bytes: groups.bytes + textBytes(words),
    correct(word) {
      const touched: number[] = [];
      for (const key of parts(word)) {
        for (const id of groups.find(key)) {
          if (shared[id] === 0) touched.push(id);
          shared[id] = (shared[id] as number) + 1;
        }
      }
      const counts = Array.from(touched, (id) => shared[id] as number).sort((a, b) => b - a);
      const least = counts[Math.min(200, counts.length) - 1] ?? 1;
      const best = touched.filter((id) => (shared[id] as number) >= least);
      for (const id of touched) shared[id] = 0;
      return nearest(word, best, words);
    },
  };
}

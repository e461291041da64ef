import type { CountedWord, SpellingData } from './data.ts';
import { encodeWord, LONGEST, lettersOf, otherLetters } from './letters.ts';
import { soundOf } from './sound.ts';

/**
 * Prepares a vocabulary for `openSpelling`. A word met twice counts for both; words that are empty, longer
 * than 40 letters or in letters beyond the 219 most used besides a to z are left out.
 */
export function buildSpelling(vocabulary: Iterable<CountedWord>): SpellingData {
  const counts = new Map<string, number>();
  for (const { word, frequency } of vocabulary) {
    if (word && word.length <= LONGEST) counts.set(word, (counts.get(word) ?? 0) + frequency);
  }
  const others = otherLetters(counts.keys());
  const letters = lettersOf(others);
  const isWritten = (word: string) => encodeWord(word, letters).every(Boolean);
  const words = [...counts.keys()].filter(isWritten).sort();
  const starts = new Uint32Array(words.length + 1);
  for (const [id, word] of words.entries()) starts[id + 1] = (starts[id] as number) + word.length;
  const codes = new Uint8Array(starts[words.length] as number);
  for (const [id, word] of words.entries()) codes.set(encodeWord(word, letters), starts[id]);
  return {
    others,
    codes,
    starts,
    frequencies: Uint32Array.from(words, (word) => counts.get(word) as number),
    shared: sharedBeginnings(words),
    ...backwards(words),
    ...bySound(words),
  };
}

function backwards(words: readonly string[]): Pick<SpellingData, 'backward' | 'backwardShared'> {
  const turned = words.map((word, id) => ({ word: word.split('').reverse().join(''), id }));
  turned.sort((a, b) => (a.word < b.word ? -1 : 1));
  return {
    backward: Uint32Array.from(turned, ({ id }) => id),
    backwardShared: sharedBeginnings(turned.map(({ word }) => word)),
  };
}

function bySound(words: readonly string[]): Pick<SpellingData, 'sounding' | 'sounds'> {
  const all = Uint32Array.from(words, soundOf);
  const sounding = Uint32Array.from(words.keys()).sort((a, b) => (all[a] as number) - (all[b] as number));
  return { sounding, sounds: sounding.map((id) => all[id] as number) };
}

function sharedBeginnings(words: readonly string[]): Uint8Array {
  const shared = new Uint8Array(words.length);
  for (let id = 1; id < words.length; id++) {
    const word = words[id] as string;
    const before = words[id - 1] as string;
    let length = 0;
    while (length < before.length && word.charCodeAt(length) === before.charCodeAt(length)) length++;
    shared[id] = length;
  }
  return shared;
}

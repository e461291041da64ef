import type { CountedWord } from '#catalogue/spelling/data.ts';
import { randomFrom } from './vocabulary.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SOUNDS = [
  ['b', 'v'],
  ['v', 'b'],
  ['h', ''],
  ['ll', 'y'],
  ['y', 'll'],
  ['c', 's'],
  ['z', 's'],
  ['s', 'z'],
  ['g', 'j'],
  ['j', 'g'],
  ['qu', 'k'],
  ['k', 'c'],
  ['x', 's'],
  ['ph', 'f'],
] as const;

export interface Typo {
  typed: string;
  meant: string;
}

/**
 * Misspellings of words of at least four letters, drawn by frequency: a letter left out, doubled, hit
 * beside, any other, swapped or written as it sounds; a quarter of the words from eight letters on twice.
 * Those that make another word of the vocabulary are left out, since nothing tells them from it.
 */
export function makeTypos(vocabulary: readonly CountedWord[], count: number, seed = 2): Typo[] {
  const random = randomFrom(seed);
  const known = new Set(vocabulary.map(({ word }) => word));
  const sums: number[] = [];
  const long = vocabulary.filter(({ word }) => word.length >= 4);
  let total = 0;
  for (const { frequency } of long) {
    total += frequency;
    sums.push(total);
  }
  const made: Typo[] = [];
  while (made.length < count) {
    const meant = (long[placeOf(sums, random() * total)] as CountedWord).word;
    const once = misspell(meant, random);
    const typed = meant.length >= 8 && random() < 0.25 ? misspell(once, random) : once;
    if (typed !== meant && !known.has(typed)) made.push({ typed, meant });
  }
  return made;
}

function placeOf(sums: readonly number[], wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] as number) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function misspell(word: string, random: () => number): string {
  const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T;
  const at = random() < 0.9 ? 1 + Math.floor(random() * (word.length - 1)) : 0;
  const letter = word[at] as string;
  const replaced = (text: string, length = 1) => word.slice(0, at) + text + word.slice(at + length);
  const kind = random();
  if (kind < 0.25) return replaced('');
  if (kind < 0.35) return replaced(letter + letter);
  if (kind < 0.42) return replaced(pick(LETTERS) + letter);
  if (kind < 0.62) return replaced(pick(besides(letter)));
  if (kind < 0.7) return replaced(pick(LETTERS));
  if (kind < 0.88)
    return at + 1 < word.length ? replaced((word[at + 1] as string) + letter, 2) : replaced('');
  const sounds = SOUNDS.filter(([sound]) => word.includes(sound));
  const [sound = letter, other = ''] = sounds.length ? pick(sounds) : [];
  return word.replace(sound, other);
}

function besides(letter: string): string {
  const y = ROWS.findIndex((row) => row.includes(letter));
  const x = ROWS[y]?.indexOf(letter) ?? 0;
  const near = [ROWS[y]?.[x - 1], ROWS[y]?.[x + 1], ROWS[y - 1]?.[x], ROWS[y - 1]?.[x + 1], ROWS[y + 1]?.[x]];
  return near.filter(Boolean).join('') || 'e';
}

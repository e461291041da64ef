import type { CountedWord } from '#engine/spelling/data.ts';
import { mistype } from '../../relevance/typing-errors.ts';
import { type Random, seeded } from '../million/offers/random.ts';

const SOUNDS = [
  'b>v',
  'v>b',
  'h>',
  'll>y',
  'y>ll',
  'c>s',
  'z>s',
  's>z',
  'g>j',
  'j>g',
  'qu>k',
  'k>c',
  'x>s',
  'ph>f',
];

export interface Typo {
  typed: string;
  meant: string;
}

/**
 * Misspellings of words of at least four letters, drawn by frequency: mistyped, now and then at the first
 * letter, or written as they sound; a quarter of the words from eight letters on twice. Those that make
 * another word of the vocabulary are left out, since nothing tells them from it.
 */
export function makeTypos(vocabulary: readonly CountedWord[], count: number, seed = 2): Typo[] {
  const random = seeded(seed);
  const known = new Set(vocabulary.map(({ word }) => word));
  const long = vocabulary.filter(({ word }) => word.length >= 4);
  const draw = drawing(long, random);
  const made: Typo[] = [];
  while (made.length < count) {
    const meant = draw();
    const once = misspell(meant, random);
    const typed = meant.length >= 8 && random.chance(0.25) ? misspell(once, random) : once;
    if (typed !== meant && !known.has(typed)) made.push({ typed, meant });
  }
  return made;
}

function drawing(words: readonly CountedWord[], random: Random): () => string {
  const sums = new Float64Array(words.length);
  let total = 0;
  for (const [at, { frequency }] of words.entries()) {
    total += frequency;
    sums[at] = total;
  }
  return () => {
    const wanted = random.next() * total;
    let low = 0;
    let high = words.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) <= wanted) low = middle + 1;
      else high = middle;
    }
    return (words[low] as CountedWord).word;
  };
}

function misspell(word: string, random: Random): string {
  if (random.chance(0.1)) return mistype(` ${word[0]}`, random.next).trim() + word.slice(1);
  const sounds = SOUNDS.map((sound) => sound.split('>')).filter(([sound = '']) => word.includes(sound));
  if (sounds.length === 0 || random.chance(0.85)) return mistype(word, random.next);
  const [sound = '', other = ''] = random.pick(sounds);
  return word.replace(sound, other);
}

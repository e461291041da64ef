import type { Correction } from './correction.ts';
import { costOf } from './cost.ts';
import type { SpellingData } from './data.ts';
import { distanceOf } from './distance.ts';
import type { Near } from './near.ts';
import { likeliest, type Scored, scoreOf } from './ranking.ts';
import { soundOf } from './sound.ts';
import type { Words } from './words.ts';

const SHORTEST = 3;
const SHORTEST_FOR_TWO = 8;
const SHORTEST_FOR_TWO_AT_LAST = 6;
/** How many times rarer than the word typed a correction may be. */
const RARER = 10;
/** The cost of words that only sound alike, at most: `avitasion` for `habitacion`. */
const SOUND_COST = 1.6;
const MISSED_SPACE = 1.2;
const SHORTEST_PART = 2;

/** Corrects over one edit from 3 letters, two from 8, and two from 6 where one finds nothing. */
export function correctionsOf(
  words: Words,
  near: Near,
  sounds: Pick<SpellingData, 'sounding' | 'sounds'>,
): (word: string, limit: number) => Correction[] {
  return (word, limit) => {
    const typed = words.encode(word);
    if (!typed || word.length < SHORTEST) return [];
    const within = nearest(typed, near);
    const found = [...splits(word, words), ...soundingLike(word, typed, within)];
    for (const [id, distance] of within) if (distance > 0) found.push(scored(id, distance, typed));
    const rarest = words.frequency(word) / RARER;
    return likeliest(
      found.filter(({ frequency }) => frequency >= rarest),
      limit,
    );
  };

  function scored(id: number, distance: number, typed: Uint8Array): Scored {
    const frequency = words.frequencyOf(id);
    const score = scoreOf(costOf(words.codesOf(id), typed), frequency);
    return { word: words.wordOf(id), frequency, distance, score };
  }

  /** Words that sound alike but are too many edits away. */
  function soundingLike(word: string, typed: Uint8Array, known: ReadonlyMap<number, number>): Scored[] {
    const sound = soundOf(word);
    const found: Scored[] = [];
    for (let place = firstAtLeast(sounds.sounds, sound); sounds.sounds[place] === sound; place++) {
      const id = sounds.sounding[place] as number;
      const codes = words.codesOf(id);
      if (known.has(id) || costOf(codes, typed) > SOUND_COST) continue;
      const distance = distanceOf(codes, typed);
      if (distance > 0) found.push(scored(id, distance, typed));
    }
    return found;
  }
}

function nearest(typed: Uint8Array, near: Near): Map<number, number> {
  const within = near.within(typed, typed.length < SHORTEST_FOR_TWO ? 1 : 2);
  return within.size > 0 || typed.length < SHORTEST_FOR_TWO_AT_LAST ? within : near.within(typed, 2);
}

/** The two words that a missed space made one, as likely as both in one text by chance. */
function splits(word: string, words: Words): Scored[] {
  const found: Scored[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const [one, other] = [words.frequency(first), words.frequency(second)];
    if (!one || !other) continue;
    const score = scoreOf(MISSED_SPACE, (one * other) / words.total);
    found.push({ word: `${first} ${second}`, frequency: Math.min(one, other), distance: 1, score });
  }
  return found;
}

/** The first place of sorted numbers that holds at least `wanted`. */
function firstAtLeast(numbers: Uint32Array, wanted: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

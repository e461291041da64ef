import { type Directory, letterPlace, nameAt, pathOf } from '#engine/files/directory.ts';
import { decodeWords } from '#engine/files/words.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import type { CountedWord } from '#engine/spelling/data.ts';
import { openSpelling, type Spelling } from '#engine/spelling/spelling.ts';
import type { Held, Source } from './not-here.ts';

/** Letters that a word may begin with instead of another: they sound alike to Spanish or English writers. */
const ALIKE = ['bv', 'ckqsz', 'gj', 'iy', 'xs', 'ly', 'wgu', 'pf', 'ah', 'eh', 'ih', 'oh', 'uh'];
const SHORTEST_PART = 2;

/**
 * The spelling of a vocabulary whose words come by their first letter, as they are asked for. What a misspelt word
 * was meant for is looked for among the words that begin as it does, as its second letter, or as what sounds like its
 * first; where none is among those and no word begins so, among all. What a known word was meant for is looked for
 * among those that begin as it does. Throws `NotHere`.
 */
export function spellingInParts({ words, letters, wordTotal }: Directory, held: Held): Spelling {
  const made = new Map<string, Spelling>();
  const everything = [...letters, ''].map((_, place) => place);
  const fileOf = (place: number): Source<CountedWord[]> => ({
    path: pathOf('words', nameAt(words, place)),
    key: `words ${place}`,
    make: decodeWords,
  });

  function among(places: readonly number[]): Spelling {
    const wanted = [...new Set(places)].sort((a, b) => a - b);
    held.demand(wanted.map(fileOf));
    const key = wanted.join();
    const known = made.get(key);
    if (known) return known;
    const opened = openSpelling(buildSpelling(wanted.flatMap((place) => held.get(fileOf(place)))), wordTotal);
    made.set(key, opened);
    return opened;
  }

  const placeOf = (text: string): number => letterPlace(letters, text);
  const own = (word: string): Spelling => among([placeOf(word)]);

  /** The places of words that one may be misspelt for. */
  function placesNear(word: string): number[] {
    const [first = '', second = ''] = word;
    const alike = ALIKE.filter((group) => group.includes(first)).flatMap((group) => [...group]);
    return [first, second, ...alike].filter(Boolean).map(placeOf);
  }

  /** The places of what would be a second word if a space was missed. */
  function placesOfSeconds(word: string): number[] {
    const known = own(word);
    const cuts = Array.from(
      { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
      (_, at) => at + SHORTEST_PART,
    );
    return cuts.filter((at) => known.frequency(word.slice(0, at)) > 0).map((at) => placeOf(word.slice(at)));
  }

  return {
    frequency: (word) => own(word).frequency(word),
    begins: (beginning) => own(beginning).begins(beginning),
    beginnings: (beginning, limit) => own(beginning).beginnings(beginning, limit),
    corrections(word, limit) {
      if (own(word).frequency(word) > 0) return own(word).corrections(word, limit);
      const near = among([...placesNear(word), ...placesOfSeconds(word)]).corrections(word, limit);
      const isBegun = own(word).begins(word);
      return near.length > 0 || isBegun ? near : among(everything).corrections(word, limit);
    },
    prefixCorrections(beginning, limit) {
      const near = among(placesNear(beginning)).prefixCorrections(beginning, limit);
      return near.length > 0 ? near : among(everything).prefixCorrections(beginning, limit);
    },
  };
}

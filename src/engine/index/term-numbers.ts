import type { Word } from '../text/word.ts';

let numberings = 0;

/** Numbers terms as they are met, from 0. Words are told the numbers of their terms, so that few are looked up. */
export function createTermNumbers() {
  const numbering = ++numberings;
  const numbers = new Map<string, number>();

  function lookUp(term: string): number {
    const known = numbers.get(term);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(term, number);
    return number;
  }

  return {
    /** All terms met so far. */
    numbers: numbers as ReadonlyMap<string, number>,
    /** @param word the one whose term it is, where it is a word's */
    numberOf(term: string, word?: Word): number {
      if (!word) return lookUp(term);
      if (word.numbering !== numbering) {
        word.number = lookUp(term);
        word.numbering = numbering;
      }
      return word.number;
    },
  };
}

/** Codes of letters: 1 to 10 are digits, 11 to 36 a to z, from 37 on the other letters of a vocabulary. */
const COMMON = '0123456789abcdefghijklmnopqrstuvwxyz';
export const COMMON_CODES = COMMON.length + 1;
const MAX_OTHERS = 255 - COMMON.length;

/** The longest word that is kept or corrected, in letters. */
export const LONGEST = 40;

/** Code 0 stands for letters that no word of the vocabulary has. */
export interface Letters {
  code(unit: number): number;
  unit(code: number): number;
}

/** The most used letters besides a to z and digits, in order, as UTF-16 units. */
export function otherLetters(words: Iterable<string>): Uint16Array {
  const uses = new Map<number, number>();
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const unit = word.charCodeAt(i);
      if (unit > 122) uses.set(unit, (uses.get(unit) ?? 0) + 1);
    }
  }
  const most = [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_OTHERS);
  return Uint16Array.from(most, ([unit]) => unit).sort();
}

/** Codes grow with the UTF-16 unit, so that words sort alike as strings and as codes. */
export function lettersOf(others: Uint16Array): Letters {
  const units = [0, ...[...COMMON].map((letter) => letter.charCodeAt(0)), ...others];
  const codes = new Map(units.map((unit, code) => [unit, code]));
  return { code: (unit) => codes.get(unit) ?? 0, unit: (code) => units[code] as number };
}

/** The codes of a word of at most `LONGEST` letters. */
export function encodeWord(word: string, letters: Letters): Uint8Array {
  const codes = new Uint8Array(word.length);
  for (let i = 0; i < word.length; i++) codes[i] = letters.code(word.charCodeAt(i));
  return codes;
}

/** The code of one of the common letters. */
export const codeOf = (letter: string): number => COMMON.indexOf(letter) + 1;

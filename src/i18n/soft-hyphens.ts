const LONG = 10;
const VOWEL = '[aeiouáéíóú]';
/** Between a vowel and a single consonant before another, three letters at least from either end. */
const JOINT = new RegExp(`(?<=\\p{L}{2}${VOWEL})(?=[bcdfglmnpqrstvz]${VOWEL}\\p{L})`, 'giu');

/** A name whose long words may break between Spanish syllables, for browsers without a dictionary of their own. */
export function withSoftHyphens(text: string, language: string): string {
  if (language !== 'es') return text;
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(JOINT, '\u00ad')));
}

export type Language = 'es' | 'en';

/** Words shorter than this are their own stems. */
const MIN_LENGTH = 4;

/**
 * What the forms of a folded word have in common: its plural and, of Spanish adjectives and of makers such as
 * `aspirador`, its feminine. Nothing more: `reina` is no `reino`, and `printing` no `printer`. Catalogues mix
 * Spanish and English, so each knows the plurals of the other.
 */
export function stem(word: string, language: Language): string {
  if (word.length < MIN_LENGTH) return word;
  return language === 'es' ? withoutGender(spanishSingular(word)) : englishSingular(word);
}

/** `battery` and `batteries`, `serie` and `series`. */
const BATTERY = /(?<=[^aeiou])(?:ies?|y)$/;

/** `auriculares` loses its `e` as well, and so does every singular that could be one: `cine`, `phone`. */
function spanishSingular(word: string): string {
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (BATTERY.test(word)) return word.replace(BATTERY, 'i');
  const single = /[^su]s$/.test(word) ? word.slice(0, -1) : word;
  return /[aeiou][lrndzjms]e$/.test(single) ? single.slice(0, -1) : single;
}

/** Endings of adjectives, and common adjectives without them. */
const ADJECTIVE =
  /(?:...(?:ic|ad|id|os|iv|ari)|^(?:usad|blanc|negr|roj|amarill|nuev|pequen|larg|curv|redond|alt|baj|plan|fin|segur|complet))[oa]$/;
const MAKER = /[dts]ora$/;

const withoutGender = (word: string): string =>
  ADJECTIVE.test(word) || MAKER.test(word) ? word.slice(0, -1) : word;

function englishSingular(word: string): string {
  if (BATTERY.test(word)) return word.replace(BATTERY, 'i');
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  const single = /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
  return /[aeiou][lrnd]e$/.test(single) ? single.slice(0, -1) : single;
}

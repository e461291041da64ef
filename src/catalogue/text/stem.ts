import snowball from 'snowball-stemmers';

const stemmers = { es: snowball.newStemmer('spanish'), en: snowball.newStemmer('english') };

export type Language = keyof typeof stemmers;

/** Words shorter than this are their own stems. */
const MIN_LENGTH = 3;

/**
 * The Snowball stem of a folded word. Catalogues mix Spanish and English: what a stemmer leaves of a foreign
 * plural is often the singular, so it is stemmed again (`auriculares`, `auricular` in English), and in Spanish
 * `battery` ends as its plural's stem does.
 */
export function stem(word: string, language: Language): string {
  if (word.length < MIN_LENGTH) return word;
  const stemmer = stemmers[language];
  const found = stemmer.stem(stemmer.stem(word));
  return language === 'es' ? found.replace(/(?<=[^aeiou])y$/, 'i') : found;
}

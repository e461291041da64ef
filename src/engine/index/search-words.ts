import data from '../../../data/search-words.json' with { type: 'json' };
import { fold, type Language, terms } from '../text/analyse.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const { said, alike, names, kinds, conditions } = data;

const saidWords = new Set([...words(said.es), ...words(said.en)].map(fold));

/** Whether a folded word says how a shopper shops and not for what: `mejor`, `cheap`. Both languages count. */
export const isOnlySaid = (word: string): boolean => saidWords.has(word);

const kindOfName: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  es: kindsIn(kinds.es),
  en: kindsIn(kinds.en),
};
const ownNames = new Set([...names.flatMap(words), ...kindOfName.en.keys(), ...kindOfName.es.keys()]);

/** Whether a folded word is a well-known name, and so no other word misspelt where nothing on sale has it. */
export const isOwnName = (word: string): boolean => ownNames.has(word);

/** What kind of thing a well-known name stands for: `iphone` for a phone. */
export const kindOf = (word: string, language: Language): string | undefined =>
  kindOfName[language].get(word);

/** The index terms of the words that say in which condition a thing is. */
export const conditionTerms = (language: Language): ReadonlySet<string> =>
  new Set(words(conditions).flatMap((word) => terms(word, language)));

/** Lines of a kind and the names of things of that kind. */
function kindsIn(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [kind = '', ...things] = words(line);
      return things.map((thing) => [thing, kind] as const);
    }),
  );
}

/** Other words for the same, from `data/search-words.json`. */
export interface Alike {
  /** The index terms of single words that mean what a term means. */
  of(term: string): readonly string[];
  /** Several words that mean what one means: `batería externa` for `powerbank`. */
  phrasesOf(term: string): readonly (readonly string[])[];
  /** Where words that stand side by side mean what single words mean, and the index terms of those. */
  among(terms: readonly string[]): SaidPhrase[];
}

/** Words of a query from one place to before another, and the index terms of single words that mean the same. */
export interface SaidPhrase {
  from: number;
  to: number;
  others: readonly string[];
}

interface Phrase {
  words: readonly string[];
  others: readonly string[];
}

export function createAlike(language: Language): Alike {
  const single = new Map<string, string[]>();
  const longer = new Map<string, string[][]>();
  const phrases = new Map<string, Phrase[]>();
  const enter = <T>(map: Map<string, T[]>, key: string, values: readonly T[]) =>
    map.set(key, [...(map.get(key) ?? []), ...values]);
  for (const line of [...alike[language], ...alike.both]) {
    const group = words(line).map((entry) => terms(entry.replaceAll('_', ' '), language));
    const alone = group.flatMap((entry) => (entry.length === 1 ? entry : []));
    const several = group.filter((entry) => entry.length > 1);
    for (const term of alone) {
      enter(
        single,
        term,
        alone.filter((other) => other !== term),
      );
      enter(longer, term, several);
    }
    for (const entry of several) {
      enter(phrases, entry[0] as string, [{ words: entry, others: alone }]);
    }
  }
  return {
    of: (term) => single.get(term) ?? [],
    phrasesOf: (term) => longer.get(term) ?? [],
    among: (asked) =>
      asked.flatMap((term, from) =>
        (phrases.get(term) ?? [])
          .filter((phrase) => phrase.words.every((word, at) => asked[from + at] === word))
          .map(({ words: { length }, others }) => ({ from, to: from + length, others })),
      ),
  };
}

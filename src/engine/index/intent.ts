import { categoryName } from '#lib/taxonomy.ts';
import { type Language, terms } from '../text/analyse.ts';
import type { Names } from './columns.ts';

/** The places of the subcategories that a query asks for. */
export type Intent = (terms: ReadonlySet<string>) => ReadonlySet<number>;

const AND = /\s+(?:&|y|e|and)\s+/;

/**
 * Tells the subcategories whose whole name, or one of the names it is made of, is among the words of a query:
 * `portátil asus` asks for laptops, and not for a portable radio. Names are read in the language of the index and
 * in English.
 */
export function createIntent({ subcategories }: Names, language: Language): Intent {
  const known = subcategories.flatMap((slug, index) =>
    [...new Set([categoryName(slug, language), categoryName(slug, 'en')])].flatMap((name) =>
      namesIn(name, language).map((words) => ({ place: index + 1, words })),
    ),
  );
  return (asked) =>
    new Set(known.filter(({ words }) => words.every((word) => asked.has(word))).map(({ place }) => place));
}

/** The terms of a name, and of each of its parts where all of them are single words: `Lavadoras y secadoras`. */
function namesIn(name: string, language: Language): string[][] {
  const whole = terms(name, language);
  const parts = name.split(AND).map((part) => terms(part, language));
  const names = parts.length > 1 && parts.every((part) => part.length === 1) ? [whole, ...parts] : [whole];
  return names.filter((words) => words.length > 0);
}

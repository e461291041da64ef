import { categoryName } from '#lib/taxonomy.ts';
import { type Language, terms } from '../text/analyse.ts';
import type { Names } from './columns.ts';

/** The places of the subcategories that a query asks for. */
export type Intent = (terms: ReadonlySet<string>) => ReadonlySet<number>;

/**
 * Tells the subcategories whose whole name is among the words of a query: `portátil asus` asks for laptops, and
 * not for a portable radio. Names are read in the language of the index and in English.
 */
export function createIntent({ subcategories }: Names, language: Language): Intent {
  const known = subcategories.flatMap((slug, index) =>
    [...new Set([categoryName(slug, language), categoryName(slug, 'en')])].map((name) => ({
      place: index + 1,
      words: terms(name, language),
    })),
  );
  return (asked) =>
    new Set(
      known
        .filter(({ words }) => words.length > 0 && words.every((word) => asked.has(word)))
        .map(({ place }) => place),
    );
}

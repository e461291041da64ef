import { categoryName } from '#lib/taxonomy.ts';
import { type Language, terms } from '../text/analyse.ts';
import type { Names } from './columns.ts';
import type { QueryWord } from './readings.ts';

/** The places of the subcategories that a query names, each with what that means for its products. */
export type Intent = (words: readonly QueryWord[]) => ReadonlyMap<number, Meant>;

export interface Meant {
  /** What they gain, as a share of their score. */
  gain: number;
  /** All of them are the thing asked for, whatever they are called. */
  isAll: boolean;
}

/** What a product of a subcategory gains, as a share of its score. */
export interface IntentGain {
  /** Words of the query name it: `tinta impresora` does so for printers. */
  named: number;
  /** The thing asked for does: `impresora de tinta`. */
  meant: number;
  /** Every word of the query does: `phone`. */
  whole: number;
  /** The one word of the query is the kind of thing that it narrows: red wine is `wine`, a wine rack is none. */
  kind: number;
}

const AND = /\s+(?:&|y|e|and)\s+/;
const DIGIT = /\d/;

/**
 * Tells the subcategories whose whole name, or one of the names it is made of, is among the words of a query:
 * `portátil asus` asks for laptops, and not for a portable radio. Names are read in the language of the index and
 * in English. The thing itself is the first word in Spanish, in English the last; models are none. Where nothing
 * else is asked for, it gains the most: `phone` asks for phones rather than for cases, `wine` for red and white wine.
 */
export function createIntent({ subcategories }: Names, language: Language, gain: IntentGain): Intent {
  const known: Name[] = subcategories.flatMap((slug, index) =>
    [...new Set([language, 'en'] as const)].flatMap((named) => {
      const name = categoryName(slug, named);
      const parts = name.split(AND);
      const about = { place: index + 1, isAlone: parts.length === 1 };
      return [
        ...namesIn(name, parts, language).map((words) => ({ ...about, words })),
        ...kindsIn(parts, named, language).map((kind) => ({ ...about, kind })),
      ];
    }),
  );
  const isThing = ({ text }: QueryWord) => !DIGIT.test(text);
  return (asked) => {
    const terms = new Set(asked.flatMap(termsOf));
    const thing = language === 'es' ? asked.find(isThing) : asked.findLast(isThing);
    const meant = new Set(thing && termsOf(thing));
    const gainOf = (name: Name): number => {
      if ('kind' in name) return asked.length === 1 && meant.has(name.kind) ? gain.kind : 0;
      const { words } = name;
      if (!words.every((word) => terms.has(word))) return 0;
      if (asked.every((word) => termsOf(word).some((term) => words.includes(term)))) return gain.whole;
      return words.some((word) => meant.has(word)) ? gain.meant : gain.named;
    };
    const isThingItself = (name: Name) =>
      name.isAlone && ('kind' in name || name.words.some((word) => meant.has(word)));
    const found = new Map<number, Meant>();
    for (const name of known) {
      const gained = gainOf(name);
      if (gained === 0) continue;
      const before = found.get(name.place);
      found.set(name.place, {
        gain: Math.max(before?.gain ?? 0, gained),
        isAll: before?.isAll || isThingItself(name),
      });
    }
    return found;
  };
}

/** A name of a subcategory, alone or one of several: its words, or the term of the kind of thing that it narrows. */
type Name = { place: number; isAlone: boolean } & ({ words: readonly string[] } | { kind: string });

/** What a word names: not what it is only the beginning of, as `desk` is of `desktop`. */
const termsOf = ({ readings }: QueryWord): string[] =>
  readings.filter(({ isLonger }) => !isLonger).map(({ term }) => term);

/** The kinds of thing that the parts of a name narrow: the first word of each in Spanish, in English the last. */
const kindsIn = (parts: readonly string[], named: Language, language: Language): string[] =>
  parts.flatMap((part) => {
    const words = part.split(/\s+/);
    return words.length > 1 ? terms(words.at(named === 'es' ? 0 : -1) as string, language) : [];
  });

/** The terms of a name, and of each of its parts where all of them are single words: `Lavadoras y secadoras`. */
function namesIn(name: string, parts: readonly string[], language: Language): string[][] {
  const whole = terms(name, language);
  const areWords = parts.length > 1 && parts.every((part) => !/\s/.test(part));
  const names = areWords ? [whole, ...parts.map((part) => terms(part, language))] : [whole];
  return names.filter((words) => words.length > 0);
}

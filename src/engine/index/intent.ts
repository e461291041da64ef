import { categoryName } from '#lib/taxonomy.ts';
import { type Language, terms } from '../text/analyse.ts';
import type { Names } from './columns.ts';
import type { QueryWord } from './readings.ts';

/**
 * The places of the subcategories that a query names, each with what its products gain: the whole of it where the
 * name has the word for the thing itself, else a part.
 */
export type Intent = (words: readonly QueryWord[]) => ReadonlyMap<number, number>;

/** What a product of a subcategory gains, as a share of its score. */
export interface IntentGain {
  /** Words of the query name it: `tinta impresora` does so for printers. */
  named: number;
  /** The thing asked for does: `impresora de tinta`. */
  meant: number;
  /** Every word of the query does: `phone`. */
  whole: number;
}

const AND = /\s+(?:&|y|e|and)\s+/;
const DIGIT = /\d/;

/**
 * Tells the subcategories whose whole name, or one of the names it is made of, is among the words of a query:
 * `portátil asus` asks for laptops, and not for a portable radio. Names are read in the language of the index and
 * in English. The thing itself is the first word in Spanish, in English the last; models are none. Where nothing
 * else is asked for, it gains the most: `phone` asks for phones rather than for cases.
 */
export function createIntent({ subcategories }: Names, language: Language, gain: IntentGain): Intent {
  const known = subcategories.flatMap((slug, index) =>
    [...new Set([categoryName(slug, language), categoryName(slug, 'en')])].flatMap((name) =>
      namesIn(name, language).map((words) => ({ place: index + 1, words })),
    ),
  );
  const isThing = ({ text }: QueryWord) => !DIGIT.test(text);
  return (asked) => {
    const terms = new Set(asked.flatMap(termsOf));
    const thing = language === 'es' ? asked.find(isThing) : asked.findLast(isThing);
    const meant = new Set(thing && termsOf(thing));
    const gains = new Map<number, number>();
    for (const { place, words } of known) {
      if (!words.every((word) => terms.has(word))) continue;
      const isMeant = words.some((word) => meant.has(word));
      const isWhole = asked.every((word) => termsOf(word).some((term) => words.includes(term)));
      const gained = isWhole ? gain.whole : isMeant ? gain.meant : gain.named;
      gains.set(place, Math.max(gains.get(place) ?? 0, gained));
    }
    return gains;
  };
}

/** What a word names: not what it is only the beginning of, as `desk` is of `desktop`. */
const termsOf = ({ readings }: QueryWord): string[] =>
  readings.filter(({ isLonger }) => !isLonger).map(({ term }) => term);

/** The terms of a name, and of each of its parts where all of them are single words: `Lavadoras y secadoras`. */
function namesIn(name: string, language: Language): string[][] {
  const whole = terms(name, language);
  const parts = name.split(AND);
  const areWords = parts.length > 1 && parts.every((part) => !/\s/.test(part));
  const names = areWords ? [whole, ...parts.map((part) => terms(part, language))] : [whole];
  return names.filter((words) => words.length > 0);
}

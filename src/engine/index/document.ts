import { remembered } from '#lib/remembered.ts';
import { type Language, readDocumentTerms, readTerms, words } from '../text/analyse.ts';
import type { FieldWeight, Ranking } from './ranking.ts';
import { createTermNumbers } from './term-numbers.ts';

/** The texts a product is found by. */
export interface IndexedTexts {
  name: string;
  brand: string;
  category: string;
  keywords: string;
  summary: string;
  body: string;
}

const DIGIT = /\d/;
const SHORTEST_WORD = 3;
/** What follows in a name says what the product is for and not what it is: `Funda para iPhone`. */
const PURPOSE = /\b(?:para|for|compatible)\b/i;

/**
 * Reads products one after the other. Terms and words get numbers as they are met; `terms` and `words` hold
 * those of all products so far.
 */
export function createDocumentReader(language: Language, ranking: Ranking) {
  const { fields, saturation } = ranking;
  const { numbers, numberOf } = createTermNumbers();
  const wordNumbers = new Map<string, number>();
  const wordCounts: number[] = [];
  /** The weight of each term in the product being read; 0 where it has none. */
  let weights = new Float32Array(1 << 16);
  let met: number[] = [];

  const numbered =
    (read: typeof readTerms) =>
    (text: string): readonly number[] => {
      const found: number[] = [];
      read(text, language, (term, _start, _end, word) => found.push(numberOf(term, word)));
      return found;
    };
  const plain = numbered(readTerms);
  const named = numbered(readDocumentTerms);
  /** Brands and places in the tree are shared by many products. */
  const ofBrand = remembered(named);
  const ofCategory = remembered(plain);

  function add(number: number, weight: number): void {
    if (number >= weights.length) weights = enlarged(weights, number + 1);
    const held = weights[number] as number;
    if (held === 0) met.push(number);
    weights[number] = held + weight;
  }

  /** Once a term, however often it is repeated; shops repeat words in names to be found. */
  function addOnce(found: readonly number[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const [index, term] of found.entries()) if (found.indexOf(term) === index) add(term, each);
  }

  function addEach(found: readonly number[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const term of found) add(term, each);
  }

  /** The numbers of the words of a text that the spelling is made of. */
  function spelt(text: string): readonly number[] {
    const found: number[] = [];
    for (const word of words(text, language)) {
      if (word.length < SHORTEST_WORD || DIGIT.test(word)) continue;
      let number = wordNumbers.get(word);
      if (number === undefined) {
        number = wordCounts.push(0) - 1;
        wordNumbers.set(word, number);
      }
      found.push(number);
    }
    return found;
  }
  const speltBrand = remembered(spelt);
  const speltCategory = remembered(spelt);

  function count(found: readonly number[]): void {
    for (const word of found) (wordCounts[word] as number)++;
  }

  return {
    terms: numbers,
    words: wordNumbers as ReadonlyMap<string, number>,
    wordCounts: wordCounts as readonly number[],
    /**
     * Tells the terms of a product by their numbers, with their impact, 1 to 255: the part of the BM25F score
     * that a product gives, without the rarity of the term. Counts the words of all texts but summary and body.
     */
    read(texts: IndexedTexts, onTerm: (term: number, impact: number) => void): void {
      const { what, purpose } = parted(texts.name);
      addOnce(named(what), fields.name);
      if (purpose !== '') addOnce(named(purpose), fields.purpose);
      addOnce(ofBrand(texts.brand), fields.brand);
      addOnce(ofCategory(texts.category), fields.category);
      addOnce(named(texts.keywords), fields.keywords);
      addEach(plain(texts.summary), fields.summary);
      addEach(plain(texts.body), fields.body);
      count(spelt(texts.name));
      count(speltBrand(texts.brand));
      count(speltCategory(texts.category));
      count(spelt(texts.keywords));
      for (const number of met) {
        const weight = weights[number] as number;
        onTerm(number, Math.max(1, Math.round((255 * weight) / (saturation + weight))));
        weights[number] = 0;
      }
      met = [];
    },
  };
}

function enlarged(full: Float32Array<ArrayBuffer>, needed: number): Float32Array<ArrayBuffer> {
  const larger = new Float32Array(Math.max(needed, full.length * 2));
  larger.set(full);
  return larger;
}

const weightOf = ({ weight, slope, length }: FieldWeight, found: number): number =>
  weight / (1 - slope + (slope * found) / length);

/** A name as what the product is and what it is for. */
function parted(name: string): { what: string; purpose: string } {
  const start = name.search(PURPOSE);
  return start <= 0
    ? { what: name, purpose: '' }
    : { what: name.slice(0, start), purpose: name.slice(start) };
}

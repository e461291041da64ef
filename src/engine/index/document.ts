import { documentTerms, type Language, terms, words } from '../text/analyse.ts';
import type { FieldWeight, Ranking } from './ranking.ts';

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
  const termNumbers = new Map<string, number>();
  const wordNumbers = new Map<string, number>();
  const wordCounts: number[] = [];
  /** The weight of each term in the product being read; 0 where it has none. */
  let weights = new Float32Array(1 << 16);
  let met: number[] = [];

  function add(term: string, weight: number): void {
    let number = termNumbers.get(term);
    if (number === undefined) {
      number = termNumbers.size;
      termNumbers.set(term, number);
      if (number >= weights.length) {
        const larger = new Float32Array(weights.length * 2);
        larger.set(weights);
        weights = larger;
      }
    }
    const held = weights[number] as number;
    if (held === 0) met.push(number);
    weights[number] = held + weight;
  }

  /** Once a term, however often it is repeated; shops repeat words in names to be found. */
  function addOnce(found: readonly string[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const [index, term] of found.entries()) if (found.indexOf(term) === index) add(term, each);
  }

  function addEach(found: readonly string[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const term of found) add(term, each);
  }

  function count(text: string): void {
    for (const word of words(text, language)) {
      if (word.length < SHORTEST_WORD || DIGIT.test(word)) continue;
      const number = wordNumbers.get(word);
      if (number === undefined) {
        wordNumbers.set(word, wordCounts.push(1) - 1);
      } else (wordCounts[number] as number)++;
    }
  }

  return {
    terms: termNumbers as ReadonlyMap<string, number>,
    words: wordNumbers as ReadonlyMap<string, number>,
    wordCounts: wordCounts as readonly number[],
    /**
     * Tells the terms of a product by their numbers, with their impact, 1 to 255: the part of the BM25F score
     * that a product gives, without the rarity of the term. Counts the words of all texts but summary and body.
     */
    read(texts: IndexedTexts, onTerm: (term: number, impact: number) => void): void {
      const { what, purpose } = parted(texts.name);
      addOnce(documentTerms(what, language), fields.name);
      if (purpose !== '') addOnce(documentTerms(purpose, language), fields.purpose);
      addOnce(documentTerms(texts.brand, language), fields.brand);
      addOnce(terms(texts.category, language), fields.category);
      addOnce(documentTerms(texts.keywords, language), fields.keywords);
      addEach(terms(texts.summary, language), fields.summary);
      addEach(terms(texts.body, language), fields.body);
      for (const text of [texts.name, texts.brand, texts.category, texts.keywords]) count(text);
      for (const number of met) {
        const weight = weights[number] as number;
        onTerm(number, Math.max(1, Math.round((255 * weight) / (saturation + weight))));
        weights[number] = 0;
      }
      met = [];
    },
  };
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

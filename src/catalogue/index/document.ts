import { joinedModels, type Language, terms, words } from '../text/analyse.ts';
import type { FieldWeight, Ranking } from './ranking.ts';

/** The texts a product is found by. */
export interface IndexedTexts {
  name: string;
  brand: string;
  category: string;
  keywords: string;
  body: string;
}

const DIGIT = /\d/;
/** What follows in a name says what the product is for and not what it is: `Funda para iPhone`. */
const PURPOSE = /\b(?:para|for|compatible)\b/i;

/**
 * Tells the index terms of a product with their impact, 1 to 255: the part of the BM25F score that a product
 * gives, without the rarity of the term.
 */
export function createDocumentReader(language: Language, ranking: Ranking) {
  const { fields, saturation } = ranking;
  const weights = new Map<string, number>();

  /** Once a term, however often it is repeated; shops repeat words in names to be found. */
  function addOnce(found: readonly string[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const term of new Set(found)) weights.set(term, (weights.get(term) ?? 0) + each);
  }

  function addEach(found: readonly string[], field: FieldWeight): void {
    const each = weightOf(field, found.length);
    for (const term of found) weights.set(term, (weights.get(term) ?? 0) + each);
  }

  return (
    texts: IndexedTexts,
    onTerm: (term: string, impact: number) => void,
    onWord: (word: string) => void,
  ): void => {
    weights.clear();
    const { what, purpose } = parted(texts.name);
    addOnce(withModels(what, language), fields.name);
    addOnce(withModels(purpose, language), fields.purpose);
    addOnce(terms(texts.brand, language), fields.brand);
    addOnce(terms(texts.category, language), fields.category);
    addOnce(withModels(texts.keywords, language), fields.keywords);
    addEach(terms(texts.body, language), fields.body);
    for (const text of Object.values(texts)) {
      for (const word of words(text)) if (word.length > 2 && !DIGIT.test(word)) onWord(word);
    }
    for (const [term, weight] of weights) {
      onTerm(term, Math.max(1, Math.round((255 * weight) / (saturation + weight))));
    }
  };
}

const weightOf = ({ weight, slope, length }: FieldWeight, found: number): number =>
  weight / (1 - slope + (slope * found) / length);

const withModels = (text: string, language: Language): string[] => [
  ...terms(text, language),
  ...joinedModels(text),
];

/** A name as what the product is and what it is for. */
function parted(name: string): { what: string; purpose: string } {
  const start = name.search(PURPOSE);
  return start <= 0
    ? { what: name, purpose: '' }
    : { what: name.slice(0, start), purpose: name.slice(start) };
}

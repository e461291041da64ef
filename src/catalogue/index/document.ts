import { joinedModels, type Language, terms, words } from '../text/analyse.ts';
import type { Ranking } from './ranking.ts';

/** The texts a product is found by. */
export interface IndexedTexts {
  name: string;
  brand: string;
  category: string;
  keywords: string;
  body: string;
}

const FIELDS = ['name', 'brand', 'category', 'keywords', 'body'] as const;
const DIGIT = /\d/;

/**
 * Tells the index terms of a product with their impact, 1 to 255: the part of the BM25F score that a product
 * gives, without the rarity of the term.
 */
export function createDocumentReader(language: Language, ranking: Ranking) {
  const weights = new Map<string, number>();
  return (
    texts: IndexedTexts,
    onTerm: (term: string, impact: number) => void,
    onWord: (word: string) => void,
  ): void => {
    weights.clear();
    for (const field of FIELDS) {
      const text = texts[field];
      if (text === '') continue;
      const { weight, slope, length } = ranking.fields[field];
      const found = terms(text, language);
      if (field === 'name' || field === 'keywords') found.push(...joinedModels(text));
      const each = weight / (1 - slope + (slope * found.length) / length);
      for (const term of found) weights.set(term, (weights.get(term) ?? 0) + each);
      for (const word of words(text)) if (word.length > 2 && !DIGIT.test(word)) onWord(word);
    }
    for (const [term, weight] of weights) {
      onTerm(term, Math.max(1, Math.round((255 * weight) / (ranking.saturation + weight))));
    }
  };
}

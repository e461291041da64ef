import data from '../../../data/search-words.json' with { type: 'json' };
import { fold, type Language, terms } from '../text/analyse.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const { said, alike } = data;

const saidWords = new Set([...words(said.es), ...words(said.en)].map(fold));

/** Whether a folded word says how a shopper shops and not for what: `mejor`, `cheap`. Both languages count. */
export const isOnlySaid = (word: string): boolean => saidWords.has(word);

/** The index terms of the other words for what a term means, from `data/search-words.json`. */
export function createAlike(language: Language): (term: string) => readonly string[] {
  const others = new Map<string, string[]>();
  for (const line of alike[language]) {
    const group = words(line).flatMap((word) => terms(word, language));
    for (const term of group) {
      others.set(term, [...(others.get(term) ?? []), ...group.filter((other) => other !== term)]);
    }
  }
  return (term) => others.get(term) ?? [];
}

import { z } from 'zod';
import data from '../../../data/search-words.json' with { type: 'json' };
import { fold, type Language, terms } from '../text/analyse.ts';

const list = z.string().transform((text) => text.split(/\s+/).filter(Boolean));
const { said, alike } = z
  .object({
    said: z.object({ es: list, en: list }),
    alike: z.object({ es: z.array(list), en: z.array(list) }),
  })
  .parse(data);

const saidWords = new Set([...said.es, ...said.en].map(fold));

/** Whether a folded word says how a shopper shops and not for what: `mejor`, `cheap`. Both languages count. */
export const isOnlySaid = (word: string): boolean => saidWords.has(word);

/** The index terms of the other words for what a term means, from `data/search-words.json`. */
export function createAlike(language: Language): (term: string) => readonly string[] {
  const others = new Map<string, string[]>();
  for (const words of alike[language]) {
    const group = words.flatMap((word) => terms(word, language));
    for (const term of group) {
      others.set(term, [...(others.get(term) ?? []), ...group.filter((other) => other !== term)]);
    }
  }
  return (term) => others.get(term) ?? [];
}

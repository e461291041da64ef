import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CountedWord } from '#engine/spelling/data.ts';
import { words } from '#engine/text/analyse.ts';
import { seeded } from '../million/offers/random.ts';

export const isWord = (word: string) => /^\p{L}{2,40}$/u.test(word);

/** The words of the project's own texts in Spanish and English, which the made ones take after. */
function realWords(): string[] {
  const files = ['data/categories.json', 'data/category-rules.json', 'data/popular-searches.json'];
  const pages = ['about', 'privacy', 'terms', 'cookies', 'how-we-rank'].flatMap((page) =>
    ['es', 'en'].map((language) => `src/content/${language}/${page}.md`),
  );
  const texts = [...files, ...pages].map((file) =>
    readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'),
  );
  return [...new Set(texts.flatMap((text) => words(text)))].filter(isWord);
}

/**
 * `count` different words, the real ones first, then words made letter by letter after the two letters
 * before; the frequency falls with the rank as it does in shops' texts.
 */
export function makeVocabulary(count: number, seed = 1): CountedWord[] {
  const random = seeded(seed);
  const known = realWords();
  const after = new Map<string, string[]>();
  for (const word of known) {
    const text = `^^${word}$`;
    for (let i = 2; i < text.length; i++) {
      const key = text.slice(i - 2, i);
      after.set(key, [...(after.get(key) ?? []), text[i] as string]);
    }
  }
  const made = new Set(known);
  while (made.size < count) {
    let text = '^^';
    while (!text.endsWith('$') && text.length < 22) {
      const choices = after.get(text.slice(-2)) as string[];
      text += random.pick(choices);
    }
    const word = text.replace(/[\^$]/g, '');
    if (word.length > 2) made.add(word);
  }
  return [...made].slice(0, count).map((word, rank) => ({
    word,
    frequency: Math.max(1, Math.round((200_000 * (0.5 + random.next())) / (rank + 3) ** 0.95)),
  }));
}

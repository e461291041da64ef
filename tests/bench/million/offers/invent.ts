import type { Random } from './random.ts';

/** Makes words that look like those it was shown: each letter follows the two before it as often as there. */
export function createInventor(examples: readonly string[]): (random: Random) => string {
  const following = new Map<string, string>();
  for (const word of examples) {
    const text = `^^${word.toLowerCase()}$`;
    for (let i = 2; i < text.length; i++) {
      const pair = text.slice(i - 2, i);
      following.set(pair, (following.get(pair) ?? '') + text[i]);
    }
  }
  const attempt = (random: Random) => {
    let text = '^^';
    while (text.length < 13) {
      const letters = following.get(text.slice(-2)) ?? '$';
      const letter = letters[random.below(letters.length)] as string;
      if (letter === '$') break;
      text += letter;
    }
    return text.slice(2);
  };
  return (random) => {
    let word = attempt(random);
    while (word.length < 4) word = attempt(random);
    return word;
  };
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

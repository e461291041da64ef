import { type Language, terms } from '../text/analyse.ts';

/** A word of a query and its index term. */
export interface Token {
  text: string;
  term: string;
}

const DIGIT = /\d/;
const LONGEST_JOIN = 3;
const BORDER = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u;

/** Neighbouring words written as one: `wh`, `1000`, `xm4` as `wh1000xm4`, `lava`, `vajillas` as `lavavajillas`. */
export function* joins(words: readonly Token[]): Generator<{ from: number; to: number; joined: string }> {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(from + LONGEST_JOIN, words.length); to++) {
      const joined = words
        .slice(from, to)
        .map(({ text }) => text)
        .join('');
      if (DIGIT.test(joined) || to === from + 2) yield { from, to, joined };
    }
  }
}

/** A model number nobody has, as two parts that are held: `wh1000xm4` as `wh1000` and `xm4`. */
export function split(token: Token, language: Language, held: (term: string) => boolean): Token[] {
  if (!DIGIT.test(token.text)) return [token];
  const runs = token.text.split(BORDER);
  for (let cut = runs.length - 1; cut > 0; cut--) {
    const parts = [runs.slice(0, cut).join(''), runs.slice(cut).join('')].map((text) => ({
      text,
      term: terms(text, language)[0] ?? text,
    }));
    if (parts.every(({ term }) => held(term))) return parts;
  }
  return [token];
}

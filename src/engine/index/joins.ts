import { type Language, terms } from '../text/analyse.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a query and its index term. */
export interface Token {
  /** As typed, folded. */
  text: string;
  term: string;
  /** Where it stands in the query, in UTF-16 units, end excluded. */
  start: number;
  end: number;
}

const DIGIT = /\d/;
const LONGEST_JOIN = 3;
const BORDER = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu;
const SHORTEST_SPLIT = 3;
const LONGEST_SPLIT = 24;
const SHORTEST_PART = 2;

/** Neighbouring words written as one: `wh`, `1000`, `xm4` as `wh1000xm4`, `lava`, `vajillas` as `lavavajillas`. */
export function* joins(
  words: readonly Pick<Token, 'text'>[],
): Generator<{ from: number; to: number; joined: string }> {
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

/**
 * A model number nobody has, as two parts that are held: `wh1000xm4` as `wh1000` and `xm4`, `srsxb13` as
 * `srs` and `xb13`. Parts that end where letters and digits meet come first; what is as short as `i7` has none.
 */
export function split(token: Token, language: Language, { held, expect }: Vocabulary): Token[] {
  const { text } = token;
  if (!DIGIT.test(text) || text.length < SHORTEST_SPLIT || text.length > LONGEST_SPLIT) return [token];
  const tokenOf = (part: string): Token => ({ ...token, text: part, term: terms(part, language)[0] ?? part });
  const cuts = cutsOf(text);
  const firsts = new Map(cuts.map((cut) => [cut, tokenOf(text.slice(0, cut))]));
  expect?.([...firsts.values()].map(({ term }) => term));
  const begun = cuts.filter((cut) => held((firsts.get(cut) as Token).term));
  const seconds = new Map(begun.map((cut) => [cut, tokenOf(text.slice(cut))]));
  expect?.([...seconds.values()].map(({ term }) => term));
  const found = begun.find((cut) => held((seconds.get(cut) as Token).term));
  return found === undefined ? [token] : [firsts.get(found) as Token, seconds.get(found) as Token];
}

function cutsOf(text: string): number[] {
  const borders = [...text.matchAll(BORDER)].map(({ index }) => index).reverse();
  const others = Array.from(
    { length: Math.max(0, text.length - 2 * SHORTEST_PART + 1) },
    (_, i) => i + SHORTEST_PART,
  );
  return [...new Set([...borders, ...others])];
}

import { isOwnName } from '../index/search-words.ts';
import type { Spelling } from '../spelling/spelling.ts';

const MOST_WORDS = 8;
const IS_AS_TYPED = /\d|^.{1,2}$/u;
const MOST_UNKNOWN = 3;
const MOST_READINGS = 3;

/**
 * At most three texts that a misspelt key may have meant, likeliest first: spaces taken out or put in, and
 * unknown words corrected or completed. Without corrections where every word is known, one cannot be
 * corrected, or more than three are unknown.
 */
export function readingsOf(key: string, spelling: Spelling): string[] {
  const words = key.split(' ').slice(0, MOST_WORDS);
  const last = words.length - 1;
  const isKnown = (word: string, at: number) =>
    spelling.frequency(word) > 0 || (at === last && spelling.begins(word));
  const known = words.map(isKnown);
  const corrected =
    known.filter((is) => !is).length > MOST_UNKNOWN
      ? []
      : turnsOf(words.map((word, at) => (known[at] ? [word] : choicesOf(word, at === last, spelling))));
  return [...new Set([...joinedOf(words, spelling), ...corrected])]
    .filter((reading) => reading !== key)
    .slice(0, MOST_READINGS);
}

/** What an unknown word may be read as; itself where it is a number, a model or too short and nothing is near; nothing for a name. */
function choicesOf(word: string, isLast: boolean, spelling: Spelling): string[] {
  if (isOwnName(word)) return [];
  const isBegun = isLast || spelling.begins(word);
  const begun = isBegun ? spelling.prefixCorrections(word, MOST_READINGS) : [];
  const whole = begun.length < MOST_READINGS ? spelling.corrections(word, MOST_READINGS) : [];
  const found = [...new Set([...begun, ...whole].map((each) => each.word))];
  return found.length === 0 && IS_AS_TYPED.test(word) ? [word] : found;
}

/** The first choices for all words, then the second ones and so on; none where a word has none. */
function turnsOf(choices: readonly string[][]): string[] {
  const counts = choices.map((choice) => choice.length);
  return Array.from({ length: counts.includes(0) ? 0 : Math.max(...counts) }, (_, turn) =>
    choices.map((choice) => choice[Math.min(turn, choice.length - 1)]).join(' '),
  );
}

/** The key with one of its spaces left out, where that makes a word or the beginning of one. */
function joinedOf(words: readonly string[], spelling: Spelling): string[] {
  return words.slice(1).flatMap((word, at) => {
    const joined = `${words[at]}${word}`;
    return spelling.begins(joined) ? [[...words.slice(0, at), joined, ...words.slice(at + 2)].join(' ')] : [];
  });
}

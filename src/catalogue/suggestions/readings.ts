import type { Spelling } from '../spelling/spelling.ts';

const MOST_WORDS = 8;
const IS_AS_TYPED = /\d|^.{1,2}$/u;
const MOST_READINGS = 3;

/**
 * At most three texts that a misspelt key may have meant, likeliest first: spaces taken out or put in, and unknown words
 * corrected or completed. Empty where every word is known or one cannot be corrected.
 */
export function readingsOf(key: string, spelling: Spelling): string[] {
  const words = key.split(' ').slice(0, MOST_WORDS);
  const choices = words.map((word, at) => choicesOf(word, at === words.length - 1, spelling));
  const turns = choices.some((choice) => choice.length === 0)
    ? 0
    : Math.max(...choices.map((choice) => choice.length));
  const corrected = Array.from({ length: turns }, (_, turn) =>
    choices.map((choice) => choice[Math.min(turn, choice.length - 1)]).join(' '),
  );
  return [...new Set([...joinedOf(words, spelling), ...corrected])]
    .filter((reading) => reading !== key)
    .slice(0, MOST_READINGS);
}

/**
 * The words one may be read as; only itself where it is known, begins a known one as the last, or is a number,
 * a model or too short to be corrected.
 */
function choicesOf(word: string, isLast: boolean, spelling: Spelling): string[] {
  if (spelling.frequency(word) > 0) return [word];
  const isBegun = spelling.begins(word);
  if (isBegun && isLast) return [word];
  const begun = isBegun || isLast ? spelling.prefixCorrections(word, MOST_READINGS) : [];
  const whole = begun.length < MOST_READINGS ? spelling.corrections(word, MOST_READINGS) : [];
  const found = [...new Set([...begun, ...whole].map((each) => each.word))];
  return found.length === 0 && IS_AS_TYPED.test(word) ? [word] : found;
}

/** The key with one of its spaces left out, where that makes a word or the beginning of one. */
function joinedOf(words: readonly string[], spelling: Spelling): string[] {
  return words.slice(1).flatMap((word, at) => {
    const joined = `${words[at]}${word}`;
    return spelling.begins(joined) ? [[...words.slice(0, at), joined, ...words.slice(at + 2)].join(' ')] : [];
  });
}

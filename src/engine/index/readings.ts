import { soundOf } from '../spelling/sound.ts';
import { analyse, fold, type Language, terms } from '../text/analyse.ts';
import { joins, split, type Token } from './joins.ts';
import type { Ranking } from './ranking.ts';
import {
  conditionTerms,
  createAlike,
  isOnlySaid,
  isOwnName,
  kindOf,
  type SaidPhrase,
} from './search-words.ts';
import { inTurn } from './together.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way to read a word of a query: a term of the index and what it counts beside the word as typed. */
export interface Reading {
  term: string;
  weight: number;
  /** The word is also held as typed, and may be the beginning of this one. */
  isLonger?: true;
}

/** A word of a query with the ways to read it. A product has the word where it has any of its terms. */
export interface QueryWord {
  /** As typed, folded. */
  text: string;
  /** Where it stands in the query, in UTF-16 units, end excluded. */
  start: number;
  end: number;
  readings: Reading[];
  /** What it counts beside words that say what the thing is, where it says in which condition. */
  share?: number;
  /** The word searched for instead of the one typed. */
  corrected?: string;
}

/** Words of a query beyond these are left out. */
const MAX_WORDS = 16;
const MAX_BEGINNINGS = 48;
const MAX_CORRECTIONS = 3;
const MIN_BEGINNING = 3;
const MIN_MISSPELT = 3;
/** A shorter word is not taken for one that begins with another letter: `xbox` is no `box`. */
const MIN_BEGUN_WRONG = 5;
/** A shorter word that products have is taken for no other. */
const MIN_KNOWN_MISSPELT = 5;
const FAR_MORE = 10;
const DIGIT = /\d/;

/** Reads the words of queries by what an index holds. */
export function createReader(vocabulary: Vocabulary, language: Language, ranking: Ranking) {
  const alike = createAlike(language);
  const conditions = conditionTerms(language);
  const { held, together = inTurn } = vocabulary;

  /** The words as typed, and other words for the same; models are read joined and in parts as well. */
  function literal(tokens: readonly Token[]): QueryWord[] {
    vocabulary.expect?.(tokens.flatMap(({ term }) => [term, ...alike.of(term)]));
    const words = tokens.flatMap((token) => (held(token.term) ? [token] : taken(token)));
    const read = words.map(({ term, ...word }) => ({ ...word, readings: readingsOf(term) }));
    const phrases = alike.among(words.map(({ term }) => term));
    vocabulary.expect?.(phrases.flatMap(({ others }) => others));
    for (const { from, to, others } of phrases) {
      for (const other of others.filter(held)) {
        for (const word of read.slice(from, to)) add(word.readings, other, ranking.alike);
      }
    }
    const joined = [...joins(words)].map(({ from, to, joined: text }) => ({
      from,
      to,
      term: terms(text, language)[0] ?? text,
    }));
    vocabulary.expect?.(joined.map(({ term }) => term));
    for (const { from, to, term } of joined) {
      if (!held(term)) continue;
      for (const word of read.slice(from, to)) add(word.readings, term, ranking.joined);
    }
    const [said] = phrases.filter(({ others }) =>
      others.some((other) => conditions.has(other) && held(other)),
    );
    return (said ? asOne(read, said) : read).map((word) =>
      word.readings.some(({ term }) => conditions.has(term)) ? { ...word, share: ranking.condition } : word,
    );
  }

  /** A word nobody has as several that are held: those that mean the same, or its parts. */
  function taken(token: Token): Token[] {
    if (alike.of(token.term).some(held)) return [token];
    const phrases = alike.phrasesOf(token.term);
    vocabulary.expect?.(phrases.flat());
    const phrase = phrases.find((each) => each.every(held));
    return phrase?.map((term) => ({ ...token, text: term, term })) ?? split(token, language, vocabulary);
  }

  /** A term, and other words for the same. */
  function readingsOf(term: string): Reading[] {
    const readings: Reading[] = held(term) ? [{ term, weight: 1 }] : [];
    for (const other of alike.of(term)) if (held(other)) add(readings, other, ranking.alike);
    return readings;
  }

  /** The same word with longer words it may be the beginning of. */
  function unfinished(word: QueryWord): QueryWord {
    const readings = [...word.readings];
    const isHeld = readings.length > 0;
    for (const term of beginnings(word.text, MAX_BEGINNINGS)) add(readings, term, ranking.prefix, isHeld);
    return { ...word, readings };
  }

  /** A word that no product has, with the words it may be the beginning of or misspelt for; a name as its kind of thing. */
  function guessed(word: QueryWord): QueryWord {
    if (isOwnName(word.text)) return asKind(word);
    const [longer, near] = together([() => unfinished(word), () => nearWords(word.text)]);
    const whole = near.filter(({ word: other }) => !other.includes(' '));
    return withNear(longer, whole, longer.readings.length === 0);
  }

  /** A name that nobody sells as the kind of thing it stands for; unread where that is sold neither, or is not known. */
  function asKind(word: QueryWord): QueryWord {
    const kind = kindOf(word.text, language);
    const [term] = kind ? terms(kind, language) : [];
    if (!kind || !term) return word;
    vocabulary.expect?.([term, ...alike.of(term)]);
    const readings = readingsOf(term);
    return readings.length > 0 ? { ...word, readings, corrected: kind } : word;
  }

  /** The two words that a missed space made one; null where that is not the likeliest. */
  function parted(word: QueryWord): QueryWord[] | null {
    if (isOwnName(word.text)) return null;
    const parts = nearWords(word.text)[0]?.word.split(' ') ?? [];
    if (parts.length < 2) return null;
    vocabulary.expect?.(parts.flatMap((part) => terms(part, language).flatMap((term) => alike.of(term))));
    return parts.map((part) => ({
      ...word,
      text: part,
      corrected: part,
      readings: readingsOf(terms(part, language)[0] ?? part),
    }));
  }

  /** A word that products have with the far more frequent ones that it may be misspelt for. */
  function doubted(word: QueryWord): QueryWord {
    if (word.text.length < MIN_KNOWN_MISSPELT || isOwnName(word.text)) return word;
    const least = vocabulary.spelling().frequency(word.text) * FAR_MORE;
    const near = nearWords(word.text).filter(
      ({ word: other, distance, frequency }) => distance <= 1 && frequency >= least && !other.includes(' '),
    );
    return withNear(word, near, true);
  }

  /** @param isTold whether the likeliest is what is searched for instead */
  function withNear(word: QueryWord, near: ReturnType<typeof nearWords>, isTold: boolean): QueryWord {
    const readings = [...word.readings];
    for (const other of near) for (const term of other.terms) add(readings, term, ranking.correction);
    const [first] = near;
    return { ...word, readings, ...(first && isTold && { corrected: first.word }) };
  }

  /** The same word, not finished: the longer words that it is the beginning of count as much. */
  function begun(word: QueryWord, limit: number): QueryWord {
    const readings = [...word.readings];
    for (const term of beginnings(word.text, limit)) add(readings, term, 1);
    return { ...word, readings };
  }

  function beginnings(text: string, limit: number): string[] {
    if (text.length < MIN_BEGINNING) return [];
    const longer = DIGIT.test(text)
      ? vocabulary.beginningWith(text, limit).map(({ word }) => word)
      : vocabulary
          .spelling()
          .beginnings(text, limit)
          .flatMap(({ word }) => terms(word, language));
    const found = [...new Set(longer)];
    vocabulary.expect?.(found);
    return found.filter(held);
  }

  /** What a word may be misspelt for, likeliest first. */
  function nearWords(text: string) {
    if (text.length < MIN_MISSPELT || DIGIT.test(text)) return [];
    const near = vocabulary
      .spelling()
      .corrections(text, MAX_CORRECTIONS)
      .filter(({ word, distance }) => word[0] === text[0] || isNear(text, word, distance))
      .map((other) => ({ ...other, terms: terms(other.word, language) }));
    vocabulary.expect?.(near.flatMap((other) => other.terms));
    return near.filter((other) => other.terms.some(held));
  }

  return { literal, unfinished, guessed, parted, doubted, begun, together };
}

/** Words with some of them read as one, by what they mean together alone: a `mano` is no part of `segunda mano`. */
function asOne(words: readonly QueryWord[], { from, to, others }: SaidPhrase): QueryWord[] {
  const parts = words.slice(from, to);
  const [first, last] = [parts[0] as QueryWord, parts.at(-1) as QueryWord];
  const text = parts.map((part) => part.text).join(' ');
  const readings = first.readings.filter(({ term }) => others.includes(term));
  return [...words.slice(0, from), { text, start: first.start, end: last.end, readings }, ...words.slice(to)];
}

/** The words of a query with their index terms, each once; those of shopping only where there are no others. */
export function readTokens(text: string, language: Language): Token[] {
  const seen = new Set<string>();
  const tokens = analyse(text, language)
    .map(({ term, start, end }) => ({
      term,
      text: fold(text.slice(start, end)).replace(/[^\p{L}\p{N}.]/gu, ''),
      start,
      end,
    }))
    .filter(({ term }) => !seen.has(term) && seen.add(term));
  const meant = tokens.filter((token) => !isOnlySaid(token.text));
  return (meant.length > 0 ? meant : tokens).slice(0, MAX_WORDS);
}

/** Whether a word that begins with another letter may be meant: one edit from a longer one, or it sounds the same. */
const isNear = (typed: string, word: string, distance: number): boolean =>
  typed.length >= MIN_BEGUN_WRONG && (distance <= 1 || soundOf(typed) === soundOf(word));

function add(readings: Reading[], term: string, weight: number, isLonger = false): void {
  if (readings.some((reading) => reading.term === term)) return;
  readings.push({ term, weight, ...(isLonger && { isLonger }) });
}

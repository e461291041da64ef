import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Asked, type NameOf, takeApart, withPlaces } from './asked.ts';

/** What a search answers about how its words were read. */
export interface Reading {
  corrected?: string | undefined;
  /** What may have been meant, where the words were taken as typed. */
  suggested?: string | undefined;
  /** Words that were read as a price filter, and the others. */
  price_words?: string | undefined;
  words?: string | undefined;
}

/** A sentence about the words, in parts that stand one after the other. */
export interface ReadingNote {
  /** Why something else was searched for. */
  why?: string;
  /** What was searched for, where that is not what was typed. */
  what?: string;
  /** Another way to read the words, by its `data-set`. */
  way?: { text: string; set: string };
}

/** What is said above the results where the words were not taken as they were typed, or asked to be. */
export function readingNote(
  asked: Asked,
  { corrected, suggested, price_words: price, words: priced = '' }: Reading,
  nameOf: NameOf,
  texts: Messages['search'],
  locale: string,
): ReadingNote | null {
  const { places, words } = takeApart(asked.q, nameOf);
  const say = (message: string, query: string) => format(message, { query }, locale);
  if (asked.exact && words) {
    return { what: say(texts.asTyped, words), way: { text: texts.looser, set: 'exact_words=' } };
  }
  if (price) {
    const typed = { text: say(texts.searchInstead, words), set: 'exact_words=true' };
    return { what: format(texts.pricedTo, { query: corrected ?? priced, price }, locale), way: typed };
  }
  if (suggested) {
    const set = `q=${encodeURIComponent(withPlaces(suggested, ...places))}`;
    return { way: { text: say(texts.didYouMean, suggested), set } };
  }
  if (!corrected) return null;
  return { why: say(texts.nothingTyped, words), what: say(texts.correctedTo, corrected) };
}

/** As an answer says it. Never throws. */
export function readReading(answer: unknown): Reading {
  const { corrected, suggested, price_words, words } = (answer ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    corrected: text(corrected),
    suggested: text(suggested),
    price_words: text(price_words),
    words: text(words),
  };
}

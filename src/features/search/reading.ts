import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Asked, type NameOf, takeApart } from './asked.ts';

/** What a search answers about how its words were read. */
export interface Reading {
  corrected?: string | undefined;
  /** Products that have the words as typed; beside `corrected`. */
  exact_total?: number | undefined;
}

/** A sentence about the words, in parts that stand one after the other. */
export interface ReadingNote {
  /** Why something else was searched for. */
  why?: string;
  /** What was searched for. */
  what: string;
  /** Another way to read the words, by its `data-set`. */
  way?: { text: string; set: string };
}

/** What is said above the results where the words were not taken as they were typed, or asked to be. */
export function readingNote(
  asked: Asked,
  { corrected, exact_total: exactly = 0 }: Reading,
  nameOf: NameOf,
  texts: Messages['search'],
  locale: string,
): ReadingNote | null {
  const { words } = takeApart(asked.q, nameOf);
  const say = (message: string, query: string) => format(message, { query }, locale);
  if (asked.exact && words) {
    return { what: say(texts.asTyped, words), way: { text: texts.looser, set: 'exact_words=' } };
  }
  if (!corrected) return null;
  const what = say(texts.correctedTo, corrected);
  if (exactly === 0) return { why: say(texts.nothingTyped, words), what };
  return { what, way: { text: say(texts.searchInstead, words), set: 'exact_words=true' } };
}

/** As an answer says it. Never throws. */
export function readReading(answer: unknown): Reading {
  const { corrected, exact_total } = (answer ?? {}) as Record<string, unknown>;
  return {
    corrected: typeof corrected === 'string' ? corrected : undefined,
    exact_total: Number.isSafeInteger(exact_total) ? (exact_total as number) : undefined,
  };
}

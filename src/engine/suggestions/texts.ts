import type { Suggestion } from '#contract/search.ts';

/** The texts of suggestions, each once whatever its case. */
export const textsOf = (suggestions: readonly Suggestion[]): string[] => [
  ...new Map(suggestions.map(({ text }) => [text.toLowerCase(), text])).values(),
];

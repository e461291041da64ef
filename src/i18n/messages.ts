import { en } from './en.ts';
import { es } from './es.ts';

/** Every text of the interface. English gives the shape; `data`-like texts live elsewhere. */
export type Messages = typeof en;

/** The languages the interface speaks (specification, section 4). */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'pt', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const dictionaries: Readonly<Record<string, Messages>> = { en, es };

/**
 * The texts in a language, given as `es` or `es-ES`; English where it is not spoken here. Loads every
 * dictionary, so it belongs in pages and on the server: an island takes the group it needs as a property.
 */
export function messagesFor(language: string): Messages {
  return dictionaries[language.toLowerCase().split('-')[0] ?? ''] ?? en;
}

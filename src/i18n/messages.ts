import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';

/** Every text of the interface, grouped by feature. English gives the shape. */
export type Messages = typeof en;

const dictionaries: Readonly<Record<string, Messages>> = { en, es, fr, de, pt, ja };

/** The languages the interface speaks (specification, section 4). */
export const LANGUAGES: readonly string[] = Object.keys(dictionaries);

/**
 * The texts in a language, given as `es` or `es-ES`; English where it is not spoken here. Loads every
 * dictionary, so it belongs in pages and on the server: an island takes the group it needs as a property.
 */
export function messagesFor(language: string): Messages {
  const code = language.toLowerCase().split('-')[0] ?? '';
  return (Object.hasOwn(dictionaries, code) && dictionaries[code]) || en;
}

import { type EditionKey, editions } from '#editions/editions.ts';
import { terms } from '#engine/text/analyse.ts';

/** What makes two searches one: their stems, in any order (`Portatiles HP` and `hp portátil`). */
export function searchKey(edition: EditionKey, text: string): string {
  return [...new Set(terms(text, editions[edition].language))].sort().join(' ');
}

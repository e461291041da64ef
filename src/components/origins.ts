import type { EditionKey } from '#editions/editions.ts';
import { loadConfig } from '#lib/config.ts';

const settings = loadConfig();

/** `https://` and the domain of an edition, as configured; never what a request claims. */
export function editionOrigin(edition: EditionKey): string {
  return `https://${edition === 'UK' ? settings.UK_HOST : settings.ES_HOST}`;
}

import type { EditionKey } from '#editions/editions.ts';
import { withoutBase } from '#lib/base.ts';
import { loadConfig } from '#lib/config.ts';
import { placeOfEdition } from '#lib/edition-place.ts';

const settings = loadConfig();

/** `https://` and the domain of an edition, with the path its pages lie below; as configured, never what a request claims. */
export function editionOrigin(edition: EditionKey): string {
  const { host, base } = placeOfEdition(edition, settings);
  return `https://${host}${import.meta.env.HOSTING === 'static' ? base : ''}`;
}

/** The whole address that a page of this build has in an edition. */
export const addressIn = (edition: EditionKey, path: string): string =>
  editionOrigin(edition) + withoutBase(path);

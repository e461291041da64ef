import type { Advertiser } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { readDirectory } from './stores.ts';

const files = import.meta.glob<string>('../../../data/advertisers.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The advertisers of an edition. A list that is missing or malformed is reported and counts as empty. */
export function advertisersOf(edition: EditionKey): Advertiser[] {
  return readDirectory(Object.values(files)[0], edition, (problem) =>
    console.error(`data/advertisers.json is not usable: ${problem}`),
  );
}

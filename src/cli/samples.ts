import type { Catalogue } from '#catalogue/catalogue.ts';
import { EDITIONS } from '#editions/editions.ts';
import { importSamples } from '#feeds/samples.ts';
import { summary } from './ingest-output.ts';

/** The version of an edition that nothing was imported into. */
const EMPTY = 'empty';

/** Fills a catalogue that holds nothing at all with the sample feeds; any other is left as it is. */
export async function fillEmptyCatalogue(
  catalogue: Catalogue,
  report: (line: string) => void,
): Promise<void> {
  const versions = await Promise.all(EDITIONS.map((edition) => catalogue.version(edition)));
  if (versions.some((version) => version !== EMPTY)) return;
  report('The catalogue is empty: reading the sample feeds ...');
  await importSamples({ catalogue, now: new Date(), onReport: (done) => report(summary(done)) });
}

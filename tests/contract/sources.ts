import { createApi } from '#api/app.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { createFilesSource } from '#client/files/source.ts';
import type { EditionKey } from '#editions/editions.ts';
import { exportEdition } from '#export/export-edition.ts';
import { folderFetcher } from '../support/folder-fetcher.ts';

/** What answers the calls of the contract. */
export type Ask = (path: string) => Promise<{ status: number; body: unknown }>;

const answered = async (response: Response) => ({ status: response.status, body: await response.json() });

/** The API over a catalogue. */
export function askApi(catalogue: Catalogue, edition: EditionKey = 'ES'): Ask {
  const { app } = createApi({
    catalogue,
    log: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  return async (path) => answered(await app.fetch(new Request(`http://localhost${path}`), { edition }));
}

/** The files that are written of a catalogue, answered as a browser does. @param folder an empty one */
export async function askFiles(
  catalogue: Catalogue,
  folder: string,
  edition: EditionKey = 'ES',
): Promise<Ask> {
  await exportEdition(catalogue, { edition, folder });
  const source = createFilesSource({ edition, base: '/data/', fetcher: folderFetcher(folder) });
  return async (path) => answered(await source(path));
}

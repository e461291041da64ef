import { DEFAULT_EDITION } from '#editions/editions.ts';
import { BASE } from '#lib/base.ts';

let files: Promise<typeof fetch> | undefined;

/** The same answers from the files that were built beside the pages; their code comes with the first question. */
const fetchFiles: typeof fetch = async (...call) => {
  files ??= import('./files/source.ts').then(({ createFilesSource }) =>
    createFilesSource({
      edition: import.meta.env.EDITION ?? DEFAULT_EDITION,
      base: `${BASE}/data/`,
      beside: import.meta.env.BESIDE,
    }),
  );
  files.catch(() => {
    files = undefined;
  });
  return (await files)(...call);
};

/** What answers the calls that read: the pages' own host, or files where the build is for a static host. */
export const fetcher: typeof fetch =
  import.meta.env?.HOSTING === 'static' ? fetchFiles : (...call) => fetch(...call);

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A `fetch` of the files in a folder, as a plain file server answers them. @param onBytes told of every answer */
export const folderFetcher =
  (folder: string, onBytes: (path: string, bytes: number) => void = () => {}): typeof fetch =>
  async (input) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const bytes = await readFile(join(folder, pathname)).catch(() => null);
    onBytes(pathname, bytes?.length ?? 0);
    return bytes ? new Response(bytes) : new Response('Not found', { status: 404 });
  };

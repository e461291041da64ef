import { isPacked, unsealed } from '#engine/files/seal.ts';

/** A file that did not come or is not what it should be. */
export class FileError extends Error {
  constructor(path: string, reason: string, cause?: unknown) {
    super(`The file ${path} ${reason}.`, { cause });
    this.name = 'FileError';
  }
}

/** Reads files below an address; who asks for one that is under way gets the same. */
export function createFileReader(base: string, fetcher: typeof fetch) {
  const underway = new Map<string, Promise<Uint8Array>>();
  const ahead = new Map<string, Promise<Uint8Array | undefined>>();

  /** @throws FileError */
  async function fetched(path: string, init?: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const response = await fetcher(`${base}${path}`, init);
      if (!response.ok) throw new FileError(path, `did not come: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      throw error instanceof FileError ? error : new FileError(path, 'did not come', error);
    }
  }

  async function content(path: string): Promise<Uint8Array> {
    const bytes = await fetched(path);
    // Some hosts unpack what is packed on the way.
    const found = unsealed(bytes) ?? (isPacked(bytes) ? unsealed(await unpacked(path, bytes)) : null);
    if (!found) throw new FileError(path, 'is cut, broken or not of the shop');
    return found;
  }

  function shared(path: string): Promise<Uint8Array> {
    const known = underway.get(path);
    if (known) return known;
    const coming = content(path).finally(() => underway.delete(path));
    underway.set(path, coming);
    return coming;
  }

  return {
    /** What a file holds. @throws FileError */
    async read(path: string): Promise<Uint8Array> {
      const early = ahead.get(path);
      ahead.delete(path);
      return (await early) ?? shared(path);
    },
    /** Fetches a file that is read soon. What does not come is fetched again by who reads it. */
    fetchAhead(path: string): void {
      const coming = shared(path).catch(() => undefined);
      ahead.set(path, coming);
    },
    /** A JSON file as it is now on the host. @throws FileError */
    async latest(path: string): Promise<unknown> {
      const bytes = await fetched(path, { cache: 'no-cache' });
      try {
        return JSON.parse(new TextDecoder().decode(bytes));
      } catch (error) {
        throw new FileError(path, 'is not a file of the shop', error);
      }
    },
  };
}

async function unpacked(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw new FileError(path, 'is cut or broken', error);
  }
}

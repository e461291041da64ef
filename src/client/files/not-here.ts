/** A file that an answer needs, and what is made of it. */
export interface Wanted {
  path: string;
  take(content: Uint8Array): void;
}

/** Thrown where an answer needs files that are not here; once they are, it is tried again. */
export class NotHere extends Error {
  readonly wanted: readonly Wanted[];

  constructor(wanted: readonly Wanted[]) {
    super('Files have to be fetched first.');
    this.wanted = wanted;
  }
}

/** A file, and what is made of it once. */
export interface Source<T = unknown> {
  path: string;
  make(content: Uint8Array): T;
  /** Tells apart what is made of files with the same content; the path by default. */
  key?: string;
}

/** What has been made of files. */
export interface Held {
  /** @throws NotHere */
  get<T>(source: Source<T>): T;
  /** Does nothing where all are here. @throws NotHere for all that are not */
  demand(sources: readonly Source[]): void;
}

export function createHeld(): Held {
  const held = new Map<string, unknown>();
  const keyOf = ({ key, path }: Source): string => key ?? path;

  function demand(sources: readonly Source[]): void {
    const missing = new Map(sources.map((source) => [keyOf(source), source]));
    for (const key of missing.keys()) if (held.has(key)) missing.delete(key);
    if (missing.size === 0) return;
    throw new NotHere(
      [...missing].map(([key, { path, make }]) => ({
        path,
        take(content) {
          if (!held.has(key)) held.set(key, make(content));
        },
      })),
    );
  }

  return {
    demand,
    get<T>(source: Source<T>): T {
      demand([source]);
      return held.get(keyOf(source)) as T;
    },
  };
}

const decoder = new TextDecoder();

/** A file of JSON, and one of text. */
export const jsonAt = <T>(path: string): Source<T> => ({
  path,
  make: (content) => JSON.parse(decoder.decode(content)) as T,
});
export const textAt = (path: string): Source<string> => ({
  path,
  make: (content) => decoder.decode(content),
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT } from '#engine/files/directory.ts';
import type { Written } from './file-writer.ts';
import { replaceFile } from './place-file.ts';

/** What no page asks for: from what an export made its files. */
export const RECORD = 'record.json';

/** Files by a digest of what they are made of, of an earlier export and of this one. */
export interface Made {
  /** What the earlier export wrote, as long as it is still there. */
  find(source: string): Written | undefined;
  note(source: string, written: Written): void;
  save(folder: string): void;
}

/**
 * @param earlier the data folder of an earlier export
 * @param program what another one wrote is not found
 * @param isThere whether a file of the earlier export is still there
 */
export function openRecord(
  earlier: string | undefined,
  program: string,
  isThere: (path: string) => boolean,
): Made {
  const before = earlier === undefined ? new Map<string, Written>() : read(earlier, program);
  const now = new Map<string, Written>();
  return {
    find(source) {
      const written = before.get(source);
      return written && isThere(written.path) ? written : undefined;
    },
    note(source, written) {
      now.set(source, written);
    },
    save(folder) {
      const made = [...now].map(([source, { path, digest }]) => [source, path, digest]);
      replaceFile(join(folder, RECORD), JSON.stringify({ program, format: FORMAT, made }));
    },
  };
}

/** Nothing where it is not there or is not what it should be. */
function read(folder: string, program: string): Map<string, Written> {
  try {
    const record = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
    if (record.program !== program || record.format !== FORMAT) return new Map();
    return new Map(
      record.made.map(([source, path, digest]: string[]) => [source as string, { path, digest } as Written]),
    );
  } catch {
    return new Map();
  }
}

import { hash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { NAME, pathOf } from '#engine/files/directory.ts';
import { sealed } from '#engine/files/seal.ts';

/** Writes files that are called by their content; those of an earlier export are taken over where they are the same. */
export interface FileWriter {
  /** Answers the file's name. */
  put(kind: string, content: Uint8Array | string): string;
  /** Writes a file in parts of one name, so that one name finds all. */
  putParts(kind: string, parts: readonly (Uint8Array | string)[]): string;
  /** Takes files over from the earlier export; false where one is not there. @param parts how many, where it is in parts */
  keep(kind: string, name: string, parts?: number): boolean;
  /** Files written or taken over, and of those the ones written. */
  readonly counts: { files: number; written: number };
}

/** @param earlier the data folder of an earlier export */
export function createFileWriter(folder: string, earlier: string | undefined): FileWriter {
  const counts = { files: 0, written: 0 };
  const folders = new Set<string>();

  function place(path: string): string {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  }

  function takeOver(path: string): boolean {
    const target = place(path);
    if (existsSync(target)) return true;
    const source = earlier && join(earlier, path);
    if (!source || !existsSync(source)) return false;
    linkSync(source, target);
    counts.files++;
    return true;
  }

  function write(path: string, content: Uint8Array | string): void {
    if (takeOver(path)) return;
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    writeFileSync(place(path), gzipSync(sealed(bytes), { level: constants.Z_BEST_COMPRESSION }));
    counts.files++;
    counts.written++;
  }

  return {
    counts,
    put(kind, content) {
      const name = nameOf([content]);
      write(pathOf(kind, name), content);
      return name;
    },
    putParts(kind, parts) {
      const name = nameOf(parts);
      for (const [part, content] of parts.entries()) write(pathOf(kind, name, part), content);
      return name;
    },
    keep: (kind, name, parts) =>
      parts === undefined
        ? takeOver(pathOf(kind, name))
        : Array.from({ length: parts }, (_, part) => takeOver(pathOf(kind, name, part))).every(Boolean),
  };
}

function nameOf(parts: readonly (Uint8Array | string)[]): string {
  const whole =
    parts.length === 1 ? (parts[0] as Uint8Array | string) : parts.map((part) => digestOf(part)).join();
  return digestOf(whole).slice(0, NAME);
}

/** A digest in base64url. */
export const digestOf = (content: Uint8Array | string): string => hash('sha1', content, 'base64url');

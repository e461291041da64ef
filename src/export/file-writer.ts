import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { FORMAT, NAME, pathOf } from '#engine/files/directory.ts';
import { sealed } from '#engine/files/seal.ts';
import { link, madeInto } from './place-file.ts';

/** A file's content, or where an earlier export wrote the same. */
export type Content = Uint8Array | string | Written;

/** A file as it was written. */
export interface Written {
  /** Below the data folder. */
  path: string;
  /** Of its content. */
  digest: string;
}

/** Writes files that are called by their content; those of an earlier export are taken over where they are the same. */
export interface FileWriter {
  /** Answers the file's name. */
  put(kind: string, content: Uint8Array | string): string;
  /** Writes a file in parts of one name, so that one name finds all. */
  putParts(kind: string, parts: readonly Content[]): { name: string; written: Written[] };
  /** Whether the earlier export has a file. */
  has(path: string): boolean;
  /** Takes a file over from the earlier export; false where it is not there. */
  keep(path: string): boolean;
  /**
   * To be called at the end: some files may not be there before.
   * @param kept the paths of files that others write
   * @returns the paths of files that were there before and are none of all these
   */
  finish(kept: readonly string[]): string[];
  /** The paths of the files written or taken over. */
  readonly done: ReadonlySet<string>;
  /** How many of them were written. */
  readonly written: number;
}

/**
 * @param folder may hold files of any export
 * @param earlier the data folder of an earlier export, which may be the same one
 * @param isSpare whether nobody reads the folder's files, so that those that are left are made into others
 */
export function createFileWriter(folder: string, earlier: string | undefined, isSpare = false): FileWriter {
  const folders = new Set<string>();
  const present = filesIn(folder);
  const held = earlier === undefined || earlier === folder ? present : filesIn(earlier);
  const done = new Set<string>();
  const waiting = new Map<string, Uint8Array>();
  let written = 0;

  function place(path: string): string {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    return target;
  }

  /** False where no export has such a file. */
  function takeOver(path: string, from = path): boolean {
    if (done.has(path)) return true;
    if (!present.has(path)) {
      if (!held.has(from)) return false;
      link(join(earlier ?? folder, from), place(path));
    }
    done.add(path);
    return true;
  }

  function write(path: string, content: Uint8Array | string): void {
    if (takeOver(path)) return;
    const bytes = asWritten(content);
    if (isSpare) waiting.set(path, bytes);
    else writeFileSync(place(path), bytes);
    done.add(path);
    written++;
  }

  return {
    done,
    get written() {
      return written;
    },
    put(kind, content) {
      const name = nameOf([digestOf(content)]);
      write(pathOf(kind, name), content);
      return name;
    },
    putParts(kind, parts) {
      const digests = parts.map((part) => (isWritten(part) ? part.digest : digestOf(part)));
      const name = nameOf(digests);
      const written = parts.map((part, at): Written => {
        const path = pathOf(kind, name, at);
        if (isWritten(part)) takeOver(path, part.path);
        else write(path, part);
        return { path, digest: digests[at] as string };
      });
      return { name, written };
    },
    finish(kept) {
      const own = new Set([...done, ...kept]);
      const left = [...present].filter((path) => !own.has(path));
      const shared: string[] = [];
      for (const [path, bytes] of waiting) {
        const target = place(path);
        let isMade = false;
        while (!isMade && left.length > 0) {
          const old = left.pop() as string;
          isMade = madeInto(join(folder, old), target, bytes);
          if (!isMade) shared.push(old);
        }
        if (!isMade) writeFileSync(target, bytes);
      }
      return [...left, ...shared];
    },
    has: (path) => held.has(path),
    keep: (path) => takeOver(path),
  };
}

/** A file's bytes: texts are packed, what comes as bytes is coded already. */
const asWritten = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string'
    ? gzipSync(sealed(Buffer.from(content)), { level: constants.Z_BEST_COMPRESSION })
    : sealed(content);

/** By format as well: the same content is written otherwise by another one. */
const nameOf = (digests: readonly string[]): string => digestOf([FORMAT, ...digests].join()).slice(0, NAME);

/** The paths of the files in a folder, below it. */
function filesIn(folder: string): Set<string> {
  const found = new Set<string>();
  // Node's own recursion asks the disk for the kind of each entry once more.
  const look = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory()) look(`${below}${entry.name}/`);
      else found.add(below + entry.name);
    }
  };
  if (existsSync(folder)) look('');
  return found;
}

const isWritten = (content: Content): content is Written =>
  typeof content === 'object' && !(content instanceof Uint8Array);

/** A digest in base64url. */
export const digestOf = (content: Uint8Array | string): string => hash('sha1', content, 'base64url');

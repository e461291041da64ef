import { readdirSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkFolder } from './link-folder.ts';

/**
 * Makes the spare of a build: the folder of the build before it, which the next one begins with, so that it makes no
 * folder and no name anew that it had before. Where there was none, names of the build's own files.
 * A build does without where none can be made.
 * @param old the folder of the build before; null where there was none
 */
export async function keepSpare(spare: string, current: string, old: string | null): Promise<void> {
  try {
    await rm(spare, { recursive: true, force: true });
    if (old) await rename(old, spare);
    else linkFolder(current, spare);
  } catch {
    for (const left of [spare, old]) if (left) await rm(left, { recursive: true, force: true });
  }
}

/** Takes a spare for the next build; false where there is none. */
export async function takeSpare(spare: string, next: string): Promise<boolean> {
  try {
    await rename(spare, next);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Removes what is in a folder besides some files.
 * @param files their paths below it
 * @param aside a folder below it that is left alone
 */
export function keepOnly(folder: string, files: Iterable<string>, aside?: string): void {
  const kept = new Set(files);
  const folders = new Set<string>();
  for (const file of kept) {
    for (let at = dirname(file); at !== '.' && !folders.has(at); at = dirname(at)) folders.add(at);
  }
  const prune = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (path === aside) continue;
      if (entry.isDirectory() && folders.has(path)) prune(path);
      else if (!kept.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
    }
  };
  prune('');
}

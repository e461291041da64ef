import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { link } from '#export/place-file.ts';

/**
 * Gives all files of a folder another name in another folder, which may be there already.
 * @returns their paths below it
 */
export function linkFolder(source: string, target: string): string[] {
  mkdirSync(target, { recursive: true });
  return readdirSync(source, { withFileTypes: true }).flatMap((entry) => {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) return linkFolder(from, to).map((path) => join(entry.name, path));
    link(from, to);
    return entry.name;
  });
}

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { link } from '#export/link.ts';

/** Gives all files of a folder another name in another folder, which may be there already. */
export function linkFolder(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else link(from, to);
  }
}

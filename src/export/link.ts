import { copyFileSync, linkSync } from 'node:fs';

/** Gives a file another name, which it may have already; a copy where a disk knows one name only or is another one. */
export function link(source: string, target: string): void {
  if (source === target) return;
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(source, target);
  }
}

import { copyFileSync, linkSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/**
 * Gives a file another name; what has that name gives way, and is not changed where it has others. A copy where a
 * disk knows one name only or is another one.
 */
export function link(source: string, target: string): void {
  if (source === target) return;
  const there = fileAt(target);
  if (there) {
    const file = fileAt(source);
    if (file?.ino === there.ino && file.dev === there.dev) return;
    unlinkSync(target);
  }
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Writes a file in the place of what has its name, which is not changed where it has others. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  if (fileAt(path)) unlinkSync(path);
  writeFileSync(path, content, { flag: 'wx' });
}

const fileAt = (path: string) => statSync(path, { throwIfNoEntry: false, bigint: true });

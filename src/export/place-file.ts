import {
  copyFileSync,
  linkSync,
  renameSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';

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
  if (overwritten(path, content)) return;
  if (fileAt(path)) unlinkSync(path);
  writeFileSync(path, content, { flag: 'wx' });
}

/** Makes another file of one that nobody needs; false where it has other names or is none. */
export function madeInto(old: string, path: string, content: string | Uint8Array): boolean {
  if (!overwritten(old, content)) return false;
  renameSync(old, path);
  return true;
}

/** Not emptied first: ext4 sends a file that was emptied to the disk as soon as it is closed. */
function overwritten(path: string, content: string | Uint8Array): boolean {
  if (fileAt(path)?.nlink !== 1n) return false;
  writeFileSync(path, content, { flag: 'r+' });
  truncateSync(path, Buffer.byteLength(content));
  return true;
}

const fileAt = (path: string) => statSync(path, { throwIfNoEntry: false, bigint: true });

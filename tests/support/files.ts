import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for several tests; remove it with `removeFolder`. */
export const unmanagedFolder = (): string => mkdtempSync(join(tmpdir(), 'tecfinder-test-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = unmanagedFolder();
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** A file with this content in a folder that is removed when the test ends. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PLACES = join(root, '.data');
const PREFIX = 'e2e-';
/** What a catalogue of the sample feeds is made from. */
const MADE_FROM = ['src/catalogue', 'src/feeds', 'src/lib', 'data'];

/**
 * The folder in which the browser tests keep their catalogue and builds: one a day, because sample
 * prices count from the day they are read, and another when what makes the catalogue changes.
 */
export function todaysPlace(): string {
  const day = new Date().toISOString().slice(0, 10);
  return join(PLACES, `${PREFIX}${day}-${digest()}`);
}

/** Removes the folders of other days. */
export function clearOtherPlaces(kept: string): void {
  for (const name of readdirSync(PLACES, { withFileTypes: true })) {
    const path = join(PLACES, name.name);
    if (name.isDirectory() && name.name.startsWith(PREFIX) && path !== kept) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

function digest(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_FROM) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

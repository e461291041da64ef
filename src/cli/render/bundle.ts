import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { Config } from '#lib/config.ts';
import { clearAway } from '../clear-away.ts';
import { digestProgram } from '../stamp.ts';
import { runAstro } from './run-astro.ts';

/** The program of an edition's pages. */
export interface Bundle {
  /** Holds `client`, `pages` and `server`. */
  folder: string;
  /** Changes with the program and the settings that pages show. */
  digest: string;
  /** When it was made; UTC ISO 8601. */
  madeAt: string;
  /** The file that says what the pages of the last build were made from. */
  record: string;
}

export interface BundleOptions {
  edition: EditionKey;
  hosting: 'node' | 'static';
  config: Config;
  /** The folder of all builds. */
  dist: string;
  root: string;
}

/** Within the folder of all builds: programs, what pages were made from, locks. */
export const BUNDLES = '.bundles';
/** Characters of a digest in a folder's name. */
const NAMED = 16;
/** The file of a bundle that is whole: when it was made. */
const MADE = 'made-at';

/**
 * The program of an edition's pages; bundled where there is none of the same sources and settings. A bundle is never
 * replaced, so that a build that goes on with it has all of one.
 * @throws AppError `build_failed`
 */
export async function bundleOf({ edition, hosting, config, dist, root }: BundleOptions): Promise<Bundle> {
  const kind = `${editions[edition].folder}-${hosting}`;
  const place = join(dist, BUNDLES);
  const digest = await digestProgram(root, config);
  const name = `${kind}-${digest.slice(0, NAMED)}`;
  const folder = join(place, name);
  const record = join(place, `${kind}.json`);
  await mkdir(place, { recursive: true });
  for (const left of [`${kind}-[\\w-]+`, `${kind}\\.json`]) await clearAway(place, left);
  const held = await readMade(folder);
  if (held) return { folder, digest, madeAt: held, record };
  const next = join(place, `.next-${name}-${process.pid}`);
  const madeAt = new Date().toISOString();
  try {
    await runAstro({ edition, hosting, outDir: next, root });
    await writeFile(join(next, MADE), madeAt);
    await takePlace(next, folder);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  for (const other of await readdir(place)) {
    if (other.startsWith(`${kind}-`) && other !== name)
      await rm(join(place, other), { recursive: true, force: true });
  }
  return { folder, digest, madeAt: (await readMade(folder)) ?? madeAt, record };
}

/** Another build may have made the same meanwhile, which serves as well. */
async function takePlace(next: string, folder: string): Promise<void> {
  try {
    await rename(next, folder);
  } catch (error) {
    if (!(await readMade(folder))) throw error;
  }
}

const readMade = (folder: string): Promise<string | null> =>
  readFile(join(folder, MADE), 'utf8').catch(() => null);

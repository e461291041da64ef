import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { Config } from '#lib/config.ts';
import { clearAway } from '../clear-away.ts';
import { runAstro } from '../run-astro.ts';
import { digestProgram } from '../stamp.ts';
import { switchIn } from '../switch-in.ts';

export interface Bundle {
  /** Holds `client`, `pages` and `server`. */
  folder: string;
  /** Changes with the program and the settings that pages show. */
  digest: string;
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

/** Within the folder of all builds. */
const BUNDLES = '.bundles';

/**
 * The program of an edition's pages; bundled anew where what it is made from has changed.
 * @throws AppError `build_failed`
 */
export async function bundleOf({ edition, hosting, config, dist, root }: BundleOptions): Promise<Bundle> {
  const name = `${editions[edition].folder}-${hosting}`;
  const place = join(dist, BUNDLES);
  const folder = join(place, name);
  const digest = await digestProgram(root, config);
  const bundle = { folder, digest, record: join(place, `${name}.json`) };
  await mkdir(place, { recursive: true });
  for (const made of [name, `${name}.json`]) await clearAway(place, made);
  if ((await readFile(join(folder, 'digest'), 'utf8').catch(() => null)) === digest) return bundle;
  const next = join(place, `.next-${name}-${process.pid}`);
  try {
    await runAstro({ edition, hosting, outDir: next, root });
    await writeFile(join(next, 'digest'), digest);
    await switchIn(next, folder, join(place, `.old-${name}-${process.pid}`));
  } finally {
    await rm(next, { recursive: true, force: true });
  }
  return bundle;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';
import { BUILD_RECORD, parseBuildRecord } from '#host/build-record.ts';
import type { Config } from '#lib/config.ts';

/** Parts of the sources that no page and no file of answers is made from. */
const NOT_IN_PAGES = /^src\/(?:api|feeds|host|cli\/(?!render\/))/;
/** Settings of the running process, which no page shows. */
const NOT_SHOWN = new Set(['PORT', 'HOST', 'DATA_DIR', 'DIST_DIR', 'TRUSTED_PROXIES']);

/** What a build of an edition is made from, as one text that changes when any of it changes. */
export async function stampOf(
  edition: EditionKey,
  catalogue: Catalogue,
  config: Config,
  root: string,
): Promise<string> {
  const parts = [edition, await catalogue.version(edition), await digestProgram(root, config)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** A digest of the program that makes pages and files of answers, and of the settings that they show. */
export async function digestProgram(root: string, config: Config): Promise<string> {
  const shown = Object.entries(config).filter(([name]) => !NOT_SHOWN.has(name));
  const digest = createHash('sha256').update(JSON.stringify(shown));
  return digest.update(await digestSources(root)).digest('base64url');
}

/** The stamp of the finished build in a folder, or null where there is none. */
export async function stampOfBuild(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, BUILD_RECORD), 'utf8').catch(() => '');
  return parseBuildRecord(text)?.stamp ?? null;
}

/** Contents of the sources, tables and public files that pages are made from, and what runs them. */
async function digestSources(root: string): Promise<Buffer> {
  const read = [
    ...(await filesUnder(root, 'src')).filter((path) => !NOT_IN_PAGES.test(path)),
    ...(await filesUnder(root, 'data', 1)).filter((path) => path.endsWith('.json')),
    ...(await filesUnder(root, 'public')),
    'astro.config.mjs',
    'astro.pages.mjs',
    'astro.scripts.mjs',
    'astro.serve-scripts.mjs',
    'astro.tables.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ];
  const digest = createHash('sha256').update(JSON.stringify([process.version, read]));
  // One after the other and at once: three thousand small files take a second through promises.
  for (const path of read) digest.update(contentOf(join(root, path))).update('\0');
  return digest.digest();
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** Paths relative to the root, sorted; `depth` 1 leaves out the folders within. */
async function filesUnder(root: string, folder: string, depth = Number.POSITIVE_INFINITY): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return depth > 1 ? filesUnder(root, path, depth - 1) : [];
      return entry.isFile() ? [path] : [];
    }),
  );
  return found.flat().sort();
}

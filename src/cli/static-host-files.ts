import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA } from '#export/export-edition.ts';
import { SECURITY_HEADERS } from '#host/headers.ts';

/** In the folder of answers, what changes with a build; browsers ask again whether it has. */
const CHANGING = ['index.json', 'record.json'];

/**
 * Writes what some static hosts read beside the pages: headers (Netlify, Cloudflare Pages) and the mark
 * that GitHub Pages need, which leave out folders whose names begin with `_` otherwise. Others ignore it.
 * @param base where the site lies below its host
 */
export async function writeHostFiles(folder: string, base: string): Promise<void> {
  const rule = (path: string, headers: readonly (readonly [string, string])[]) =>
    [base + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const caching = (path: string, value: string) => rule(path, [['Cache-Control', value]]);
  const kinds = (await readdir(join(folder, DATA), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  // Names with a digest of the content in them never change. No two rules for caching fit one file: hosts join them.
  const lasting = ['/_astro/*', ...kinds.map(({ name }) => `/${DATA}/${name}/*`)];
  const rules = [
    rule('/*', SECURITY_HEADERS),
    ...lasting.map((path) => caching(path, 'public, max-age=31536000, immutable')),
    ...CHANGING.map((name) => caching(`/${DATA}/${name}`, 'public, max-age=0, must-revalidate')),
  ];
  await writeFile(join(folder, '_headers'), `${rules.join('\n')}\n`);
  await writeFile(join(folder, '_redirects'), `${base}/index.html ${base}/ 301\n`);
  await writeFile(join(folder, '.nojekyll'), '');
}

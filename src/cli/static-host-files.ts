import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '#host/headers.ts';

/** Names with a digest of the content in them: such a file never changes. */
const LASTING = ['/_astro/*', '/data/*'];
/** What changes with a build; browsers ask again whether it has. */
const CHANGING = ['/data/index.json', '/data/record.json'];

/**
 * Writes what some static hosts read beside the pages: headers (Netlify, Cloudflare Pages) and the mark
 * that GitHub Pages need, which leave out folders whose names begin with `_` otherwise. Others ignore it.
 * @param base where the site lies below its host
 */
export async function writeHostFiles(folder: string, base: string): Promise<void> {
  const rule = (path: string, headers: readonly (readonly [string, string])[], instead?: string) =>
    [
      base + path,
      // Both hosts join the values of all rules that fit, unless one is taken off first.
      ...(instead ? [`  ! ${instead}`] : []),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  const lasting: readonly [string, string] = ['Cache-Control', 'public, max-age=31536000, immutable'];
  const rules = [
    rule('/*', SECURITY_HEADERS),
    ...LASTING.map((path) => rule(path, [lasting])),
    ...CHANGING.map((path) =>
      rule(path, [['Cache-Control', 'public, max-age=0, must-revalidate']], 'Cache-Control'),
    ),
  ];
  await writeFile(join(folder, '_headers'), `${rules.join('\n')}\n`);
  await writeFile(join(folder, '_redirects'), `${base}/index.html ${base}/ 301\n`);
  await writeFile(join(folder, '.nojekyll'), '');
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** Path of the importing file, relative to `src`. */
  from: string;
  /** Path relative to `src`, or the package or node module as written. */
  to: string;
  inside: boolean;
  /** It is gone when the code runs. */
  typesOnly: boolean;
}

const STATEMENTS = [
  /\b(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
];

/** Every import of the sources, types and dynamic ones included. */
export function importsOfSources(): Import[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|js|mjs|astro)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return importsOf(relative(join(root, 'src'), path), readFileSync(path, 'utf8'));
    });
}

/** The imports of one file. */
export function importsOf(from: string, text: string): Import[] {
  return STATEMENTS.flatMap((statement) => [...text.matchAll(statement)])
    .map(([whole, specifier]) => ({ specifier: specifier as string, typesOnly: TYPES.test(whole) }))
    .filter(({ specifier }) => !specifier.startsWith('astro:'))
    .map(({ specifier, typesOnly }) => {
      if (specifier.startsWith('#')) return { from, to: specifier.slice(1), inside: true, typesOnly };
      if (!specifier.startsWith('.')) return { from, to: specifier, inside: false, typesOnly };
      const to = posix.normalize(posix.join(dirname(from), specifier));
      return { from, to, inside: !to.startsWith('..'), typesOnly };
    });
}

const TYPES = /^(?:import|export)\s+type\b/;

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionKey } from '#editions/editions.ts';
import { buildFailed, runNode } from './run-node.ts';

export interface AstroBuild {
  edition: EditionKey;
  /** Who answers the pages: the Node host they come from, or files beside them. */
  hosting: 'node' | 'static';
  outDir: string;
  root: string;
}

let last: Promise<void> = Promise.resolve();

/**
 * Has Astro bundle an edition, one after the other: what it knows of the content lies in one place of the project
 * (`.astro`), where two at once take files from each other. Makes `client` for what browsers fetch, `pages` for what writes the pages, `server` for
 * what renders on demand.
 * @throws AppError `build_failed`
 */
export function runAstro(build: AstroBuild): Promise<void> {
  const mine = last.then(() => bundle(build));
  last = mine.catch(() => {});
  return mine;
}

async function bundle({ edition, hosting, outDir, root }: AstroBuild): Promise<void> {
  const command = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const { code, signal, output } = await runNode([command, 'build'], {
    cwd: root,
    env: {
      ...process.env,
      EDITION: edition,
      HOSTING: hosting,
      OUT_DIR: outDir,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  const made = await stat(join(outDir, 'pages')).catch(() => null);
  if (code === 0 && made) return;
  throw buildFailed(edition, { output, signal });
}

import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

export interface AstroBuild {
  edition: EditionKey;
  /** Who answers the pages: the Node host they come from, or files beside them. */
  hosting: 'node' | 'static';
  outDir: string;
  root: string;
}

/** Lines of a failed build's output that are shown. */
const SHOWN_LINES = 30;

/**
 * Has Astro write an edition's pages.
 * @throws AppError `build_failed`
 */
export async function runAstro({ edition, hosting, outDir, root }: AstroBuild): Promise<void> {
  const command = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    env: {
      ...process.env,
      EDITION: edition,
      HOSTING: hosting,
      OUT_DIR: outDir,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
  const made = await stat(join(outDir, 'client', 'index.html')).catch(() => null);
  if (code === 0 && made) return;
  const shown = output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new AppError(
    'build_failed',
    `${shown}\n\nThe build of ${edition} failed; the earlier build, if there is one, still stands. Mend what is said above and run it again.`,
  );
}

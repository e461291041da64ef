import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '#lib/config.ts';
import { AppError } from '#lib/errors.ts';

/** The folder of the project, whatever folder a command is started from. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Exit codes of every command: 1 for work that failed, 2 for a command or setting that is not usable. */
const USAGE = new Set(['config_invalid', 'usage', 'profile_missing', 'profile_invalid']);

/** Runs a command to its end; an error becomes one sentence and an exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = USAGE.has(error.code) ? 2 : 1;
  }
}

/**
 * The absolute folder of the builds. Built pages find their packages by walking up from it.
 * @throws AppError `config_invalid` where it is not within the project
 */
export function distOf(config: Config, root = projectRoot): string {
  const dist = resolve(root, config.DIST_DIR);
  const within = relative(root, dist);
  if (within && !within.startsWith('..') && !isAbsolute(within)) return dist;
  throw new AppError(
    'config_invalid',
    `DIST_DIR=${config.DIST_DIR} is not usable: it must be a folder within the project.`,
  );
}

/** For progress and for what went wrong without ending the process. */
export function log(message: string, error?: unknown): void {
  if (error === undefined) console.log(message);
  else console.error(message, error ?? '');
}

/**
 * Resolves at the first request to stop (Ctrl-C, or a supervisor's signal); a second one ends the
 * process at once.
 */
export function stopRequested(): Promise<void> {
  return new Promise((resolveStop) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(130);
        asked = true;
        resolveStop();
      });
    }
  });
}

import { type SpawnOptions, spawn } from 'node:child_process';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

/** Characters of a program's output that are kept, its end. */
const KEPT = 20_000;
/** Lines of a failed build's output that are shown. */
const SHOWN_LINES = 30;

export interface Ran {
  code: number | null;
  output: string;
  /** What it sent to its parent last. */
  message: unknown;
}

/** Runs a program in a process of its own, which ends with this one. */
export async function runNode(
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let output = '';
  let message: unknown;
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('message', (told) => {
    message = told;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
  return { code, output, message };
}

/** What is told of a build whose program failed. */
export function buildFailed(edition: EditionKey, output: string): AppError {
  const shown = output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  return new AppError(
    'build_failed',
    `${shown}\n\nThe build of ${edition} failed; the earlier build, if there is one, still stands. Mend what is said above and run it again.`,
  );
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

/** Characters of a program's output that are kept, its end. */
const KEPT = 20_000;
/** Lines of a failed build's output that are shown. */
const SHOWN_LINES = 30;

export interface Ran {
  code: number | null;
  /** What ended it, where it did not end by itself. */
  signal: NodeJS.Signals | null;
  output: string;
  /** What it sent to its parent last. */
  message: unknown;
}

/** Programs that run. */
const running = new Set<ChildProcess>();

function stop(): void {
  for (const child of running) child.kill();
  process.exit(130);
}

/** Runs a program in a process of its own, which ends with this one. */
export async function runNode(
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Promise<Ran> {
  const child = spawn(process.execPath, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  if (running.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop);
  running.add(child);
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
  try {
    return await new Promise<Ran>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal, output, message }));
    });
  } finally {
    running.delete(child);
    if (running.size === 0) process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** What is told of a build whose program failed. */
export function buildFailed(
  edition: EditionKey,
  { output, signal }: Pick<Ran, 'output' | 'signal'>,
): AppError {
  const shown = output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  const ended = signal ? `It was ended from outside (${signal}), perhaps for want of memory. ` : '';
  return new AppError(
    'build_failed',
    `${shown}\n\nThe build of ${edition} failed; the earlier build, if there is one, still stands. ${ended}Mend what is said above and run it again.`,
  );
}

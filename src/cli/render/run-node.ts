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
}

/** A program that was started. */
export interface Started {
  child: ChildProcess;
  ended: Promise<Ran>;
}

/** Programs that run. */
const running = new Set<ChildProcess>();

/** Ends them, and this process unless someone else sees to its end. */
function stop(signal: NodeJS.Signals): void {
  for (const child of running) child.kill();
  if (process.listenerCount(signal) === 1) process.exit(130);
}

/** Starts a program in a process of its own, which ends with this one. */
export function startNode(
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env'> = {},
): Started {
  const child = spawn(process.execPath, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  if (running.size === 0) process.on('SIGINT', stop).on('SIGTERM', stop);
  running.add(child);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-KEPT);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const { promise: ended, resolve, reject } = Promise.withResolvers<Ran>();
  child.on('error', reject);
  child.once('close', (code, signal) => resolve({ code, signal, output }));
  const forget = () => {
    running.delete(child);
    if (running.size === 0) process.off('SIGINT', stop).off('SIGTERM', stop);
  };
  ended.then(forget, forget);
  return { child, ended };
}

/** Runs a program to its end. */
export const runNode = (...program: Parameters<typeof startNode>): Promise<Ran> =>
  startNode(...program).ended;

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

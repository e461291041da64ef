import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Tells a command that it runs in the process that `runAgain` started. */
const INNER = 'TECFINDER_AGAIN';
/** The exit code that asks for another run: that of a temporary failure (`sysexits.h`). */
const AGAIN = 75;
/** Milliseconds that a process has to have run for its failure to be taken for a passing one. */
const SOUND = 10_000;
/** Milliseconds until it is run again after that. */
const PAUSE = 5_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export const runsInside = (): boolean => process.env[INNER] === '1';

/** Has this command be run again once it has ended. */
export function askForAnother(): void {
  process.exitCode = AGAIN;
}

/** Has this process asked to stop where the one that started it is no more. To be called by what runs inside. */
export function stopWithStarter(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/**
 * Runs this command in a process of its own, anew each time that it asks for it or fails after it had run for a while.
 * Ends as the last one ended; one that was asked to stop is not run again.
 */
export async function runAgain({ sound = SOUND, pause = PAUSE } = {}): Promise<void> {
  let child: ChildProcess | undefined;
  const stop = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      stop.abort();
      child?.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  for (;;) {
    const started = performance.now();
    // In a group of its own, as a terminal's Ctrl-C would else reach it twice.
    child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: true,
      env: { ...process.env, [INNER]: '1' },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    const isSound = performance.now() - started > sound;
    if (stop.signal.aborted || code === 0 || (code !== AGAIN && !isSound)) {
      process.exitCode = stop.signal.aborted && (code === null || code === AGAIN) ? 0 : (code ?? 1);
      return;
    }
    if (code === AGAIN) continue;
    console.error(`It ended with ${code} and is started again in ${pause / 1000} seconds.`);
    await setTimeout(pause, undefined, { signal: stop.signal }).catch(() => {});
    if (stop.signal.aborted) return;
  }
}

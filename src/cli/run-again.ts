import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Tells a command that it runs in the process that `runAgain` started. */
const INNER = 'TECFINDER_AGAIN';
/** The exit code that asks for another run: of a temporary failure in `sysexits.h`. */
const AGAIN = 75;

export const runsInside = (): boolean => process.env[INNER] === '1';

/** Has this command be run again once it has ended. */
export function askForAnother(): void {
  process.exitCode = AGAIN;
}

/** Runs this command in a process of its own, anew each time that it asks for it; ends as the last one ended. */
export async function runAgain(): Promise<void> {
  for (;;) {
    const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: 'inherit',
      env: { ...process.env, [INNER]: '1' },
    });
    // A terminal's Ctrl-C reaches both; what a supervisor sends reaches this one.
    const pass = () => child.kill('SIGTERM');
    const wait = () => {};
    process.on('SIGTERM', pass).on('SIGINT', wait);
    const [code] = (await once(child, 'exit')) as [number | null];
    process.off('SIGTERM', pass).off('SIGINT', wait);
    if (code === AGAIN) continue;
    process.exitCode = code ?? 1;
    return;
  }
}

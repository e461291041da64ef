import { setTimeout } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';

/** Milliseconds between two looks at what builds are made from. */
const EVERY = 3_000;
/** Milliseconds after a build that failed until the next one. */
const PAUSE = 20_000;

/** A build that is kept up to date. */
export interface Watched {
  /** What it is made from, as one text that changes when any of it changes. */
  state(): Promise<string>;
  /** @throws AppError where it failed, which is told and tried again */
  build(): Promise<void>;
}

export interface WatchOptions {
  /** Changes with the program itself, which cannot go on as another one. */
  program(): Promise<string>;
  stopping: Promise<void>;
  report: (line: string) => void;
  every?: number;
  pause?: number;
}

/** Builds each time that what a build is made from has changed, one after the other, and at first. */
export async function watch(
  builds: readonly Watched[],
  { program, stopping, report, every = EVERY, pause = PAUSE }: WatchOptions,
): Promise<'stopped' | 'program changed'> {
  const stop = new AbortController();
  stopping.then(() => stop.abort());
  const built = new Map<Watched, string>();
  const started = await program();

  async function renew(watched: Watched): Promise<void> {
    const state = await watched.state();
    if (built.get(watched) === state) return;
    await watched.build();
    built.set(watched, state);
  }

  while (!stop.signal.aborted) {
    if ((await program()) !== started) return 'program changed';
    let rest = every;
    for (const watched of builds) {
      if (stop.signal.aborted) break;
      try {
        await renew(watched);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (stop.signal.aborted) break;
        report(`${error.message}\nIt is tried again in ${pause / 1000} seconds.`);
        rest = pause;
      }
    }
    await setTimeout(rest, undefined, { signal: stop.signal }).catch(() => {});
  }
  return 'stopped';
}

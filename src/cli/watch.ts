import { setTimeout } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';

/** Milliseconds between two looks at what builds are made from. */
const EVERY = 3_000;
/** Looks until the program is looked at, which takes longer; it is also looked at before each build. */
const LOOKS = 5;
/** Milliseconds until a build that failed is tried again, where nothing changed meanwhile. */
const PAUSE = 60_000;

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
  const failed = new Map<Watched, { state: string; again: number }>();
  const started = await program();
  const isOther = async () => (await program()) !== started;

  /** @returns whether it is to be built by another program */
  async function renew(watched: Watched): Promise<boolean> {
    const state = await watched.state();
    if (built.get(watched) === state) return false;
    const known = failed.get(watched);
    if (known?.state === state && performance.now() < known.again) return false;
    if (await isOther()) return true;
    try {
      await watched.build();
      built.set(watched, state);
      failed.delete(watched);
    } catch (error) {
      if (stop.signal.aborted) return false;
      if (!(error instanceof AppError)) throw error;
      failed.set(watched, { state, again: performance.now() + pause });
      report(`${error.message}\nIt is tried again in ${pause / 1000} seconds, or when something changed.`);
    }
    return false;
  }

  for (let look = 1; !stop.signal.aborted; look++) {
    let changed = look % LOOKS === 0 && (await isOther());
    for (const watched of builds) {
      if (!stop.signal.aborted) changed ||= await renew(watched);
    }
    if (changed && !stop.signal.aborted) return 'program changed';
    await setTimeout(every, undefined, { signal: stop.signal }).catch(() => {});
  }
  return 'stopped';
}

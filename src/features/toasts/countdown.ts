/** What time is read from and waited with. */
export interface Clock {
  now: () => number;
  setTimeout: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => void;
}

const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
};

/**
 * Counts milliseconds down while nothing holds it: each reason to wait is given and taken back by its
 * name, and what was left goes on when none is left.
 */
export function createCountdown(done: () => void, clock: Clock = systemClock) {
  const reasons = new Set<string>();
  let left: number | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function halt(): void {
    if (timer === undefined) return;
    clock.clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, (left ?? 0) - (clock.now() - since));
  }

  function run(): void {
    if (left === null || reasons.size > 0 || timer !== undefined) return;
    since = clock.now();
    timer = clock.setTimeout(() => {
      timer = undefined;
      left = null;
      done();
    }, left);
  }

  return {
    start(milliseconds: number): void {
      halt();
      left = milliseconds;
      run();
    },
    stop(): void {
      halt();
      left = null;
    },
    hold(reason: string, held: boolean): void {
      if (held) {
        reasons.add(reason);
        halt();
      } else {
        reasons.delete(reason);
        run();
      }
    },
  };
}

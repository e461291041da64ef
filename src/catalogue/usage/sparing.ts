const MINUTE = 60_000;

/** A log that tells of a failure at most once a minute, for what is tried again much more often. */
export function sparing(
  log: (message: string, error: unknown) => void,
  now: () => number,
): (message: string, error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (message, error) => {
    if (now() - toldAt < MINUTE) return;
    toldAt = now();
    log(message, error);
  };
}

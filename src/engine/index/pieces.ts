/** Long work that yields now and then, so that its caller may let others work in between. */
export type Pieces<T> = Generator<void, T, void>;

/** Numbers that are worked through in a few milliseconds, in whatever order they lie in memory. */
const RANGE = 1 << 16;

/** Works through the numbers from 0 to `length` in ranges, the end of each excluded. */
export function* inRanges(length: number, work: (from: number, to: number) => void): Pieces<void> {
  for (let from = 0; from < length; from += RANGE) {
    work(from, Math.min(from + RANGE, length));
    yield;
  }
}

/** Does work to its end at once. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
}

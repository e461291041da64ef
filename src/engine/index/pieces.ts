/** Long work that yields now and then, so that its caller may let others work in between. */
export type Pieces<T> = Generator<void, T, void>;

/** Does work to its end at once. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const step = pieces.next();
    if (step.done) return step.value;
  }
}

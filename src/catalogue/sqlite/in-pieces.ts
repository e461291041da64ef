import { setImmediate } from 'node:timers/promises';
import type { Pieces } from '#engine/index/pieces.ts';

/**
 * Does work to its end and lets other work in between its pieces.
 * @param before called before each piece; what it throws ends the work
 */
export async function inPieces<T>(pieces: Pieces<T>, before: () => void = () => {}): Promise<T> {
  for (;;) {
    before();
    const step = pieces.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

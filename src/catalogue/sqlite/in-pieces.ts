import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Pieces } from '#engine/index/pieces.ts';

/** Milliseconds of work after which others are let work. */
const SLICE = 5;

export interface Pace {
  /** Called before each piece; what it throws ends the work. */
  before?: () => void;
  /**
   * Rests for as long as was worked. An answer takes several turns of the event loop: where only one of them is let in
   * between two pieces, it waits for as many pieces.
   */
  resting?: boolean;
}

/** Does work to its end and lets other work in between its pieces. */
export async function inPieces<T>(
  pieces: Pieces<T>,
  { before = () => {}, resting = false }: Pace = {},
): Promise<T> {
  let since = performance.now();
  for (;;) {
    before();
    const step = pieces.next();
    if (step.done) return step.value;
    const worked = performance.now() - since;
    if (worked < SLICE) continue;
    await (resting ? setTimeout(worked) : setImmediate());
    since = performance.now();
  }
}

import type { SpellingData } from './data.ts';
import { type Order, orderOf, placeAfter, Walker } from './walk.ts';

/** The words near a typed one, and those with a beginning near it. */
export class Near {
  readonly forward: Order;
  readonly #backward: Order;
  readonly #walker = new Walker();

  constructor({ codes, starts, shared, backward, backwardShared }: SpellingData) {
    this.forward = orderOf({ codes, starts, ids: undefined, shared });
    this.#backward = orderOf({ codes, starts, ids: backward, shared: backwardShared });
  }

  /**
   * The ids within `reach` edits, 1 or 2, with their distance. Either at most `reach - 1` edits lie in the
   * first half typed, which a walk over the words finds, or none in the second, which a walk backwards
   * finds; so neither walk has to follow every beginning.
   */
  within(typed: Uint8Array, reach: number): Map<number, number> {
    const near = new Map<number, number>();
    const note = (id: number, distance: number) => {
      if (distance < (near.get(id) ?? Number.POSITIVE_INFINITY)) near.set(id, distance);
    };
    const half = typed.length >> 1;
    this.#walker.walk(this.forward, { typed, reach, early: reach - 1, half, found: note });
    this.#walker.walk(this.#backward, {
      typed: typed.toReversed(),
      reach,
      early: 0,
      half: typed.length - half,
      found: (place, distance) => note(this.#backward.ids?.[place] as number, distance),
    });
    return near;
  }

  /** Tells each run of ids, `to` excluded, whose first `depth` letters are one edit from the typed ones. */
  beginning(
    typed: Uint8Array,
    tell: (from: number, to: number, depth: number, distance: number) => void,
  ): void {
    const begun = (from: number, depth: number, distance: number) => {
      const to = placeAfter(this.forward, from, depth);
      if (distance > 0) tell(from, to, depth, distance);
      return to;
    };
    this.#walker.walk(this.forward, { typed, reach: 1, early: 1, half: 0, begun });
  }
}

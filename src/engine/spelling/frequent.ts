const BLOCK = 64;

/** The most frequent ids of a range, without looking at each where a block holds nothing frequent enough. */
export class Frequent {
  readonly #frequencies: Uint32Array;
  readonly #most: Uint32Array;

  constructor(frequencies: Uint32Array) {
    this.#frequencies = frequencies;
    this.#most = new Uint32Array(Math.ceil(frequencies.length / BLOCK));
    for (let id = 0; id < frequencies.length; id++) {
      const block = Math.floor(id / BLOCK);
      this.#most[block] = Math.max(this.#most[block] as number, frequencies[id] as number);
    }
  }

  /** At most `limit` ids from `from` up to `to`, the most frequent first, then in order. */
  of(from: number, to: number, limit: number): number[] {
    const best: number[] = [];
    let least = 0;
    for (let id = from; id < to; id++) {
      const isStart = id % BLOCK === 0 && id + BLOCK <= to;
      if (isStart && best.length === limit && (this.#most[id / BLOCK] as number) <= least) {
        id += BLOCK - 1;
        continue;
      }
      const frequency = this.#frequencies[id] as number;
      if (best.length === limit && frequency <= least) continue;
      let place = best.length;
      while (place > 0 && (this.#frequencies[best[place - 1] as number] as number) < frequency) place--;
      best.splice(place, 0, id);
      if (best.length > limit) best.pop();
      least = this.#frequencies[best.at(-1) as number] as number;
    }
    return best;
  }
}

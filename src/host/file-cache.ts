import { readFile } from 'node:fs/promises';

const MAX_FILE = 512 * 1024;

/** Small files held in memory up to a budget of bytes, the longest unused dropped first. */
export class FileCache {
  readonly #budget: number;
  readonly #held = new Map<string, Buffer>();
  #bytes = 0;

  constructor(budget = 96 * 1024 * 1024) {
    this.#budget = budget;
  }

  /** The content where it is in memory. */
  get(path: string): Buffer | undefined {
    const content = this.#held.get(path);
    if (content && this.#bytes > this.#budget / 2) {
      this.#held.delete(path);
      this.#held.set(path, content);
    }
    return content;
  }

  /** The content from memory or disk. @throws what reading throws. */
  async read(path: string): Promise<Buffer> {
    const known = this.get(path);
    if (known) return known;
    const content = await readFile(path);
    if (content.length <= MAX_FILE && !this.#held.has(path)) this.#keep(path, content);
    return content;
  }

  #keep(path: string, content: Buffer): void {
    this.#held.set(path, content);
    this.#bytes += content.length;
    for (const [oldest, { length }] of this.#held) {
      if (this.#bytes <= this.#budget) break;
      this.#held.delete(oldest);
      this.#bytes -= length;
    }
  }
}

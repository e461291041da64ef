import type { CountedWord, SpellingData } from './data.ts';
import { encodeWord, type Letters, LONGEST, lettersOf } from './letters.ts';

/** The words of a vocabulary by id. */
export class Words {
  readonly count: number;
  /** The sum of all frequencies. */
  readonly total: number;
  readonly #letters: Letters;
  readonly #codes: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #frequencies: Uint32Array;

  /** @param total where the words are only some of all */
  constructor({ others, codes, starts, frequencies }: SpellingData, total?: number) {
    this.count = frequencies.length;
    this.total = total ?? frequencies.reduce((sum, frequency) => sum + frequency, 0);
    this.#letters = lettersOf(others);
    this.#codes = codes;
    this.#starts = starts;
    this.#frequencies = frequencies;
  }

  /** The codes of a word; undefined where it is empty or longer than any word kept. */
  encode(word: string): Uint8Array | undefined {
    return word.length > 0 && word.length <= LONGEST ? encodeWord(word, this.#letters) : undefined;
  }

  codesOf(id: number): Uint8Array {
    return this.#codes.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  wordOf(id: number): string {
    return String.fromCharCode(...Array.from(this.codesOf(id), (code) => this.#letters.unit(code)));
  }

  frequencyOf(id: number): number {
    return this.#frequencies[id] as number;
  }

  /** How many products have the word; 0 for one that is unknown. */
  frequency(word: string): number {
    const codes = this.encode(word);
    const id = codes ? this.firstFrom(codes) : this.count;
    return codes && id < this.count && this.#compare(id, codes) === 0 ? this.frequencyOf(id) : 0;
  }

  /** Whether a word begins so. */
  begins(beginning: string): boolean {
    const codes = this.encode(beginning);
    return codes !== undefined && this.isBegun(this.firstFrom(codes), codes);
  }

  /** Whether there is a word of that id and it begins so. */
  isBegun(id: number, beginning: Uint8Array): boolean {
    if (id >= this.count) return false;
    const codes = this.codesOf(id);
    return beginning.every((code, i) => codes[i] === code);
  }

  /** The first id whose word is the given one or comes after it. */
  firstFrom(word: Uint8Array): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(middle, word) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(id: number, word: Uint8Array): number {
    const start = this.#starts[id] as number;
    const length = (this.#starts[id + 1] as number) - start;
    const both = Math.min(length, word.length);
    for (let i = 0; i < both; i++) {
      const difference = (this.#codes[start + i] as number) - (word[i] as number);
      if (difference !== 0) return difference;
    }
    return length - word.length;
  }
}

/** The words of a vocabulary with their frequencies, in order. */
export function* wordsOf(data: SpellingData): Generator<CountedWord> {
  const words = new Words(data);
  for (let id = 0; id < words.count; id++) yield { word: words.wordOf(id), frequency: words.frequencyOf(id) };
}

import { FACTS, scan } from './scan.ts';
import type { Language } from './stem.ts';
import { type Word, wordIn, wordOf } from './word.ts';

/** The words of one text with their places, in UTF-16 units, ends excluded. Good until the next one is made. */
export class Line {
  readonly text: string;
  readonly count: number;
  readonly #language: Language;
  readonly #facts: Int32Array;

  constructor(text: string, language: Language) {
    const { facts, count } = scan(text);
    this.text = text;
    this.count = count;
    this.#language = language;
    this.#facts = facts;
  }

  start(index: number): number {
    return this.#facts[index * FACTS] as number;
  }

  end(index: number): number {
    return this.#facts[index * FACTS + 1] as number;
  }

  word(index: number): Word {
    const hash = this.#facts[index * FACTS + 2] as number;
    return wordIn(this.text, this.start(index), this.end(index), hash, this.#language);
  }

  /** The index term of neighbouring words written as one, both ends included. */
  joined(from: number, to: number): string {
    let written = '';
    let hasDigit = false;
    for (let index = from; index <= to; index++) {
      const word = this.word(index);
      written += word.text;
      hasDigit ||= word.hasDigit;
    }
    return hasDigit ? written : wordOf(written, this.#language).term;
  }

  /** The one character between a word and the next, else an empty text. */
  signAfter(index: number): string {
    const end = this.end(index);
    return index + 1 < this.count && this.start(index + 1) === end + 1 ? (this.text[end] as string) : '';
  }
}

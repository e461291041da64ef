import { Chances, type Coder } from './coder.ts';

const BITS = 32;
/** So many bits behind the first are learnt; those behind them are as likely as not. */
const LEARNT = 3;
/** Bits that tell how many bits a number has. */
const LENGTH = 6;
/** Bits that a coder takes at once. */
const AT_ONCE = 16;

/** Codes whole numbers from 0 to 2 ** 32 - 1 by how many bits they have and then those, and learns which are likely. */
export class Numbers {
  readonly #lengths = new Chances(LENGTH);
  readonly #starts: Chances[] = [];

  code(coder: Coder, number: number): number {
    const length = coder.symbol(this.#lengths, BITS - Math.clz32(number));
    if (length < 2) return length;
    const rest = Math.max(0, length - 1 - LEARNT);
    const start = coder.symbol(this.#startsOf(length), (number >>> rest) & (2 ** (length - 1 - rest) - 1));
    let value = 2 ** (length - 1 - rest) + start;
    for (let left = rest; left > 0; ) {
      const count = Math.min(left, AT_ONCE);
      left -= count;
      value = value * 2 ** count + coder.even(count, (number >>> left) & (2 ** count - 1));
    }
    return value;
  }

  #startsOf(length: number): Chances {
    const starts = this.#starts[length] ?? new Chances(Math.min(LEARNT, length - 1));
    this.#starts[length] = starts;
    return starts;
  }
}

/** A list of numbers that is written as it stands, or filled in. */
type List = Uint8Array | Uint32Array;

export function codeNumbers(coder: Coder, list: List, numbers = new Numbers()): void {
  for (let at = 0; at < list.length; at++) list[at] = numbers.code(coder, list[at] as number);
}

export function codeSymbols(coder: Coder, list: List, chances: Chances): void {
  for (let at = 0; at < list.length; at++) list[at] = coder.symbol(chances, list[at] as number);
}

/** Numbers that come again: each by how many others have come since, or itself where it is new. */
export function codeRepeating(coder: Coder, list: List): void {
  const places = new Numbers();
  const others = new Numbers();
  const latest: number[] = [];
  for (let at = 0; at < list.length; at++) {
    const known = latest.indexOf(list[at] as number) + 1;
    const place = places.code(coder, known);
    const number = place > 0 ? (latest[place - 1] as number) : others.code(coder, list[at] as number);
    if (place > 0) latest.splice(place - 1, 1);
    latest.unshift(number);
    list[at] = number;
  }
}

/** A number by itself. */
export const codeNumber = (coder: Coder, number: number): number => new Numbers().code(coder, number);

/**
 * Adaptive binary range coding (Martin, "Range encoding", 1979): a bit takes the less room the likelier it was, and how
 * likely is learnt from the bits before it, so that a file needs no tables of its own. What a file holds is told once,
 * by functions that a coder of either way goes through: an encoder writes the numbers it is given and answers them; a
 * decoder does not look at them and answers those that were written.
 */
export interface Coder {
  /** A symbol of so many bits as the chances are of. */
  symbol(chances: Chances, symbol: number): number;
  /** A number of so many bits, 16 at most, all as likely as not. */
  even(count: number, number: number): number;
}

const ONE_BITS = 16;
const ONE = 2 ** ONE_BITS;
/** No bit is less likely than this, of 65,536. */
const LEAST = 48;
/** A chance is the mean of about so many bits; of more, older ones count less and less. */
const REMEMBERED = 60;
const RATE_BITS = 14;
const ROUND_UP = 2 ** RATE_BITS - 1;
/** By how much of the difference a chance moves, by how many bits it has seen. */
const RATES = Int32Array.from({ length: REMEMBERED }, (_, seen) => 2 ** RATE_BITS / (seen + 2.5));

/** How likely each symbol of a few bits is: a tree of bits, each with its chance of being 1. */
export class Chances {
  readonly bits: number;
  /** Of 65,536, by the bits before it behind a leading 1. */
  readonly ofOne: Uint16Array;
  readonly #seen: Uint8Array;

  constructor(bits: number) {
    this.bits = bits;
    this.ofOne = new Uint16Array(2 ** bits).fill(ONE / 2);
    this.#seen = new Uint8Array(2 ** bits);
  }

  learn(place: number, bit: number): void {
    const seen = this.#seen[place] as number;
    const ofOne = this.ofOne[place] as number;
    const rate = RATES[seen] as number;
    this.ofOne[place] =
      bit === 1
        ? ofOne + (((ONE - LEAST - ofOne) * rate + ROUND_UP) >> RATE_BITS)
        : ofOne + (((LEAST - ofOne) * rate) >> RATE_BITS);
    if (seen < REMEMBERED - 1) this.#seen[place] = seen + 1;
  }
}

const BITS = 32;
/** A range that is smaller than this is made larger by a byte. */
const SMALL = 2 ** (BITS - 8);

/** What a coder writes, as bytes. */
export function encoded(write: (coder: Coder) => void): Uint8Array<ArrayBuffer> {
  const encoder = new Encoder();
  write(encoder);
  return encoder.finish();
}

/**
 * What `read` makes of bytes that `encoded` made as `read` reads them. Others make it something else.
 * @throws RangeError where it reads further than the bytes go
 */
export const decoded = <T>(bytes: Uint8Array, read: (coder: Coder) => T): T => read(new Decoder(bytes));

class Encoder implements Coder {
  #bytes = new Uint8Array(1024);
  #end = 0;
  #low = 0;
  #range = 2 ** BITS - 1;

  symbol(chances: Chances, symbol: number): number {
    const { ofOne, bits } = chances;
    if (symbol >>> bits !== 0) throw new RangeError(`${symbol} has more than ${bits} bits.`);
    let low = this.#low;
    let range = this.#range;
    let place = 1;
    for (let shift = bits - 1; shift >= 0; shift--) {
      const bit = (symbol >>> shift) & 1;
      const bound = (range >>> ONE_BITS) * (ofOne[place] as number);
      if (bit === 1) range = bound;
      else {
        low += bound;
        range -= bound;
      }
      chances.learn(place, bit);
      place = 2 * place + bit;
      while (range < SMALL) {
        low = this.#shift(low);
        range = (range << 8) >>> 0;
      }
    }
    this.#low = low;
    this.#range = range;
    return symbol;
  }

  even(count: number, number: number): number {
    this.#range >>>= count;
    this.#low += this.#range * number;
    while (this.#range < SMALL) {
      this.#low = this.#shift(this.#low);
      this.#range = (this.#range << 8) >>> 0;
    }
    return number;
  }

  /** Adds the fewest bytes that lie in the range, as zeros are read behind them. */
  finish(): Uint8Array<ArrayBuffer> {
    const last = this.#low + this.#range - 1;
    let step = 2 ** BITS;
    while (Math.ceil(this.#low / step) * step > last) step /= 256;
    let low = this.#carry(Math.ceil(this.#low / step) * step);
    for (; step < 2 ** BITS; step *= 256) low = this.#shift(low);
    return this.#bytes.slice(0, this.#end);
  }

  /** Writes the first byte. @returns the others */
  #shift(low: number): number {
    const rest = this.#carry(low);
    if (this.#end === this.#bytes.length) this.#enlarge();
    this.#bytes[this.#end++] = rest >>> (BITS - 8);
    return (rest << 8) >>> 0;
  }

  /** Adds to the bytes before what does not fit into 32 bits. @returns what does */
  #carry(low: number): number {
    if (low < 2 ** BITS) return low;
    let at = this.#end - 1;
    while (this.#bytes[at] === 0xff) this.#bytes[at--] = 0;
    this.#bytes[at] = (this.#bytes[at] as number) + 1;
    return low - 2 ** BITS;
  }

  #enlarge(): void {
    const larger = new Uint8Array(2 * this.#bytes.length);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

class Decoder implements Coder {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** What was written, above the encoder's `low`. */
  #above = 0;
  #range = 2 ** BITS - 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    while (this.#at < BITS / 8) this.#above = ((this.#above << 8) | this.#next()) >>> 0;
  }

  symbol(chances: Chances): number {
    const { ofOne, bits } = chances;
    let above = this.#above;
    let range = this.#range;
    let place = 1;
    for (let left = bits; left > 0; left--) {
      const bound = (range >>> ONE_BITS) * (ofOne[place] as number);
      const bit = above < bound ? 1 : 0;
      if (bit === 1) range = bound;
      else {
        above -= bound;
        range -= bound;
      }
      chances.learn(place, bit);
      place = 2 * place + bit;
      while (range < SMALL) {
        above = ((above << 8) | this.#next()) >>> 0;
        range = (range << 8) >>> 0;
      }
    }
    this.#above = above;
    this.#range = range;
    return place - 2 ** bits;
  }

  even(count: number): number {
    this.#range >>>= count;
    const number = Math.floor(this.#above / this.#range);
    this.#above -= number * this.#range;
    while (this.#range < SMALL) {
      this.#above = ((this.#above << 8) | this.#next()) >>> 0;
      this.#range = (this.#range << 8) >>> 0;
    }
    return number;
  }

  #next(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined && this.#at > this.#bytes.length + BITS / 8)
      throw new RangeError('The bytes end before they should.');
    return byte ?? 0;
  }
}

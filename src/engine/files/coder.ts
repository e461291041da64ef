/**
 * Adaptive binary range coding (Martin, "Range encoding", 1979): a bit takes the less room the likelier it was, and how
 * likely is learnt from the bits before it, so that a file needs no tables of its own. What a file holds is told once,
 * by functions that a coder of either way goes through: an encoder writes the numbers it is given and answers them; a
 * decoder does not look at them and answers those that were written.
 */
export interface Coder {
  /** A symbol of so many bits as the chances are of. */
  symbol(chances: Chances, symbol: number): number;
  /** So many bits that are as likely as not, 16 at most. */
  bits(count: number, bits: number): number;
}

const ONE_BITS = 16;
const ONE = 2 ** ONE_BITS;
/** No bit is taken for surer than this. */
const LEAST = 48;
/** Bits that a chance is learnt from as one: more than these count less and less. */
const REMEMBERED = 60;
const RATE_BITS = 14;
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
    const target = bit === 1 ? ONE - LEAST : LEAST;
    this.ofOne[place] = ofOne + (((target - ofOne) * (RATES[seen] as number)) >> RATE_BITS);
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

/** What `read` makes of bytes that `encoded` made as `read` reads them; nothing tells others apart. */
export const decoded = <T>(bytes: Uint8Array, read: (coder: Coder) => T): T => read(new Decoder(bytes));

class Encoder implements Coder {
  #bytes = new Uint8Array(1024);
  #end = 0;
  #low = 0;
  #range = 2 ** BITS - 1;

  symbol(chances: Chances, symbol: number): number {
    const { ofOne } = chances;
    let low = this.#low;
    let range = this.#range;
    let place = 1;
    for (let shift = chances.bits - 1; shift >= 0; shift--) {
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

  bits(count: number, bits: number): number {
    this.#range >>>= count;
    this.#low += this.#range * bits;
    while (this.#range < SMALL) {
      this.#low = this.#shift(this.#low);
      this.#range = (this.#range << 8) >>> 0;
    }
    return bits;
  }

  /** Ends with the fewest bytes that lie in the range, as zeros are read behind them. */
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

  bits(count: number): number {
    this.#range >>>= count;
    const bits = Math.floor(this.#above / this.#range);
    this.#above -= bits * this.#range;
    while (this.#range < SMALL) {
      this.#above = ((this.#above << 8) | this.#next()) >>> 0;
      this.#range = (this.#range << 8) >>> 0;
    }
    return bits;
  }

  #next(): number {
    return this.#bytes[this.#at++] ?? 0;
  }
}

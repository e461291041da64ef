/** Writes numbers and bytes one after the other. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #end = 0;

  get length(): number {
    return this.#end;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#end++] = value;
  }

  /** A whole number from 0 to 2 ** 53 - 1, seven bits a byte, the lowest first. */
  varint(value: number): void {
    this.#room(8);
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.#end++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#end++] = rest;
  }

  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#end);
    this.#end += bytes.length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#end);
  }

  #room(more: number): void {
    if (this.#end + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#end + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a `ByteWriter` wrote; throws `RangeError` beyond the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new RangeError('The bytes end before they should.');
    return value;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('The bytes end before they should.');
    const found = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return found;
  }

  /** What is left. */
  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }
}

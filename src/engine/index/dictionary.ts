/** Sorted texts in one run of UTF-8 bytes: little memory, no work to load, found by halving. */
export interface Dictionary {
  bytes: Uint8Array;
  /** Where each text begins; one more than there are texts. */
  offsets: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const SURROGATE = /[\ud800-\udfff]/;

/** Sorts texts in place as a dictionary holds them: by code points. */
export function sortTexts(texts: string[]): string[] {
  texts.sort();
  return texts.some((text) => SURROGATE.test(text)) ? texts.sort(byCodePoint) : texts;
}

/** @param texts sorted by `sortTexts`, without duplicates */
export function createDictionary(texts: readonly string[]): Dictionary {
  const offsets = new Uint32Array(texts.length + 1);
  let bytes = new Uint8Array(texts.length * 8 + 64);
  let end = 0;
  for (const [index, text] of texts.entries()) {
    if (end + text.length * 3 > bytes.length) bytes = enlarged(bytes, end + text.length * 3);
    end += encoder.encodeInto(text, bytes.subarray(end)).written;
    offsets[index + 1] = end;
  }
  return { bytes: bytes.slice(0, end), offsets };
}

export const sizeOf = ({ offsets }: Dictionary): number => offsets.length - 1;

export function textAt({ bytes, offsets }: Dictionary, index: number): string {
  return decoder.decode(bytes.subarray(offsets[index], offsets[index + 1]));
}

/** The position of a text, -1 where it is not held. */
export function find(dictionary: Dictionary, text: string): number {
  const key = encoder.encode(text);
  const index = firstFrom(dictionary, key);
  if (index >= sizeOf(dictionary)) return -1;
  return compare(dictionary, index, key) === 0 ? index : -1;
}

/** The positions of the texts that begin with a text, end excluded. */
export function beginningWith(dictionary: Dictionary, beginning: string): readonly [number, number] {
  const key = encoder.encode(beginning);
  const start = firstFrom(dictionary, key);
  const past = Uint8Array.from([...key, 0xff]);
  return [start, firstFrom(dictionary, past)];
}

/** The last position whose text is not after the given one; -1 where all are. */
export function lastFrom(dictionary: Dictionary, text: string): number {
  const key = encoder.encode(text);
  const first = firstFrom(dictionary, key);
  return first < sizeOf(dictionary) && compare(dictionary, first, key) === 0 ? first : first - 1;
}

/** The first position whose text is not before the key. */
function firstFrom(dictionary: Dictionary, key: Uint8Array): number {
  let low = 0;
  let high = sizeOf(dictionary);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(dictionary, middle, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare({ bytes, offsets }: Dictionary, index: number, key: Uint8Array): number {
  const start = offsets[index] as number;
  const length = (offsets[index + 1] as number) - start;
  const shared = Math.min(length, key.length);
  for (let i = 0; i < shared; i++) {
    const difference = (bytes[start + i] as number) - (key[i] as number);
    if (difference !== 0) return difference;
  }
  return length - key.length;
}

/** Negative where a text of the left dictionary is before one of the right, 0 where they are equal. */
export function compareTexts(left: Dictionary, index: number, right: Dictionary, other: number): number {
  return compare(left, index, right.bytes.subarray(right.offsets[other], right.offsets[other + 1]));
}

/** One dictionary of texts that are held already, in the order given. */
export function pickTexts(picked: readonly { from: Dictionary; index: number }[]): Dictionary {
  const offsets = new Uint32Array(picked.length + 1);
  for (const [i, { from, index }] of picked.entries()) {
    const length = (from.offsets[index + 1] as number) - (from.offsets[index] as number);
    offsets[i + 1] = (offsets[i] as number) + length;
  }
  const bytes = new Uint8Array(offsets[picked.length] as number);
  for (const [i, { from, index }] of picked.entries()) {
    bytes.set(from.bytes.subarray(from.offsets[index], from.offsets[index + 1]), offsets[i]);
  }
  return { bytes, offsets };
}

function enlarged(bytes: Uint8Array, needed: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(needed, bytes.length * 2));
  larger.set(bytes);
  return larger;
}

function byCodePoint(left: string, right: string): number {
  const a = [...left];
  const b = [...right];
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = (a[i]?.codePointAt(0) ?? 0) - (b[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

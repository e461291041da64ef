/** A word of a catalogue, folded, and the number of products that have it. */
export interface CountedWord {
  word: string;
  frequency: number;
}

/**
 * A vocabulary in arrays, about 27 bytes a word of nine letters. `n` is the number of words, in the order
 * of their letters; that place is the word's id.
 */
export interface SpellingData {
  /** UTF-16 units of the letters besides a to z and digits. */
  others: Uint16Array;
  /** The letter codes of all words, one after the other. */
  codes: Uint8Array;
  /** Where each word's codes begin, and the end of the last: `n + 1`. */
  starts: Uint32Array;
  frequencies: Uint32Array;
  /** How many first letters each word shares with the word before it. */
  shared: Uint8Array;
  /** Ids in the order of the words read backwards, and what each shares with the one before it. */
  backward: Uint32Array;
  backwardShared: Uint8Array;
  /** Ids in the order of `soundOf`, and those sounds. */
  sounding: Uint32Array;
  sounds: Uint32Array;
}

const TYPES = {
  others: Uint16Array,
  codes: Uint8Array,
  starts: Uint32Array,
  frequencies: Uint32Array,
  shared: Uint8Array,
  backward: Uint32Array,
  backwardShared: Uint8Array,
  sounding: Uint32Array,
  sounds: Uint32Array,
} as const;
type Part = keyof typeof TYPES;
const PARTS = Object.keys(TYPES) as Part[];

/** The parts as bytes to store, without copying. */
export function spellingToBlobs(data: SpellingData): Record<Part, Uint8Array> {
  const blobs = PARTS.map((part) => {
    const { buffer, byteOffset, byteLength } = data[part];
    return [part, new Uint8Array(buffer, byteOffset, byteLength)];
  });
  return Object.fromEntries(blobs);
}

/** The inverse of `spellingToBlobs`; throws `RangeError` where a part is missing or cut. */
export function spellingFromBlobs(blobs: Readonly<Record<string, Uint8Array>>): SpellingData {
  const parts = PARTS.map((part) => {
    const bytes = blobs[part];
    const { BYTES_PER_ELEMENT: size } = TYPES[part];
    if (!bytes || bytes.byteLength % size)
      throw new RangeError(`The spelling part ${part} is missing or cut.`);
    const { buffer, byteOffset, byteLength } = bytes.byteOffset % size ? bytes.slice() : bytes;
    return [part, new TYPES[part](buffer as ArrayBuffer, byteOffset, byteLength / size)];
  });
  return Object.fromEntries(parts);
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
/** An accent of its own, which belongs to the letter before it. */
const MARK = 3;

/** The kinds of the characters up to U+024F, where nearly all of a catalogue's are. */
const KINDS = Uint8Array.from({ length: 0x250 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  if (character >= '0' && character <= '9') return DIGIT;
  if (/\p{M}/u.test(character)) return MARK;
  return /[\p{L}\p{N}]/u.test(character) ? LETTER : OTHER;
}

const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 0x250 ? (KINDS[code] as number) : kindBeyond(text, at);
};

function kindBeyond(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const isLowHalf = code >= 0xdc00 && code <= 0xdfff;
  const character = String.fromCodePoint(text.codePointAt(isLowHalf ? at - 1 : at) ?? 0);
  return isLowHalf && character.length < 2 ? OTHER : kindOf(character);
}

/** What is told of each word: its start, its end (both in UTF-16 units) and a hash of its characters. */
export const FACTS = 3;

let facts = new Int32Array(FACTS * 256);

/**
 * Finds the words of a text: runs of letters and digits. A number with separators is one word, and ends where
 * letters begin (`1.5l`). The facts of the words are overwritten by the next call.
 */
export function scan(text: string): { facts: Int32Array; count: number } {
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === OTHER || kind === MARK) {
      at++;
      continue;
    }
    const start = at;
    const endOfDigits = endOfNumber(text, start);
    let hash = 0;
    do {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      at++;
    } while (endOfDigits ? at < endOfDigits : at < text.length && kindAt(text, at) !== OTHER);
    if ((count + 1) * FACTS > facts.length) facts = grown(facts);
    facts[count * FACTS] = start;
    facts[count * FACTS + 1] = at;
    facts[count * FACTS + 2] = hash ^ (hash >>> 15);
    count++;
  }
  return { facts, count };
}

/** The end of a number with separators such as `1,5` or `19.000`; 0 where none begins here. */
function endOfNumber(text: string, start: number): number {
  let at = start;
  let separators = 0;
  while (at < text.length && kindAt(text, at) === DIGIT) {
    at++;
    const sign = text.charCodeAt(at);
    const isSeparator = sign === POINT || sign === COMMA;
    if (isSeparator && at + 1 < text.length && kindAt(text, at + 1) === DIGIT) {
      at++;
      separators++;
    }
  }
  return separators > 0 ? at : 0;
}

const POINT = 0x2e;
const COMMA = 0x2c;

function grown(full: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(full.length * 2);
  wider.set(full);
  return wider;
}

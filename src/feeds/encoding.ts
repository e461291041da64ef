import { isUtf8 } from 'node:buffer';

/** This many characters beyond ASCII, all valid, prove UTF-8. */
const ENOUGH = 200;

/**
 * Tells UTF-8, UTF-16 (by its mark) or else windows-1252, the encoding of feeds that are neither.
 * Reads no further than it needs.
 */
export async function detectEncoding(pieces: AsyncIterable<Buffer>): Promise<string> {
  let rest: Buffer = Buffer.alloc(0);
  let beyondAscii = 0;
  let first = true;
  for await (const piece of pieces) {
    if (first) {
      const mark = byteOrderMark(piece);
      if (mark) return mark;
      first = false;
    }
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece;
    const whole = bytes.subarray(0, bytes.length - cutLength(bytes));
    if (!isUtf8(whole)) return mostlyUtf8(whole, beyondAscii) ? 'utf-8' : 'windows-1252';
    beyondAscii += countBeyondAscii(whole);
    if (beyondAscii >= ENOUGH) return 'utf-8';
    rest = bytes.subarray(whole.length);
  }
  return rest.length && beyondAscii === 0 ? 'windows-1252' : 'utf-8';
}

/** Whether more characters are whole than broken: a few wrong bytes do not make a feed windows-1252. */
function mostlyUtf8(bytes: Buffer, wholeBefore: number): boolean {
  const beyond = bytes.toString('utf8').match(/[^\p{ASCII}]/gu) ?? [];
  const broken = beyond.filter((character) => character === '\uFFFD').length;
  return wholeBefore + beyond.length - broken > broken;
}

function byteOrderMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : null;
}

/** How many bytes at the end belong to a UTF-8 character that goes on in the next piece. */
function cutLength(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

function countBeyondAscii(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte >= 0xc0) count++;
  return count;
}

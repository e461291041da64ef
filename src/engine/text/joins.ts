import type { Line } from './line.ts';
import { endOfCompound, measureAt } from './pieces.ts';

const MAX_LENGTH = 24;
const MAX_NAME = 10;
const DIGITS: ReadonlySet<string> = new Set('0123456789');

/**
 * What shoppers write in one word and a name does not: models with signs in them (`WH-1000XM4`, `43UJ701V.AEU`),
 * words with a hyphen (`Wi-Fi`), a model number and the word before it (`iPhone 12`, `S 5110`).
 */
export function joinsOf(line: Line, onJoin: (term: string, start: number, end: number) => void): void {
  let compound = -1;
  for (let at = 0; at + 1 < line.count; at++) {
    if (at > compound) {
      compound = endOfCompound(line, at);
      if (compound > at && isCompound(line, at, compound)) give(at, compound);
    }
    if (isNumbered(line, at)) give(at, at + 1);
  }
  function give(from: number, to: number): void {
    onJoin(line.joined(from, to), line.start(from), line.end(to));
  }
}

function isCompound(line: Line, from: number, to: number): boolean {
  if (line.end(to) - line.start(from) > MAX_LENGTH) return false;
  for (let at = from; at <= to; at++) if (line.word(at).hasDigit) return true;
  return to === from + 1 && line.signAfter(from) === '-';
}

function isNumbered(line: Line, at: number): boolean {
  if (line.signAfter(at) !== ' ' || !DIGITS.has(line.text[line.start(at + 1)] as string)) return false;
  const [name, number] = [line.word(at), line.word(at + 1)];
  if (name.hasDigit || (name.isStop && name.text.length > 1) || name.text.length > MAX_NAME) return false;
  if (number.amount) return false;
  return !(number.isNumber && measureAt(line, at + 1, number));
}

import type { Line } from './line.ts';
import type { Word } from './word.ts';

/** Several words, or a word and a sign, that are one term. */
export interface Piece {
  term: string;
  end: number;
  /** Its last word. */
  last: number;
}

/** A number and its unit: `55 pulgadas`, `55-inch`, `1,5l`, `55"`. */
export function measureAt(line: Line, at: number, amount: Word): Piece | null {
  const { text } = line;
  const end = line.end(at);
  const quotes = Number(amount.text) <= MAX_INCHES ? quotesAt(text, end) : 0;
  if (quotes > 0) return { term: `${amount.text}in`, end: end + quotes, last: at };
  if (at + 1 === line.count) return null;
  const gap = line.start(at + 1) - end;
  if (gap > 1 || (gap === 1 && text[end] !== ' ' && text[end] !== '-')) return null;
  const { unit } = line.word(at + 1);
  if (!unit || isThreeInOne(line, at, unit)) return null;
  return { term: amount.text + unit, end: line.end(at + 1), last: at + 1 };
}

/** Greater numbers before a quotation mark are years and models. */
const MAX_INCHES = 200;

function quotesAt(text: string, at: number): number {
  const sign = text[at];
  if (sign === '"' || sign === '”' || sign === '″') return 1;
  return (sign === "'" || sign === '’') && text[at + 1] === sign ? 2 : 0;
}

function isThreeInOne(line: Line, at: number, unit: string): boolean {
  return (
    unit === 'in' && at + 2 < line.count && line.word(at + 1).text === 'in' && line.word(at + 2).isNumber
  );
}

/** A name with an apostrophe or of initials: `De'Longhi`, `L'Oréal`, `AT&T`. */
export function nameAt(line: Line, at: number): Piece | null {
  let last = at;
  while (isOneName(line, last)) last++;
  return last === at ? null : { term: line.joined(at, last), end: line.end(last), last };
}

function isOneName(line: Line, at: number): boolean {
  const sign = line.signAfter(at);
  if (sign !== "'" && sign !== '’' && sign !== '&') return false;
  const [left, right] = [line.word(at), line.word(at + 1)];
  if (left.hasDigit || right.hasDigit) return false;
  return sign !== '&' || (left.text.length <= MAX_INITIALS && right.text.length <= MAX_INITIALS);
}

const MAX_INITIALS = 3;

/** The words that are written as one with signs between them, `WH-1000XM4`: where they end. */
export function endOfCompound(line: Line, at: number): number {
  let last = at;
  while (SIGNS.has(line.signAfter(last))) last++;
  return last;
}

const SIGNS: ReadonlySet<string> = new Set(['-', '/', '.', '_']);

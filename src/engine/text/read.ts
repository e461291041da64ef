import type { Line } from './line.ts';
import { measureAt, nameAt } from './pieces.ts';
import type { Word } from './word.ts';

/**
 * Takes an index term and where its text stands, in UTF-16 units, end excluded; and the word, where it is the term
 * of one word.
 */
export type OnTerm = (term: string, start: number, end: number, word?: Word) => void;

/**
 * Reads the terms of a text from its start to its end.
 * @param onPart takes what stands within a term and is searched for alone: numbers without their unit, the
 *   parts of names
 */
export function read(line: Line, onTerm: OnTerm, onPart?: OnTerm): void {
  let isSaid = false;
  for (let at = 0; at < line.count; at++) {
    const word = line.word(at);
    const start = line.start(at);
    const piece = word.isNumber ? measureAt(line, at, word) : nameAt(line, at);
    if (word.isStop && !piece && !beginsModel(line, at, word)) continue;
    isSaid = true;
    const end = piece?.end ?? line.end(at);
    if (piece) onTerm(piece.term, start, end);
    else onTerm(word.term, start, end, word);
    if (onPart && word.amount) onPart(word.amount, start, end);
    if (onPart && piece) partsOf(line, at, word, piece.last, onPart);
    if (line.text[end] === '+' && isPlus(word)) onTerm('plus', end, end + 1);
    if (piece) at = piece.last;
  }
  if (isSaid) return;
  for (let at = 0; at < line.count; at++) onTerm(line.word(at).term, line.start(at), line.end(at));
}

function partsOf(line: Line, from: number, word: Word, last: number, onPart: OnTerm): void {
  if (word.isNumber) {
    onPart(word.text, line.start(from), line.end(from));
    return;
  }
  for (let at = from; at <= last; at++) {
    const part = line.word(at);
    if (!part.isStop) onPart(part.term, line.start(at), line.end(at));
  }
}

/** `O-201` and `Galaxy A 50` are models, `de 50` is none. */
const beginsModel = (line: Line, at: number, { text }: Word): boolean =>
  text.length === 1 && NEXT_TO.has(line.signAfter(at)) && line.word(at + 1).hasDigit;

const NEXT_TO: ReadonlySet<string> = new Set([' ', '-']);

/** `S10+` is an S10 plus; `8+` is an age, and `A++` a class. */
const isPlus = ({ hasDigit, isNumber }: Word): boolean => hasDigit && !isNumber;

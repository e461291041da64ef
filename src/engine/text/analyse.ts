import { joinsOf } from './joins.ts';
import { Line } from './line.ts';
import { nameAt } from './pieces.ts';
import { type OnTerm, read } from './read.ts';
import type { Language } from './stem.ts';

export { fold } from './fold.ts';
export type { Language } from './stem.ts';

/** A term and where its text stands, in UTF-16 units, end excluded. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/**
 * The index terms of a text, the same for queries and documents: stems of words, numbers with their unit in
 * one spelling (`55"`, `55 pulgadas` and `55-inch` are `55in`), models in the parts they are written in. Words
 * that say nothing (`de`, `the`) are left out, unless there are no others.
 */
export function terms(text: string, language: Language): string[] {
  const found: string[] = [];
  readTerms(text, language, (term) => found.push(term));
  return found;
}

/** Tells the terms of a text, those of `terms`. */
export function readTerms(text: string, language: Language, onTerm: OnTerm): void {
  read(new Line(text, language), onTerm);
}

/** The terms of a text as `terms` gives them, with their places. */
export function analyse(text: string, language: Language): Token[] {
  const found: Token[] = [];
  read(new Line(text, language), (term, start, end) => found.push({ term, start, end }));
  return found;
}

/**
 * Tells the terms of a product's name, brand or model: those of `terms`, and what shoppers write instead. Models and
 * compounds in one word (`WH-1000XM4` is also `wh1000xm4`, `iPhone 12` also `iphone12`, `Wi-Fi` also `wifi`),
 * the parts of names (`De'Longhi`), numbers without their unit. For documents only: a query means what it says.
 */
export function readDocumentTerms(text: string, language: Language, onTerm: OnTerm): void {
  const line = new Line(text, language);
  read(line, onTerm, onTerm);
  joinsOf(line, onTerm);
}

/** The words of a text as they are written, folded; a name with an apostrophe is one. */
export function words(text: string, language: Language = 'es'): string[] {
  const line = new Line(text, language);
  const found: string[] = [];
  for (let at = 0; at < line.count; at++) {
    const last = nameAt(line, at)?.last ?? at;
    let word = line.word(at).text;
    while (at < last) word += line.word(++at).text;
    found.push(word);
  }
  return found;
}

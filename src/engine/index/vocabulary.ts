import type { CountedWord } from '../spelling/data.ts';
import type { Spelling } from '../spelling/spelling.ts';
import { beginningWith, find, textAt } from './dictionary.ts';
import { largest } from './largest.ts';
import { type Decoded, decode, type Segment } from './segment.ts';
import type { Together } from './together.ts';

/** What queries are read by. What has to be fetched first may throw instead of answering. */
export interface Vocabulary {
  /** Whether a term is in any product on sale. */
  held(term: string): boolean;
  /** The index terms that begin with a text, most frequent first. */
  beginningWith(text: string, limit: number): CountedWord[];
  /** The words of the products. */
  spelling(): Spelling;
  /** Told of the terms that `held` is asked for next, so that all of them can be fetched at once. */
  expect?(terms: readonly string[]): void;
  /** Asks several things of the vocabulary at once; in turn by default. */
  together?: Together;
}

/**
 * The vocabulary of segments that are all at hand.
 * @param owner the id of each product's segment
 */
export const vocabularyOf = (
  segments: readonly Segment[],
  owner: Uint8Array,
  spelling: Spelling,
): Vocabulary => ({
  held: createHeld(segments, owner),
  beginningWith: (text, limit) => termsBeginningWith(segments, text, limit),
  spelling: () => spelling,
});

/** Postings in which a product still on sale is looked for before all are read. */
const LIKELY = 64;

/**
 * Tells whether a term is in any product that its segment still speaks for.
 * @param owner the id of each product's segment
 */
function createHeld(segments: readonly Segment[], owner: Uint8Array): (term: string) => boolean {
  const decoded: Decoded = { docs: new Uint32Array(LIKELY), impacts: new Uint8Array(LIKELY) };
  const isLiving = (segment: Segment, index: number, limit?: number): boolean => {
    const count = decode(segment, index, decoded, limit);
    for (let i = 0; i < count; i++) if (owner[decoded.docs[i] as number] === segment.id) return true;
    return false;
  };
  return (term) =>
    segments.some((segment) => {
      const index = find(segment.terms, term);
      if (index < 0) return false;
      if (isLiving(segment, index, LIKELY)) return true;
      return (segment.frequencies[index] as number) > LIKELY && isLiving(segment, index);
    });
}

/** The index terms of all segments that begin with a text, most frequent first. */
export function termsBeginningWith(
  segments: readonly Segment[],
  beginning: string,
  limit: number,
): CountedWord[] {
  const counts = new Map<string, number>();
  for (const { terms, frequencies } of segments) {
    const [start, end] = beginningWith(terms, beginning);
    for (const index of largest(frequencies, start, end, limit)) {
      const term = textAt(terms, index);
      counts.set(term, (counts.get(term) ?? 0) + (frequencies[index] as number));
    }
  }
  return toWords(counts).slice(0, limit);
}

function toWords(counts: ReadonlyMap<string, number>): CountedWord[] {
  return [...counts]
    .map(([word, frequency]) => ({ word, frequency }))
    .sort((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1));
}

import type { CountedWord } from '../spelling/data.ts';
import { type Dictionary, sizeOf, textAt } from './dictionary.ts';

/**
 * An unchanging part of an edition's search index: for each term the products it occurs in. A product
 * indexed anew is in a newer segment; the column `owner` says which segment speaks for it.
 */
export interface Segment {
  /** 1 to 255, unique among the segments of an edition. */
  id: number;
  /** Products indexed in it. */
  size: number;
  terms: Dictionary;
  /** Products of each term. */
  frequencies: Uint32Array;
  /** Where the postings of each term begin; one more than there are terms. */
  starts: Uint32Array;
  /** For each product of a term, ascending: the distance to the one before (variable length), one byte of impact. */
  postings: Uint8Array;
  /** The words as they are written, folded and without digits, from which the spelling is made. */
  words: Dictionary;
  wordCounts: Uint32Array;
}

/** Room for decoded postings, used again for each term. */
export interface Decoded {
  docs: Uint32Array;
  impacts: Uint8Array;
}

/** Decodes the first postings of a term, by default all, and answers how many those are. */
export function decode(
  segment: Segment,
  term: number,
  into: Decoded,
  limit: number = Number.POSITIVE_INFINITY,
): number {
  const { postings, starts } = segment;
  const count = Math.min(segment.frequencies[term] as number, limit);
  if (into.docs.length < count) {
    into.docs = new Uint32Array(count * 2);
    into.impacts = new Uint8Array(count * 2);
  }
  const { docs, impacts } = into;
  let position = starts[term] as number;
  let doc = 0;
  for (let i = 0; i < count; i++) {
    let byte = postings[position++] as number;
    let distance = byte & 0x7f;
    let shift = 7;
    while (byte > 0x7f) {
      byte = postings[position++] as number;
      distance |= (byte & 0x7f) << shift;
      shift += 7;
    }
    doc += distance;
    docs[i] = doc;
    impacts[i] = postings[position++] as number;
  }
  return count;
}

export type SegmentWords = Pick<Segment, 'words' | 'wordCounts'>;

/** The words of a segment with their counts. */
export function* wordsIn({ words, wordCounts }: SegmentWords): Generator<CountedWord> {
  for (let i = 0; i < sizeOf(words); i++) {
    yield { word: textAt(words, i), frequency: wordCounts[i] as number };
  }
}

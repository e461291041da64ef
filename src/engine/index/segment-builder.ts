import type { Language } from '../text/analyse.ts';
import { createDictionary, sortTexts } from './dictionary.ts';
import { createDocumentReader, type IndexedTexts } from './document.ts';
import { createPostingsWriter } from './postings-writer.ts';
import type { Ranking } from './ranking.ts';
import type { Segment } from './segment.ts';

export interface SegmentBuilder {
  /** @param doc greater than the one before */
  add(doc: number, texts: IndexedTexts): void;
  /** The segment of what was added. The builder is not used again. */
  finish(id: number): Segment;
}

const FIRST_ROOM = 1 << 16;

/** Collects the terms of products one by one and sorts them by term at the end. */
export function createSegmentBuilder(language: Language, ranking: Ranking): SegmentBuilder {
  const reader = createDocumentReader(language, ranking);
  let terms = new Uint32Array(FIRST_ROOM);
  /** For each term met its product and impact, as `doc * 256 + impact`. */
  let postings = new Uint32Array(FIRST_ROOM);
  let count = 0;
  let size = 0;
  let current = 0;

  function onTerm(term: number, impact: number): void {
    if (count === terms.length) {
      terms = doubled(terms);
      postings = doubled(postings);
    }
    terms[count] = term;
    postings[count] = current * 256 + impact;
    count++;
  }

  return {
    add(doc, texts) {
      current = doc;
      size++;
      reader.read(texts, onTerm);
    },
    finish(id) {
      const sorted = sortTexts([...reader.terms.keys()]);
      const { starts, byTerm } = sortByTerm(terms, postings, count, reader.terms.size);
      const writer = createPostingsWriter(sorted.length, count);
      for (const term of sorted) {
        const number = reader.terms.get(term) as number;
        writer.begin();
        for (let i = starts[number] as number; i < (starts[number + 1] as number); i++) {
          const posting = byTerm[i] as number;
          writer.add(posting >>> 8, posting & 0xff);
        }
      }
      const sortedWords = sortTexts([...reader.words.keys()]);
      return {
        id,
        size,
        terms: createDictionary(sorted),
        ...writer.finish(),
        words: createDictionary(sortedWords),
        wordCounts: Uint32Array.from(
          sortedWords,
          (word) => reader.wordCounts[reader.words.get(word) as number] as number,
        ),
      };
    },
  };
}

/** The postings of each term in the order they came (counting sort). */
function sortByTerm(terms: Uint32Array, postings: Uint32Array, count: number, distinct: number) {
  const starts = new Uint32Array(distinct + 1);
  for (let i = 0; i < count; i++) (starts[(terms[i] as number) + 1] as number)++;
  for (let i = 0; i < distinct; i++) (starts[i + 1] as number) += starts[i] as number;
  const next = starts.slice();
  const byTerm = new Uint32Array(count);
  for (let i = 0; i < count; i++) byTerm[(next[terms[i] as number] as number)++] = postings[i] as number;
  return { starts, byTerm };
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

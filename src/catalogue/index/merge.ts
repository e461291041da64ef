import { compareTexts, type Dictionary, pickTexts, sizeOf } from './dictionary.ts';
import { createPostingsWriter } from './postings-writer.ts';
import { type Decoded, decode, type Segment } from './segment.ts';

/** A segment more than so many times the size of all that came after it is left alone. */
const RATIO = 4;

/** The newest segments that should become one, oldest first; one alone where none should. */
export function segmentsToMerge<T extends Pick<Segment, 'size'>>(segments: readonly T[]): readonly T[] {
  let first = segments.length - 1;
  let size = segments[first]?.size ?? 0;
  while (first > 0) {
    const older = segments[first - 1] as T;
    if (older.size > size * RATIO) break;
    size += older.size;
    first--;
  }
  return segments.slice(Math.max(first, 0));
}

/**
 * One segment of several, without the postings of products that another segment speaks for since, and
 * without the terms that only those had.
 * @param owner the id of each product's segment
 */
export function mergeSegments(segments: readonly Segment[], id: number, owner: Uint8Array): Segment {
  const total = segments.reduce((sum, { frequencies }) => sum + sumOf(frequencies), 0);
  const writer = createPostingsWriter(
    segments.reduce((sum, { terms }) => sum + sizeOf(terms), 0),
    total,
  );
  const kept: { from: Dictionary; index: number }[] = [];
  const living = createLiving(owner);
  for (const occurrences of together(segments, 'terms')) {
    const postings = living(occurrences);
    if (postings.length === 0) continue;
    kept.push({
      from: (occurrences[0] as Occurrence).segment.terms,
      index: (occurrences[0] as Occurrence).index,
    });
    writer.begin();
    for (const posting of postings) writer.add(Math.floor(posting / 256), posting % 256);
  }
  const size = owner.reduce(
    (sum, owning) => sum + Number(segments.some((segment) => segment.id === owning)),
    0,
  );
  return { id, size, terms: pickTexts(kept), ...writer.finish(), ...mergeWords(segments) };
}

interface Occurrence {
  segment: Segment;
  index: number;
}

/** Each text of the segments' dictionaries in order, with the segments that hold it. */
function* together(segments: readonly Segment[], part: 'terms' | 'words'): Generator<readonly Occurrence[]> {
  const next = segments.map(() => 0);
  const least: Occurrence[] = [];
  for (;;) {
    least.length = 0;
    for (const [i, segment] of segments.entries()) {
      const index = next[i] as number;
      if (index >= sizeOf(segment[part])) continue;
      const held = least[0];
      const order = held ? compareTexts(segment[part], index, held.segment[part], held.index) : -1;
      if (order < 0) least.length = 0;
      if (order <= 0 || least.length === 0) least.push({ segment, index });
    }
    if (least.length === 0) return;
    for (const { segment } of least) (next[segments.indexOf(segment)] as number)++;
    yield least;
  }
}

/** Postings of the products that their segments still speak for, ascending, each as `doc * 256 + impact`. */
function createLiving(owner: Uint8Array) {
  const decoded: Decoded = { docs: new Uint32Array(0), impacts: new Uint8Array(0) };
  let packed = new Float64Array(1024);
  return (occurrences: readonly Occurrence[]): Float64Array => {
    let count = 0;
    for (const { segment, index } of occurrences) {
      const found = decode(segment, index, decoded);
      if (count + found > packed.length) {
        const larger = new Float64Array((count + found) * 2);
        larger.set(packed);
        packed = larger;
      }
      for (let i = 0; i < found; i++) {
        const doc = decoded.docs[i] as number;
        if (owner[doc] === segment.id) packed[count++] = doc * 256 + (decoded.impacts[i] as number);
      }
    }
    const postings = packed.subarray(0, count);
    return occurrences.length > 1 ? postings.sort() : postings;
  };
}

/** The words of all, with those of products indexed anew counted each time. */
function mergeWords(segments: readonly Segment[]): Pick<Segment, 'words' | 'wordCounts'> {
  const kept: { from: Dictionary; index: number }[] = [];
  const counts: number[] = [];
  for (const occurrences of together(segments, 'words')) {
    const { segment, index } = occurrences[0] as Occurrence;
    kept.push({ from: segment.words, index });
    counts.push(occurrences.reduce((sum, each) => sum + (each.segment.wordCounts[each.index] as number), 0));
  }
  return { words: pickTexts(kept), wordCounts: Uint32Array.from(counts) };
}

const sumOf = (numbers: Uint32Array): number => numbers.reduce((sum, number) => sum + number, 0);

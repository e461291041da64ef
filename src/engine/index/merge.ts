import { compareTexts, type Dictionary, pickTexts, sizeOf } from './dictionary.ts';
import { createPostingsWriter } from './postings-writer.ts';
import { type Decoded, decode, type Segment } from './segment.ts';

/** A segment more than so many times the size of all that came after it is left alone. */
const RATIO = 4;
/** Products of a merged segment at most, as a bound of the memory that merging takes. */
const LARGEST = 100_000;

type Sized = Pick<Segment, 'id' | 'size'>;

/**
 * Which segments should be made anew, each group as one: neighbours of about the same size, and those that
 * speak for less than half of their products still.
 * @param segments oldest first
 * @param living products that each segment still speaks for, by its id
 */
export function segmentsToMerge<T extends Sized>(
  segments: readonly T[],
  living: (id: number) => number,
): T[][] {
  const groups: T[][] = [];
  let end = segments.length;
  while (end > 0) {
    let first = end - 1;
    let size = living((segments[first] as T).id);
    while (first > 0) {
      const older = living((segments[first - 1] as T).id);
      if (older > size * RATIO || older + size > LARGEST) break;
      size += older;
      first--;
    }
    groups.unshift(segments.slice(first, end));
    end = first;
  }
  return groups.filter((group) => group.length > 1 || living((group[0] as T).id) * 2 < (group[0] as T).size);
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
  const kept: TextPlace[] = [];
  for (const { postings, ...place } of livingTerms(segments, owner)) {
    kept.push(place);
    writer.begin();
    for (const posting of postings) writer.add(Math.floor(posting / 256), posting % 256);
  }
  const size = owner.reduce(
    (sum, owning) => sum + Number(segments.some((segment) => segment.id === owning)),
    0,
  );
  return { id, size, terms: pickTexts(kept), ...writer.finish(), ...mergeWords(segments) };
}

/** Where a dictionary holds a text. */
interface TextPlace {
  from: Dictionary;
  index: number;
}

/** A term with its postings, ascending, each as `product * 256 + impact`; good until the next one. */
export interface LivingTerm extends TextPlace {
  postings: Float64Array;
}

/** In order the terms of segments that have postings of products that those segments still speak for. */
export function* livingTerms(segments: readonly Segment[], owner: Uint8Array): Generator<LivingTerm> {
  const living = createLiving(owner);
  for (const occurrences of together(segments, 'terms')) {
    const postings = living(occurrences);
    const [{ segment, index }] = occurrences as readonly [Occurrence];
    if (postings.length > 0) yield { from: segment.terms, index, postings };
  }
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
  const kept: TextPlace[] = [];
  const counts: number[] = [];
  for (const occurrences of together(segments, 'words')) {
    const { segment, index } = occurrences[0] as Occurrence;
    kept.push({ from: segment.words, index });
    counts.push(occurrences.reduce((sum, each) => sum + (each.segment.wordCounts[each.index] as number), 0));
  }
  return { words: pickTexts(kept), wordCounts: Uint32Array.from(counts) };
}

const sumOf = (numbers: Uint32Array): number => numbers.reduce((sum, number) => sum + number, 0);

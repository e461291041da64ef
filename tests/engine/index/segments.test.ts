import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sizeOf, textAt } from '#engine/index/dictionary.ts';
import type { IndexedTexts } from '#engine/index/document.ts';
import { mergeSegments, segmentsToMerge } from '#engine/index/merge.ts';
import { createPostingsWriter } from '#engine/index/postings-writer.ts';
import { ranking } from '#engine/index/ranking.ts';
import { decode, type Segment, wordsIn } from '#engine/index/segment.ts';
import { createSegmentBuilder } from '#engine/index/segment-builder.ts';
import { vocabularyOf } from '#engine/index/vocabulary.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import { openSpelling } from '#engine/spelling/spelling.ts';
import { impactsOf } from './catalogues.ts';

const word = fc.constantFrom(
  'televisor',
  'rojo',
  'café',
  '55',
  'pulgadas',
  'wh-1000xm4',
  'para',
  '𝒳',
  '1,5',
  'l',
);
const phrase = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const texts: fc.Arbitrary<IndexedTexts> = fc.record({
  name: phrase,
  brand: phrase,
  category: phrase,
  keywords: phrase,
  summary: phrase,
  body: phrase,
});
/** Documents by their numbers, with gaps of one and of more bytes. */
const documents = fc
  .array(fc.tuple(fc.constantFrom(1, 2, 127, 128, 20_000), texts), { maxLength: 20 })
  .map((some) => {
    let doc = 0;
    return some.map(([gap, each]) => {
      doc += gap;
      return [doc, each] as const;
    });
  });
type Documents = readonly (readonly [number, IndexedTexts])[];

function built(id: number, some: Documents): Segment {
  const builder = createSegmentBuilder('es', ranking);
  for (const [doc, each] of some) builder.add(doc, each);
  return builder.finish(id);
}

/** What a segment says: for each term the impact of each of its products. */
function contentOf(segment: Segment) {
  const decoded = { docs: new Uint32Array(0), impacts: new Uint8Array(0) };
  return Array.from({ length: sizeOf(segment.terms) }, (_, term) => {
    const count = decode(segment, term, decoded);
    return [
      textAt(segment.terms, term),
      Array.from({ length: count }, (_, i) => [decoded.docs[i], decoded.impacts[i]]),
    ] as const;
  });
}

/** The same, read from the documents one by one. */
function expectedOf(some: Documents) {
  const terms = new Map<string, [number, number][]>();
  for (const [doc, each] of some) {
    for (const [term, impact] of impactsOf(each))
      terms.set(term, [...(terms.get(term) ?? []), [doc, impact]]);
  }
  return [...terms].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

describe('a segment', () => {
  test('gives back the terms and impacts of its products', () => {
    fc.assert(
      fc.property(documents, (some) => {
        const segment = built(3, some);
        expect(contentOf(segment)).toEqual(expectedOf(some));
        expect(segment).toMatchObject({ id: 3, size: some.length });
      }),
    );
  });

  test('holds the largest numbers and impacts', () => {
    const writer = createPostingsWriter(1, 1);
    const all = [
      [0, 1],
      [0x7f, 255],
      [0x80, 1],
      [0x4000, 7],
      [0x7fff_ffff, 255],
    ] as const;
    writer.begin();
    for (const [doc, impact] of all) writer.add(doc, impact);
    const segment = { ...built(1, []), ...writer.finish() };
    const decoded = { docs: new Uint32Array(0), impacts: new Uint8Array(0) };
    expect(decode(segment, 0, decoded)).toBe(all.length);
    expect(all.map((_, i) => [decoded.docs[i], decoded.impacts[i]])).toEqual(all);
  });

  test('tells the terms that begin with a text, those of most products first', () => {
    const named = (name: string) => ({ name, brand: '', category: '', keywords: '', summary: '', body: '' });
    const segments = [
      built(1, [
        [1, named('x100 x200')],
        [2, named('x200 x300')],
      ]),
      built(2, [[3, named('x300 x200 y900')]]),
    ];
    const vocabulary = vocabularyOf(segments, new Uint8Array(4), openSpelling(buildSpelling([])));
    expect(vocabulary.beginningWith('x', 3)).toEqual([
      { word: 'x200', frequency: 3 },
      { word: 'x300', frequency: 2 },
      { word: 'x100', frequency: 1 },
    ]);
  });
});

describe('merged segments', () => {
  /** Each round indexes some products anew and lets some go. */
  const histories = fc.array(
    fc.record({
      indexed: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), texts), {
        selector: ([doc]) => doc,
        maxLength: 12,
      }),
      gone: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 5 },
  );

  test('are the segment that the products on sale would make', () => {
    fc.assert(
      fc.property(histories, (rounds) => {
        const owner = new Uint8Array(31);
        const latest = new Map<number, IndexedTexts>();
        const segments = rounds.map(({ indexed, gone }, round) => {
          const sorted = indexed.toSorted(([a], [b]) => a - b);
          for (const doc of gone) {
            owner[doc] = 0;
            latest.delete(doc);
          }
          for (const [doc, each] of sorted) {
            owner[doc] = round + 1;
            latest.set(doc, each);
          }
          return built(round + 1, sorted);
        });
        const merged = mergeSegments(segments, 9, owner);
        const living = [...latest].sort(([a], [b]) => a - b);
        expect(contentOf(merged)).toEqual(expectedOf(living));
        expect(merged).toMatchObject({ id: 9, size: latest.size });
      }),
    );
  });

  test('count the words of all', () => {
    fc.assert(
      fc.property(documents, documents, (some, others) => {
        const counts = new Map<string, number>();
        for (const segment of [built(1, some), built(2, others)]) {
          for (const { word, frequency } of wordsIn(segment))
            counts.set(word, (counts.get(word) ?? 0) + frequency);
        }
        const merged = mergeSegments([built(1, some), built(2, others)], 3, new Uint8Array(1));
        expect(new Map([...wordsIn(merged)].map(({ word, frequency }) => [word, frequency]))).toEqual(counts);
      }),
    );
  });
});

describe('the segments to merge', () => {
  const held = (sizes: readonly number[]) => sizes.map((size, id) => ({ id, size }));
  const groups = (sizes: number[], living = sizes) =>
    segmentsToMerge(held(sizes), (id) => living[id] as number).map((group) => group.map(({ size }) => size));

  test('are neighbours of about the same size, up to one much larger than all after it', () => {
    expect(groups([])).toEqual([]);
    expect(groups([10])).toEqual([]);
    expect(groups([100, 10, 10])).toEqual([[10, 10]]);
    expect(groups([80, 10, 10])).toEqual([[80, 10, 10]]);
    expect(groups([1000, 100, 0])).toEqual([]);
  });

  test('make no segment of more than 100,000 products', () => {
    expect(groups([70_000, 40_000])).toEqual([]);
    expect(groups([45_000, 45_000, 45_000, 45_000])).toEqual([
      [45_000, 45_000],
      [45_000, 45_000],
    ]);
  });

  test('are those most of whose products are gone or indexed anew, too', () => {
    expect(groups([1000, 10], [499, 10])).toEqual([[1000]]);
    expect(groups([1000, 10], [500, 10])).toEqual([]);
  });

  test('leave few of them, however many come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 300 }), (added) => {
        let sizes: number[] = [];
        for (const size of added) {
          sizes.push(size);
          for (const group of segmentsToMerge(held(sizes), (id) => sizes[id] as number)) {
            const first = sizes.indexOf(group[0]?.size as number, group[0]?.id);
            const sum = group.reduce((all, each) => all + each.size, 0);
            sizes = [...sizes.slice(0, first), sum, ...sizes.slice(first + group.length)];
          }
        }
        const total = added.reduce((sum, size) => sum + size, 0);
        expect(sizes.length).toBeLessThan(20 + (2 * total) / 100_000);
      }),
    );
  });
});

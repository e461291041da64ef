import fc from 'fast-check';
import { type Columns, createColumns, type Names } from '#engine/index/columns.ts';
import { createDocumentReader, type IndexedTexts } from '#engine/index/document.ts';
import { ranking } from '#engine/index/ranking.ts';
import type { Segment } from '#engine/index/segment.ts';
import { wordsIn } from '#engine/index/segment.ts';
import { createSegmentBuilder } from '#engine/index/segment-builder.ts';
import { openSnapshot } from '#engine/index/snapshot.ts';
import { buildSpelling } from '#engine/spelling/build.ts';

/** A product as tests make it; positions are those of the columns. */
export interface Made {
  price: number;
  shops: number;
  discount: number;
  inStock: number;
  rating: number;
  created: number;
  condition: number;
  brand: number;
  place: readonly [category: number, subcategory: number];
  texts: IndexedTexts;
  /** What an older segment says of it. */
  stale?: IndexedTexts | undefined;
  segment: number;
  gone: boolean;
}

export const NAMES: Names = {
  brands: [
    { key: 'norvik', label: 'Norvik' },
    { key: 'aurelio', label: 'AURELIO' },
  ],
  categories: ['computers', 'sports'],
  subcategories: ['laptops', 'monitors', 'cycling'],
};
/** The oldest segment, which holds what was indexed anew since. */
const STALE = 4;

export const word = fc.constantFrom(
  ...[
    'portátil',
    'monitor',
    'bicicleta',
    'bici',
    'rojo',
    'gaming',
    '27',
    'pulgadas',
    'wh-1000xm4',
    'para',
    'xm4',
  ],
);
const phrase = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const texts: fc.Arbitrary<IndexedTexts> = fc.record({
  name: phrase,
  brand: fc.constantFrom('', 'Norvik'),
  category: fc.constant(''),
  keywords: fc.constant(''),
  summary: phrase,
  body: phrase,
});

export const made: fc.Arbitrary<Made> = fc.record({
  price: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.nat(0xffff_ffff)),
  shops: fc.integer({ min: 1, max: 3 }),
  discount: fc.constantFrom(0, 0, 10),
  inStock: fc.constantFrom(1, 1, 0),
  rating: fc.constantFrom(0, 4001, 5001),
  created: fc.constantFrom(1_700_000_000, 1_700_086_400, 1_710_000_000),
  condition: fc.nat(2),
  brand: fc.nat(2),
  place: fc.constantFrom([0, 0], [1, 1], [1, 2], [2, 3], [1, 0]),
  texts,
  stale: fc.option(texts, { nil: undefined }),
  segment: fc.integer({ min: 1, max: 3 }),
  gone: fc.constantFrom(false, false, false, true),
});
export const products = fc.array(made, { maxLength: 40 });

/** The index of products that are numbered from 1 in their order; the spelling is that of `known` ones. */
export function snapshotOf(all: readonly Made[], known = all) {
  const spelling = buildSpelling(segmentsOf(known).flatMap((segment) => [...wordsIn(segment)]));
  const parts = { columns: columnsOf(all), names: NAMES, segments: segmentsOf(all), spelling };
  return openSnapshot(parts, { language: 'es' });
}

const segmentsOf = (all: readonly Made[]) => [STALE, 1, 2, 3].map((id) => segmentOf(id, all));

function segmentOf(id: number, all: readonly Made[]): Segment {
  const builder = createSegmentBuilder('es', ranking);
  for (const [index, { texts, stale, segment }] of all.entries()) {
    if (id === segment) builder.add(index + 1, texts);
    else if (id === STALE && stale) builder.add(index + 1, stale);
  }
  return builder.finish(id);
}

function columnsOf(all: readonly Made[]): Columns {
  const columns = createColumns(all.length + 1);
  for (const [index, { place, gone, segment, ...facts }] of all.entries()) {
    const number = index + 1;
    for (const name of [
      'price',
      'shops',
      'discount',
      'inStock',
      'rating',
      'created',
      'condition',
      'brand',
    ] as const) {
      columns[name][number] = facts[name];
    }
    [columns.category[number], columns.subcategory[number]] = place;
    columns.owner[number] = gone ? 0 : segment;
  }
  return columns;
}

/** The index terms of texts, each with its impact. */
export function impactsOf(texts: IndexedTexts): Map<string, number> {
  const reader = createDocumentReader('es', ranking);
  const impacts: number[] = [];
  reader.read(texts, (term, impact) => {
    impacts[term] = impact;
  });
  return new Map([...reader.terms].map(([term, number]) => [term, impacts[number] as number]));
}

export const plain: Made = {
  price: 100,
  shops: 1,
  discount: 0,
  inStock: 1,
  rating: 0,
  created: 1_700_000_000,
  condition: 0,
  brand: 0,
  place: [0, 0],
  texts: { name: 'monitor', brand: '', category: '', keywords: '', summary: '', body: '' },
  segment: 1,
  gone: false,
};

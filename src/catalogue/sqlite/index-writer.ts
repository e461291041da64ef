import type { DatabaseSync } from 'node:sqlite';
import { type EditionKey, editions } from '#editions/editions.ts';
import { brandKey } from '#engine/index/brand-key.ts';
import { type Columns, createColumns, MOST, type Names, roomOf } from '#engine/index/columns.ts';
import type { IndexedTexts } from '#engine/index/document.ts';
import { mergeSegments, segmentsToMerge } from '#engine/index/merge.ts';
import { atOnce } from '#engine/index/pieces.ts';
import { type Segment, wordsIn } from '#engine/index/segment.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import type { CountedWord } from '#engine/spelling/data.ts';
import { AppError } from '#lib/errors.ts';
import {
  readColumns,
  readContents,
  readSegment,
  readWords,
  removeSegment,
  type SegmentEntry,
  saveColumns,
  saveContents,
  saveSegment,
  saveSpelling,
} from './index-store.ts';
import { indexHere, indexProducts } from './indexing.ts';

/** A product's facts as they go into the columns. Prices are minor units, `created` seconds since 1970. */
export interface ColumnFacts {
  offer: number;
  price: number;
  lowest: number;
  shops: number;
  discount: number;
  inStock: number;
  rating: number | null;
  created: number;
  condition: number;
  brand: string | null;
  category: string | null;
  subcategory: string | null;
}

/** Making the spelling takes about two seconds a million products, so that with more than this it waits for change. */
const FEW_PRODUCTS = 100_000;
/** The share of products indexed anew from which the spelling is made again. */
const UNSPELT_SHARE = 0.02;
const MAX_PRICE = 0xffff_ffff;
const MAX_SHOPS = 0xffff;

/**
 * Changes an edition's index inside an import's transaction; `finish` stores it.
 * @throws AppError `catalogue_full`, here and in what it answers, where the index has no room for more
 */
export function createIndexWriter(db: DatabaseSync, edition: EditionKey) {
  const { language } = editions[edition];
  const contents = readContents(db, edition);
  const { names } = contents;
  let columns = atOnce(readColumns(db, edition, contents.room));
  let entries: SegmentEntry[] = [...contents.segments];
  let next = 1;
  let used = contents.room;
  let indexed = 0;
  const brands = new Map(names.brands.map(({ key }, index) => [key, index + 1]));

  function grow(room: number): void {
    columns = createColumns(Math.max(room, Math.ceil(roomOf(columns) * 1.5), 1024), columns);
  }

  function brandPlace(brand: string | null): number {
    const key = brand === null ? '' : brandKey(brand);
    if (brand === null || key === '') return 0;
    const known = brands.get(key);
    if (known !== undefined) return known;
    const place = names.brands.push({ key, label: brand.trim() });
    brands.set(key, place);
    return place;
  }

  const textsBy = (read: (offer: number) => IndexedTexts) => (product: number) =>
    read(columns.offer[product] as number);

  const reserved: SegmentEntry[] = [];
  function nextId(): number {
    const id = freeId([...entries, ...reserved]);
    reserved.push({ id, size: 0 });
    return id;
  }

  function store(segment: Segment, products: readonly number[]): void {
    saveSegment(db, edition, segment);
    entries.push({ id: segment.id, size: segment.size });
    for (const number of products) columns.owner[number] = segment.id;
    indexed += products.length;
  }

  return {
    /** A number that no product has; those of gone products first. */
    allocate(): number {
      while (next < used && columns.owner[next] !== 0) next++;
      const number = Math.max(1, next);
      if (number >= MOST.products) throw full('products');
      next = number + 1;
      used = Math.max(used, next);
      if (number >= roomOf(columns)) grow(number + 1);
      return number;
    },
    remove(number: number): void {
      columns.owner[number] = 0;
    },
    set(number: number, facts: ColumnFacts): void {
      columns.offer[number] = facts.offer;
      columns.price[number] = Math.min(facts.price, MAX_PRICE);
      columns.lowest[number] = Math.min(facts.lowest, MAX_PRICE);
      columns.shops[number] = Math.min(facts.shops, MAX_SHOPS);
      columns.discount[number] = facts.discount;
      columns.inStock[number] = facts.inStock;
      columns.rating[number] = facts.rating === null ? 0 : Math.round(facts.rating * 1000) + 1;
      columns.created[number] = facts.created;
      columns.condition[number] = facts.condition;
      columns.brand[number] = brandPlace(facts.brand);
      columns.category[number] = placeIn(names, 'categories', facts.category);
      columns.subcategory[number] = placeIn(names, 'subcategories', facts.subcategory);
    },
    /** Indexes products anew. @param products their numbers, ascending @param read the texts of their best offers */
    index: (products: readonly number[], read: (offer: number) => IndexedTexts): Promise<void> =>
      indexProducts(products, language, textsBy(read), nextId, store),
    /** The same without waiting, all in this thread. */
    indexHere: (products: readonly number[], read: (offer: number) => IndexedTexts): void =>
      indexHere(products, language, textsBy(read), nextId, store),
    finish(): void {
      columns = createColumns(used, columns);
      entries = mergeStored(db, edition, entries, columns);
      let unspelt = contents.unspelt + indexed;
      if (unspelt > 0 && (used < FEW_PRODUCTS || unspelt >= used * UNSPELT_SHARE)) {
        saveSpelling(db, edition, buildSpelling(wordsOf(db, edition, entries)));
        unspelt = 0;
      }
      saveColumns(db, edition, columns);
      saveContents(db, edition, { room: used, segments: entries, names, unspelt });
    },
  };
}

/** Merges segments where there is reason to. */
function mergeStored(
  db: DatabaseSync,
  edition: EditionKey,
  entries: readonly SegmentEntry[],
  { owner }: Columns,
): SegmentEntry[] {
  const living = new Uint32Array(MOST.segments + 1);
  for (const id of owner) (living[id] as number)++;
  let merged = [...entries];
  for (const group of segmentsToMerge(entries, (id) => living[id] as number)) {
    const id = freeId(merged);
    const segment = mergeSegments(
      group.map((entry) => atOnce(readSegment(db, edition, entry))),
      id,
      owner,
    );
    const old = new Set(group.map((entry) => entry.id));
    for (let number = 0; number < owner.length; number++) {
      if (old.has(owner[number] as number)) owner[number] = id;
    }
    for (const entry of group) removeSegment(db, edition, entry);
    saveSegment(db, edition, segment);
    const at = merged.findIndex((entry) => old.has(entry.id));
    merged = merged.filter((entry) => !old.has(entry.id));
    merged.splice(at, 0, { id, size: segment.size });
  }
  return merged;
}

function* wordsOf(
  db: DatabaseSync,
  edition: EditionKey,
  entries: readonly SegmentEntry[],
): Generator<CountedWord> {
  for (const entry of entries) yield* wordsIn(atOnce(readWords(db, edition, entry)));
}

function freeId(entries: readonly SegmentEntry[]): number {
  for (let id = 1; id <= MOST.segments; id++) if (entries.every((entry) => entry.id !== id)) return id;
  throw full('segments');
}

/** The place of a slug among the names, plus one, entered where it is new; 0 for none. */
function placeIn(names: Names, kind: 'categories' | 'subcategories', slug: string | null): number {
  if (slug === null) return 0;
  const slugs = names[kind];
  const index = slugs.indexOf(slug);
  if (index >= 0) return index + 1;
  if (slugs.length === MOST[kind]) throw full(kind);
  return slugs.push(slug);
}

const full = (kind: keyof typeof MOST): AppError =>
  new AppError(
    'catalogue_full',
    `The index of an edition has room for ${MOST[kind]} ${kind} and no more, so nothing was changed: import less at once, or take a feed out.`,
  );

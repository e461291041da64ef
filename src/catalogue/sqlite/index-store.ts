import type { DatabaseSync } from 'node:sqlite';
import type { EditionKey } from '#editions/editions.ts';
import { COLUMN_NAMES, type Columns, createColumns, type Names } from '#engine/index/columns.ts';
import { atOnce, type Pieces } from '#engine/index/pieces.ts';
import type { Segment, SegmentWords } from '#engine/index/segment.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import { type SpellingData, spellingFromBlobs, spellingToBlobs } from '#engine/spelling/data.ts';

/** Bytes of one stored piece, so that reading an index never holds a process up for long. */
const PIECE = 1024 * 1024;

/** A segment without its contents. */
export type SegmentEntry = Pick<Segment, 'id' | 'size'>;

/** What an index consists of, beside the columns and segments that are stored under their names. */
export interface Contents {
  room: number;
  segments: SegmentEntry[];
  names: Names;
  /** Products indexed since the spelling was made. */
  unspelt: number;
}

const EMPTY: Contents = {
  room: 0,
  segments: [],
  names: { brands: [], categories: [], subcategories: [] },
  unspelt: 0,
};

export function readContents(db: DatabaseSync, edition: EditionKey): Contents {
  const bytes = atOnce(readPart(db, edition, 'contents'));
  return bytes.length === 0 ? structuredClone(EMPTY) : JSON.parse(new TextDecoder().decode(bytes));
}

export function saveContents(db: DatabaseSync, edition: EditionKey, contents: Contents): void {
  savePart(db, edition, 'contents', new TextEncoder().encode(JSON.stringify(contents)));
}

/** Yields after each piece read, so that the caller may let others work in between. */
export function* readColumns(db: DatabaseSync, edition: EditionKey, room: number): Pieces<Columns> {
  const columns = createColumns(room);
  for (const name of COLUMN_NAMES) {
    yield* readInto(db, edition, `column ${name}`, bytesOf(columns[name]));
  }
  return columns;
}

export function saveColumns(db: DatabaseSync, edition: EditionKey, columns: Columns): void {
  for (const name of COLUMN_NAMES) savePart(db, edition, `column ${name}`, bytesOf(columns[name]));
}

/** Yields after each piece read. */
export function* readSegment(db: DatabaseSync, edition: EditionKey, entry: SegmentEntry): Pieces<Segment> {
  const read = (name: string) => readPart(db, edition, partOf(entry, name));
  return {
    ...entry,
    terms: { bytes: yield* read('terms'), offsets: numbers(yield* read('term offsets')) },
    frequencies: numbers(yield* read('frequencies')),
    starts: numbers(yield* read('starts')),
    postings: yield* read('postings'),
    ...(yield* readWords(db, edition, entry)),
  };
}

/** Yields after each piece read. */
export function* readWords(db: DatabaseSync, edition: EditionKey, entry: SegmentEntry): Pieces<SegmentWords> {
  const read = (name: string) => readPart(db, edition, partOf(entry, name));
  return {
    words: { bytes: yield* read('words'), offsets: numbers(yield* read('word offsets')) },
    wordCounts: numbers(yield* read('word counts')),
  };
}

export function saveSegment(db: DatabaseSync, edition: EditionKey, segment: Segment): void {
  const parts = {
    terms: segment.terms.bytes,
    'term offsets': segment.terms.offsets,
    frequencies: segment.frequencies,
    starts: segment.starts,
    postings: segment.postings,
    words: segment.words.bytes,
    'word offsets': segment.words.offsets,
    'word counts': segment.wordCounts,
  };
  for (const [name, part] of Object.entries(parts)) {
    savePart(db, edition, partOf(segment, name), bytesOf(part));
  }
}

/** Yields after each piece read. */
export function* readSpelling(db: DatabaseSync, edition: EditionKey): Pieces<SpellingData> {
  const blobs: Record<string, Uint8Array> = {};
  for (const name of Object.keys(spellingToBlobs(buildSpelling([])))) {
    blobs[name] = yield* readPart(db, edition, `spelling ${name}`);
  }
  return spellingFromBlobs(blobs);
}

export function saveSpelling(db: DatabaseSync, edition: EditionKey, spelling: SpellingData): void {
  for (const [name, bytes] of Object.entries(spellingToBlobs(spelling))) {
    savePart(db, edition, `spelling ${name}`, bytes);
  }
}

export function removeSegment(db: DatabaseSync, edition: EditionKey, { id }: SegmentEntry): void {
  db.prepare('DELETE FROM index_parts WHERE edition = ? AND part >= ? AND part < ?').run(
    edition,
    `segment ${id} `,
    `segment ${id}!`,
  );
}

function savePart(db: DatabaseSync, edition: EditionKey, part: string, bytes: Uint8Array): void {
  const { remove, insert } = writingOf(db);
  remove.run(edition, part);
  for (let start = 0, piece = 0; start < bytes.length; start += PIECE, piece++) {
    insert.run(edition, part, piece, bytes.subarray(start, start + PIECE));
  }
}

/** Kept, as each statement holds the piece it wrote last until it is collected as garbage. */
const kept = new WeakMap<DatabaseSync, ReturnType<typeof prepareWriting>>();

function writingOf(db: DatabaseSync) {
  const writing = kept.get(db) ?? prepareWriting(db);
  kept.set(db, writing);
  return writing;
}

const prepareWriting = (db: DatabaseSync) => ({
  remove: db.prepare('DELETE FROM index_parts WHERE edition = ? AND part = ?'),
  insert: db.prepare('INSERT INTO index_parts(edition, part, piece, bytes) VALUES (?, ?, ?, ?)'),
});

function* pieces(db: DatabaseSync, edition: EditionKey, part: string): Generator<Uint8Array> {
  const rows = db
    .prepare('SELECT bytes FROM index_parts WHERE edition = ? AND part = ? ORDER BY piece')
    .iterate(edition, part);
  for (const row of rows) yield row.bytes as Uint8Array;
}

function* readPart(db: DatabaseSync, edition: EditionKey, part: string): Pieces<Uint8Array<ArrayBuffer>> {
  const { size } = db
    .prepare('SELECT coalesce(sum(length(bytes)), 0) AS size FROM index_parts WHERE edition = ? AND part = ?')
    .get(edition, part) as { size: number };
  const bytes = new Uint8Array(size);
  yield* readInto(db, edition, part, bytes);
  return bytes;
}

function* readInto(db: DatabaseSync, edition: EditionKey, part: string, target: Uint8Array): Pieces<void> {
  let end = 0;
  for (const piece of pieces(db, edition, part)) {
    target.set(piece, end);
    end += piece.length;
    yield;
  }
}

const partOf = ({ id }: SegmentEntry, name: string): string => `segment ${id} ${name}`;
const numbers = (bytes: Uint8Array<ArrayBuffer>): Uint32Array => new Uint32Array(bytes.buffer);

const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

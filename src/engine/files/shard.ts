import { createDictionary } from '../index/dictionary.ts';
import { createPostingsWriter } from '../index/postings-writer.ts';
import type { Segment } from '../index/segment.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readTexts, writeTexts } from './text-list.ts';

/** A term with the products it is in, ascending, and its impact in each. */
export interface TermPostings {
  term: string;
  products: Uint32Array;
  impacts: Uint8Array;
}

/** The id of every shard as a segment: together they speak for all products. */
const SHARD = 1;

/** Writes terms that stand next to each other: what is alike together, so that it compresses well. */
export function encodeShard(postings: readonly TermPostings[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writeTexts(
    writer,
    postings.map(({ term }) => term),
  );
  for (const { products } of postings) writer.varint(products.length);
  for (const { products } of postings) {
    let last = 0;
    for (const product of products) {
      writer.varint(product - last);
      last = product;
    }
  }
  for (const { impacts } of postings) writer.bytes(impacts);
  return writer.finish();
}

/** The shard as a segment of an index, without the words that a spelling is made of. */
export function decodeShard(bytes: Uint8Array): Segment {
  const reader = new ByteReader(bytes);
  const terms = readTexts(reader);
  const frequencies = terms.map(() => reader.varint());
  const total = frequencies.reduce((sum, count) => sum + count, 0);
  const products = new Uint32Array(total);
  let at = 0;
  for (const count of frequencies) {
    let product = 0;
    for (const end = at + count; at < end; at++) {
      product += reader.varint();
      products[at] = product;
    }
  }
  const impacts = reader.bytes(total);
  const writer = createPostingsWriter(terms.length, total);
  at = 0;
  for (const count of frequencies) {
    writer.begin();
    for (const end = at + count; at < end; at++) writer.add(products[at] as number, impacts[at] as number);
  }
  const none = createDictionary([]);
  return {
    id: SHARD,
    size: 0,
    terms: createDictionary(terms),
    ...writer.finish(),
    words: none,
    wordCounts: new Uint32Array(0),
  };
}

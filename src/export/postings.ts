import { hashOf, NAME } from '#engine/files/directory.ts';
import { encodeRouter } from '#engine/files/router.ts';
import { encodeShard, type TermPostings } from '#engine/files/shard.ts';
import { sizeOf, textAt } from '#engine/index/dictionary.ts';
import { mergeSegments } from '#engine/index/merge.ts';
import { type Decoded, decode } from '#engine/index/segment.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import { digestOf, type FileWriter } from './file-writer.ts';
import type { Made } from './items.ts';
import type { Numbering } from './numbering.ts';

/** Bytes of a shard before it is packed: about half as many after. Terms end one that their text chooses. */
const SMALLEST = 3_000;
const LARGEST = 6_000;
const ENDS = 8;

/** Writes the postings in shards of neighbouring terms; answers the name of the file that finds them. */
export function writePostings(
  { parts }: Snapshot,
  numbering: Numbering,
  writer: FileWriter,
  made: Made,
): string {
  const { segments, columns } = parts;
  const digest = `postings ${digestOf(
    [
      ...segments.flatMap(({ terms, postings }) => [digestOf(terms.bytes), digestOf(postings)]),
      digestOf(bytesOf(numbering.inFiles)),
      digestOf(columns.owner),
    ].join(),
  )}`;
  const [known, names] = made.earlier.get(digest)?.split(' ') ?? [];
  if (known !== undefined && names !== undefined && keepAll(names, writer) && writer.keep('router', known)) {
    made.now.set(digest, `${known} ${names}`);
    return known;
  }
  const shards = [...shardsOf(termsOf(parts, numbering))];
  const written = shards.map((shard) => writer.put('shards', encodeShard(shard))).join('');
  const ranges = shards.map((shard) => [shard[0]?.term ?? '', shard.at(-1)?.term ?? ''] as const);
  const router = writer.put('router', encodeRouter(ranges, written));
  made.now.set(digest, `${router} ${written}`);
  return router;
}

const keepAll = (names: string, writer: FileWriter): boolean =>
  Array.from({ length: names.length / NAME }, (_, at) =>
    writer.keep('shards', names.slice(at * NAME, (at + 1) * NAME)),
  ).every(Boolean);

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Every term that a product on sale has, in order, with the numbers that products have in the files. */
function* termsOf({ segments, columns }: Snapshot['parts'], { inFiles }: Numbering): Generator<TermPostings> {
  const merged = mergeSegments(segments, 1, columns.owner);
  const decoded: Decoded = { docs: new Uint32Array(1024), impacts: new Uint8Array(1024) };
  for (let index = 0; index < sizeOf(merged.terms); index++) {
    const count = decode(merged, index, decoded);
    const packed = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      packed[i] = (inFiles[decoded.docs[i] as number] as number) * 256 + (decoded.impacts[i] as number);
    }
    packed.sort();
    yield {
      term: textAt(merged.terms, index),
      products: Uint32Array.from(packed, (posting) => Math.floor(posting / 256)),
      impacts: Uint8Array.from(packed, (posting) => posting % 256),
    };
  }
}

function* shardsOf(terms: Iterable<TermPostings>): Generator<TermPostings[]> {
  let shard: TermPostings[] = [];
  let size = 0;
  for (const term of terms) {
    const own = 6 + 2.3 * term.products.length;
    if (shard.length > 0 && size + own > LARGEST) {
      yield shard;
      [shard, size] = [[], 0];
    }
    shard.push(term);
    size += own;
    if (size > SMALLEST && hashOf(term.term) % ENDS === 0) {
      yield shard;
      [shard, size] = [[], 0];
    }
  }
  if (shard.length > 0) yield shard;
}

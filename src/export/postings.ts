import { hashOf } from '#engine/files/directory.ts';
import { encodeRouter } from '#engine/files/router.ts';
import { encodeShard, type TermPostings } from '#engine/files/shard.ts';
import { sizeOf, textAt } from '#engine/index/dictionary.ts';
import { mergeSegments } from '#engine/index/merge.ts';
import { type Decoded, decode } from '#engine/index/segment.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import { keptFamily, noteFamily } from './families.ts';
import { digestOf, type FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';
import type { Made } from './record.ts';

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
  const source = `postings ${digestOf(
    [
      ...parts.segments.flatMap(({ terms, postings }) => [digestOf(terms.bytes), digestOf(postings)]),
      digestOf(bytesOf(numbering.inFiles)),
    ].join(),
  )}`;
  const known = keptFamily(source, 'shards', writer, made);
  if (known) return known;
  const shards = [...shardsOf(termsOf(parts, numbering))];
  const names = shards.map((shard) => writer.put('shards', encodeShard(shard))).join('');
  const ranges = shards.map((shard) => [shard[0]?.term ?? '', shard.at(-1)?.term ?? ''] as const);
  return noteFamily(source, writer.put('router', encodeRouter(ranges, names)), 'router', names, made);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Every term that a product on sale has, in order, with the numbers that products have in the files. */
function* termsOf({ segments, columns }: Snapshot['parts'], { inFiles }: Numbering): Generator<TermPostings> {
  const [only, ...others] = segments;
  const merged = only && others.length === 0 ? only : mergeSegments(segments, 1, columns.owner);
  const decoded: Decoded = { docs: new Uint32Array(1024), impacts: new Uint8Array(1024) };
  let room = new Float64Array(1024);
  for (let index = 0; index < sizeOf(merged.terms); index++) {
    const count = decode(merged, index, decoded);
    if (count > room.length) room = new Float64Array(count * 2);
    let living = 0;
    for (let i = 0; i < count; i++) {
      const number = inFiles[decoded.docs[i] as number] as number;
      if (number > 0) room[living++] = number * 256 + (decoded.impacts[i] as number);
    }
    if (living === 0) continue;
    const packed = room.subarray(0, living);
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

import { hashOf } from '#engine/files/directory.ts';
import { encodeRouter } from '#engine/files/router.ts';
import { encodeShard, type TermPostings } from '#engine/files/shard.ts';
import { textAt } from '#engine/index/dictionary.ts';
import { livingTerms } from '#engine/index/merge.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import { keptFamily, noteFamily } from './families.ts';
import { digestOf, type FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';
import type { Made } from './record.ts';

/** What shards are cut by, about twice the bytes that are written. Terms end one that their text chooses. */
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
  for (const { from, index, postings } of livingTerms(segments, columns.owner)) {
    let count = 0;
    for (const posting of postings) {
      const number = inFiles[Math.floor(posting / 256)] as number;
      if (number > 0) postings[count++] = number * 256 + (posting % 256);
    }
    if (count === 0) continue;
    const numbered = postings.subarray(0, count);
    if (count > 1) numbered.sort();
    const products = new Uint32Array(count);
    const impacts = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const posting = numbered[at] as number;
      products[at] = posting / 256;
      impacts[at] = posting % 256;
    }
    yield { term: textAt(from, index), products, impacts };
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

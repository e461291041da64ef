import { createDictionary, type Dictionary, lastFrom } from '../index/dictionary.ts';
import { decoded, encoded } from './coder.ts';
import { countOf, type Names, nameAt } from './directory.ts';
import { codeTexts } from './texts.ts';

/** Finds the shards that terms are in. */
export interface Router {
  shards: number;
  name(shard: number): string;
  /** The only shard that may hold a term. */
  shardOf(term: string): number;
  /** The shards that may hold terms that begin with a text: the first, and the last. */
  shardsOf(beginning: string): readonly [first: number, last: number];
}

/** @param ranges the first and the last term of each shard, in order */
export function encodeRouter(
  ranges: readonly (readonly [string, string])[],
  names: Names,
): Uint8Array<ArrayBuffer> {
  const firsts = ranges.map(([first], shard) => apart(ranges[shard - 1]?.[1] ?? '', first));
  return encoded((coder) => {
    codeTexts(coder, firsts);
    codeTexts(coder, [names]);
  });
}

export function decodeRouter(bytes: Uint8Array): Router {
  const [texts, [names = '']] = decoded(
    bytes,
    (coder) => [codeTexts(coder, []), codeTexts(coder, [])] as const,
  );
  const firsts: Dictionary = createDictionary(texts);
  const shardOf = (term: string): number => Math.max(0, lastFrom(firsts, term));
  return {
    shards: countOf(names),
    name: (shard) => nameAt(names, shard),
    shardOf,
    shardsOf: (beginning) => [shardOf(beginning), shardOf(`${beginning}\u{10ffff}`)],
  };
}

/** The shortest beginning of a text that comes after the one before it. */
function apart(before: string, text: string): string {
  const others = [...before];
  const letters = [...text];
  let shared = 0;
  while (shared < letters.length && letters[shared] === others[shared]) shared++;
  return letters.slice(0, shared + 1).join('');
}

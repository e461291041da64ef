import { createDictionary } from '../index/dictionary.ts';
import { createPostingsWriter } from '../index/postings-writer.ts';
import type { Segment } from '../index/segment.ts';
import { Chances, type Coder, decoded, encoded } from './coder.ts';
import { codeNumbers, codeSymbols, Numbers } from './numbers.ts';
import { codeTexts } from './texts.ts';

/** A term with the products it is in, ascending, and its impact in each. */
export interface TermPostings {
  term: string;
  products: Uint32Array;
  impacts: Uint8Array;
}

/** The id of every shard as a segment: together they speak for all products. */
const SHARD = 1;

/** Bits of an impact. */
const IMPACT = 8;

/** Writes terms that stand next to each other. */
export function encodeShard(postings: readonly TermPostings[]): Uint8Array<ArrayBuffer> {
  return encoded((coder) => {
    codeTexts(
      coder,
      postings.map(({ term }) => term),
    );
    codeNumbers(
      coder,
      Uint32Array.from(postings, ({ products }) => products.length),
    );
    codePostings(
      coder,
      postings.map(({ products, impacts }) => ({ steps: stepsOf(products), impacts })),
    );
  });
}

const stepsOf = (products: Uint32Array): Uint32Array =>
  products.map((product, at) => product - (products[at - 1] ?? 0));

function codePostings(coder: Coder, postings: readonly { steps: Uint32Array; impacts: Uint8Array }[]): void {
  const steps = new Numbers();
  const impacts = new Chances(IMPACT);
  for (const own of postings) codeNumbers(coder, own.steps, steps);
  for (const own of postings) codeSymbols(coder, own.impacts, impacts);
}

/** The shard as a segment of an index, without the words that a spelling is made of. */
export function decodeShard(bytes: Uint8Array): Segment {
  const { terms, postings } = decoded(bytes, (coder) => {
    const terms = codeTexts(coder, []);
    const frequencies = new Uint32Array(terms.length);
    codeNumbers(coder, frequencies);
    const postings = Array.from(frequencies, (count) => ({
      steps: new Uint32Array(count),
      impacts: new Uint8Array(count),
    }));
    codePostings(coder, postings);
    return { terms, postings };
  });
  const total = postings.reduce((sum, { steps }) => sum + steps.length, 0);
  const writer = createPostingsWriter(terms.length, total);
  for (const { steps, impacts } of postings) {
    writer.begin();
    let product = 0;
    for (const [at, step] of steps.entries()) {
      product += step;
      writer.add(product, impacts[at] as number);
    }
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

import type { Segment } from './segment.ts';

/**
 * Writes the postings of one term after the other, in the order of the dictionary.
 * @param terms at most so many terms
 * @param expected about so many postings
 */
export function createPostingsWriter(terms: number, expected: number) {
  const frequencies = new Uint32Array(terms);
  const starts = new Uint32Array(terms + 1);
  let postings = new Uint8Array(expected * 3 + 16);
  let end = 0;
  let term = -1;
  let last = 0;

  return {
    begin(): void {
      term++;
      starts[term] = end;
      last = 0;
    },
    /** @param doc greater than the term's one before */
    add(doc: number, impact: number): void {
      if (end + 8 > postings.length) {
        const larger = new Uint8Array(postings.length * 2);
        larger.set(postings);
        postings = larger;
      }
      let distance = doc - last;
      while (distance > 0x7f) {
        postings[end++] = (distance & 0x7f) | 0x80;
        distance >>>= 7;
      }
      postings[end++] = distance;
      postings[end++] = impact;
      last = doc;
      (frequencies[term] as number)++;
    },
    /** What was written of the terms begun. */
    finish(): Pick<Segment, 'frequencies' | 'starts' | 'postings'> {
      const begun = term + 1;
      starts[begun] = end;
      return {
        frequencies: frequencies.slice(0, begun),
        starts: starts.slice(0, begun + 1),
        postings: postings.slice(0, end),
      };
    },
  };
}

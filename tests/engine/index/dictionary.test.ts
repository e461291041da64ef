import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginningWith,
  compareTexts,
  createDictionary,
  find,
  pickTexts,
  sizeOf,
  sortTexts,
  textAt,
} from '#engine/index/dictionary.ts';

/** Letters of one to four bytes, those about the surrogates in either order of UTF-16 and UTF-8. */
const letter = fc.constantFrom(
  '',
  'a',
  'b',
  'ñ',
  '\u0000',
  '\u007f',
  '\u{d7ff}',
  '\u{ffff}',
  '😀',
  '\u{10ffff}',
);
const text = fc.array(letter, { maxLength: 5 }).map((letters) => letters.join(''));
const texts = fc.uniqueArray(text, { maxLength: 60 });
const built = (some: readonly string[]) => createDictionary(sortTexts([...some]));
const all = (dictionary: ReturnType<typeof built>) =>
  Array.from({ length: sizeOf(dictionary) }, (_, index) => textAt(dictionary, index));
const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('a dictionary', () => {
  test('holds its texts in the order of their bytes', () => {
    fc.assert(
      fc.property(texts, (some) => {
        expect(all(built(some))).toEqual([...some].sort(bytewise));
      }),
    );
  });

  test('finds what it holds and nothing else', () => {
    fc.assert(
      fc.property(texts, text, (some, other) => {
        const dictionary = built(some);
        for (const each of some) expect(textAt(dictionary, find(dictionary, each))).toBe(each);
        expect(find(dictionary, other) >= 0).toBe(some.includes(other));
      }),
    );
  });

  test('tells the texts that begin with a text', () => {
    fc.assert(
      fc.property(texts, text, (some, beginning) => {
        const dictionary = built(some);
        const [start, end] = beginningWith(dictionary, beginning);
        expect(all(dictionary).slice(start, end)).toEqual(
          [...some].sort(bytewise).filter((each) => each.startsWith(beginning)),
        );
      }),
    );
  });

  test('compares with another, and gives texts to a new one', () => {
    fc.assert(
      fc.property(texts, texts, (some, others) => {
        const [left, right] = [built(some), built(others)];
        const both = all(left)
          .flatMap((a, i) => all(right).map((b, j) => ({ a, b, order: compareTexts(left, i, right, j) })))
          .map(({ a, b, order }) => Math.sign(order) - Math.sign(bytewise(a, b)));
        expect(both.every((difference) => difference === 0)).toBe(true);
        const picked = [left, right].flatMap((from) => all(from).map((_, index) => ({ from, index })));
        expect(all(pickTexts(picked))).toEqual([...all(left), ...all(right)]);
      }),
    );
  });
});

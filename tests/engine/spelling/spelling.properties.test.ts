import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSpelling } from '#engine/spelling/build.ts';
import { spellingFromBlobs, spellingToBlobs } from '#engine/spelling/data.ts';
import { distanceOf } from '#engine/spelling/distance.ts';
import { openSpelling } from '#engine/spelling/spelling.ts';

const letter = fc.constantFrom('a', 'b', 'c', 'ñ');
const near = fc.string({ unit: letter, minLength: 1, maxLength: 10 });
const vocabulary = fc.uniqueArray(fc.record({ word: near, frequency: fc.integer({ min: 1, max: 99 }) }), {
  selector: ({ word }) => word,
  maxLength: 60,
});
/** A few edits, each a place, a number of letters there to leave out, and others to put there. */
const edits = fc.array(fc.tuple(fc.nat(9), fc.nat(2), fc.string({ unit: letter, maxLength: 2 })), {
  minLength: 1,
  maxLength: 2,
});
/** A vocabulary and a word typed that is often near one of it. */
const cases = fc.tuple(vocabulary, near, edits, fc.boolean()).map(([words, other, changes, isOther]) => {
  const edited = changes.reduce(
    (word, [at, gone, text]) => word.slice(0, at) + text + word.slice(at + gone),
    words[0]?.word ?? other,
  );
  return [words, isOther || !edited ? other : edited] as const;
});
const encode = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0));
const distance = (a: string, b: string) => distanceOf(encode(a), encode(b));
const ALL = 1_000;

test('every word within the stated distance is offered, with its true distance', () => {
  fc.assert(
    fc.property(cases, ([words, typed]) => {
      const reach = typed.length < 3 ? 0 : typed.length < 8 ? 1 : 2;
      const rarest = (words.find(({ word }) => word === typed)?.frequency ?? 0) / 10;
      const expected = words
        .map(({ word, frequency }) => ({ word, frequency, distance: distance(word, typed) }))
        .filter((each) => each.distance > 0 && each.distance <= reach && each.frequency >= rarest);
      const found = openSpelling(buildSpelling(words)).corrections(typed, ALL);
      expect(found).toEqual(expect.arrayContaining(expected));
    }),
    { numRuns: 2_000 },
  );
});

test('a vocabulary of thousands gives what comparing every word gives', () => {
  const all = Array.from({ length: 4 ** 7 }, (_, n) => ({
    word: n
      .toString(4)
      .padStart(7, '0')
      .replace(/\d/g, (digit) => 'abcd'[Number(digit)] as string),
    frequency: 1 + (n % 97),
  }));
  const spelling = openSpelling(buildSpelling(all));
  for (const typed of ['abcdabce', 'ddddddda', 'acacaca', 'xbadcab']) {
    const expected = all.filter(({ word }) => {
      const edits = distance(word, typed);
      return edits > 0 && edits <= (typed.length < 8 ? 1 : 2);
    });
    const rarest = spelling.frequency(typed) / 10;
    expect(new Set(spelling.corrections(typed, ALL).map(({ word }) => word))).toEqual(
      new Set(expected.filter(({ frequency }) => frequency >= rarest).map(({ word }) => word)),
    );
  }
  const begun = all.filter(({ word }) => word.startsWith('bd')).sort((a, b) => b.frequency - a.frequency);
  expect(spelling.prefixCorrections('bd', 3).map(({ frequency }) => frequency)).toEqual(
    begun.slice(0, 3).map(({ frequency }) => frequency),
  );
});

test('what is offered is in the vocabulary, or two words of it, and never the word itself', () => {
  fc.assert(
    fc.property(cases, ([words, typed]) => {
      const counts = new Map(words.map(({ word, frequency }) => [word, frequency]));
      for (const { word, frequency, distance: stated } of openSpelling(buildSpelling(words)).corrections(
        typed,
        ALL,
      )) {
        expect(word).not.toBe(typed);
        expect(stated).toBe(distance(word, typed));
        expect(frequency).toBe(Math.min(...word.split(' ').map((part) => counts.get(part) ?? Number.NaN)));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a limit cuts the same list short', () => {
  fc.assert(
    fc.property(cases, fc.nat(5), ([words, typed], limit) => {
      const spelling = openSpelling(buildSpelling(words));
      expect(spelling.corrections(typed, limit)).toEqual(spelling.corrections(typed, ALL).slice(0, limit));
      expect(spelling.prefixCorrections(typed, limit)).toEqual(
        spelling.prefixCorrections(typed, ALL).slice(0, limit),
      );
      expect(spelling.beginnings(typed, limit)).toEqual(
        spelling
          .prefixCorrections(typed, ALL)
          .filter(({ distance }) => distance === 0)
          .slice(0, limit),
      );
    }),
  );
});

test('the order of the vocabulary does not matter, nor storing it', () => {
  fc.assert(
    fc.property(cases, ([words, typed]) => {
      const data = buildSpelling(words);
      const stored = Object.fromEntries(
        Object.entries(spellingToBlobs(data)).map(([part, bytes]) => [part, odd(bytes)]),
      );
      expect(spellingFromBlobs(stored)).toEqual(data);
      const turned = openSpelling(spellingFromBlobs(spellingToBlobs(buildSpelling(words.toReversed()))));
      expect(turned.corrections(typed, ALL)).toEqual(openSpelling(data).corrections(typed, ALL));
    }),
  );
});

/** The same bytes at an odd place of a larger buffer. */
function odd(bytes: Uint8Array): Uint8Array {
  const larger = new Uint8Array(bytes.length + 1);
  larger.set(bytes, 1);
  return larger.subarray(1);
}

test('stored parts that are missing or cut are refused', () => {
  const blobs: Record<string, Uint8Array> = spellingToBlobs(buildSpelling([{ word: 'mesa', frequency: 1 }]));
  expect(() => spellingFromBlobs({})).toThrow('The spelling part others is missing or cut.');
  expect(() => spellingFromBlobs({ ...blobs, starts: new Uint8Array(7) })).toThrow(
    'The spelling part starts is missing or cut.',
  );
});

test('every word that begins as typed is found before those that begin nearly so', () => {
  fc.assert(
    fc.property(cases, ([words, typed]) => {
      const found = openSpelling(buildSpelling(words)).prefixCorrections(typed, ALL);
      const exact = found.filter((each) => each.distance === 0).map(({ word }) => word);
      expect(found.slice(0, exact.length).map(({ word }) => word)).toEqual(exact);
      expect([...exact].sort()).toEqual(
        words
          .map(({ word }) => word)
          .filter((word) => word.startsWith(typed))
          .sort(),
      );
      for (const each of found.slice(exact.length)) {
        const beginnings = [-1, 0, 1].map((more) => each.word.slice(0, Math.max(0, typed.length + more)));
        expect(Math.min(...beginnings.map((beginning) => distance(beginning, typed)))).toBe(1);
      }
      expect(new Set(found.map(({ word }) => word)).size).toBe(found.length);
    }),
    { numRuns: 2_000 },
  );
});

test('no text throws', () => {
  const spelling = openSpelling(buildSpelling([{ word: 'mesa', frequency: 1 }]));
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'binary' }),
      (word, other) => {
        expect(() => {
          spelling.corrections(word, 5);
          spelling.prefixCorrections(word, 5);
          spelling.beginnings(word, 5);
          openSpelling(
            buildSpelling([
              { word, frequency: 1 },
              { word: other, frequency: 2 },
            ]),
          ).corrections(word, 5);
        }).not.toThrow();
      },
    ),
  );
});

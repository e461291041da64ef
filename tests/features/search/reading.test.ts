import { expect, test } from 'vitest';
import { readingNote, readReading } from '#features/search/reading.ts';
import { messagesFor } from '#i18n/messages.ts';

const nameOf = (slug: string) => (slug === 'computers' ? 'Computers' : undefined);
const note = (q: string, reading: object, exact = false) =>
  readingNote({ q, brand: '', exact }, reading, nameOf, messagesFor('en').search, 'en-US');

test('corrected words are said, with the way to those that were typed where these find something', () => {
  expect(note('computers>cortena', { corrected: 'cortina', exact_total: 2 })).toEqual({
    what: 'Showing results for “cortina”',
    way: { text: 'Search for “cortena” instead', set: 'exact_words=true' },
  });
});

test('words that find nothing as typed are not offered', () => {
  expect(note('portatl', { corrected: 'portatil', exact_total: 0 })).toEqual({
    why: 'Nothing has all of these words as typed: “portatl”',
    what: 'Showing results for “portatil”',
  });
});

test('words taken as typed can be read more loosely again', () => {
  expect(note('cortena', {}, true)).toEqual({
    what: 'Only results with exactly these words: “cortena”',
    way: { text: 'Also search for similar words', set: 'exact_words=' },
  });
});

test('nothing is said where words were taken as they are', () => {
  expect(note('radio', {})).toBeNull();
  expect(note('computers>', {}, true)).toBeNull();
});

test('an answer may say anything', () => {
  expect(readReading({ corrected: 'tv', exact_total: 0 })).toEqual({ corrected: 'tv', exact_total: 0 });
  for (const answer of [null, [], { corrected: 5, exact_total: 'x' }]) {
    expect(readReading(answer)).toEqual({ corrected: undefined, exact_total: undefined });
  }
});

import { expect, test } from 'vitest';
import { readingNote, readReading } from '#features/search/reading.ts';
import { messagesFor } from '#i18n/messages.ts';

const nameOf = (slug: string) => (slug === 'computers' ? 'Computers' : undefined);
const note = (q: string, reading: object, exact = false) =>
  readingNote({ q, brand: '', exact }, reading, nameOf, messagesFor('en').search, 'en-US');

test('what may be meant is offered, in the same place', () => {
  expect(note('computers>mower', { suggested: 'power bank' })).toEqual({
    way: { text: 'Did you mean “power bank”?', set: 'q=computers%3Epower%20bank' },
  });
});

test('words that were read as a price are said, with the way to take them as words', () => {
  const way = { text: 'Search for “laptps under 400” instead', set: 'exact_words=true' };
  const read = { price_words: 'under 400', words: 'laptps' };
  expect(note('laptps under 400', read)).toEqual({
    what: 'Showing results for “laptps”, price under 400',
    way,
  });
  expect(note('laptps under 400', { ...read, corrected: 'laptops' })?.what).toBe(
    'Showing results for “laptops”, price under 400',
  );
});

test('corrected words are said, and why; those that were typed are not offered, as they find nothing', () => {
  expect(note('portatl', { corrected: 'portatil' })).toEqual({
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
  const read = { corrected: 'tv', suggested: 'tv', price_words: 'under 5', words: 'tv' };
  expect(readReading(read)).toEqual(read);
  for (const answer of [null, [], { corrected: 5, suggested: {}, price_words: 1, words: [] }]) {
    expect(Object.values(readReading(answer)).filter((value) => value !== undefined)).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { parseRecent, without, withSearch } from '#features/search/recent.ts';

test('the newest search stands first, and each once whatever its case', () => {
  expect(withSearch(['tele', 'Radio'], ' radio  fm ')).toEqual(['radio fm', 'tele', 'Radio']);
  expect(withSearch(['tele', 'Radio'], 'RADIO')).toEqual(['RADIO', 'tele']);
});

test('categories in front of the words are left out, and what has no words is not kept', () => {
  expect(withSearch([], 'computers>laptops>acer')).toEqual(['acer']);
  expect(withSearch(['a'], 'computers>')).toEqual(['a']);
  expect(withSearch(['a'], '   ')).toEqual(['a']);
});

test('eight are kept, and no text of more than 200 characters', () => {
  const many = Array.from({ length: 20 }, (_, n) => `search ${n}`).reduce(
    withSearch,
    [] as readonly string[],
  );
  expect(many).toHaveLength(8);
  expect(many[0]).toBe('search 19');
  expect(withSearch([], 'x'.repeat(900))[0]).toHaveLength(200);
});

test('one is forgotten whatever its case', () => {
  expect(without(['Tele', 'radio'], 'tele')).toEqual(['radio']);
});

test.each([
  [null, []],
  ['not json', []],
  ['{"a":1}', []],
  ['["tele", 5, null, "", "radio", "TELE"]', ['tele', 'radio']],
])('stored %s is read as %j', (text, list) => {
  expect(parseRecent(text)).toEqual(list);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCompletions } from '#engine/suggestions/build.ts';
import { openCompletions } from '#engine/suggestions/completions.ts';
import type { CompletionEntry } from '#engine/suggestions/data.ts';
import { keyOf } from '#engine/suggestions/key.ts';

const entries = (weights: Record<string, number>): CompletionEntry[] =>
  Object.entries(weights).map(([text, weight]) => ({ text, id: text.toLowerCase(), weight }));
const brands = entries({
  Samsung: 900,
  Sony: 700,
  'Sony Ericsson': 5,
  'De’Longhi': 80,
  Bosch: 300,
  'Black & Decker': 60,
  LG: 50,
  'LG Electronics': 400,
  'Audio-Technica': 40,
  Ñaque: 3,
});
const searches = entries({
  'auriculares inalámbricos': 90,
  'auriculares sony': 50,
  'funda samsung galaxy': 40,
  'samsung galaxy s24': 30,
  'wireless headphones': 20,
  lavadora: 10,
});
const open = (given: CompletionEntry[], uses?: ReadonlyMap<string, number>) =>
  openCompletions(buildCompletions(given), uses);
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);
const complete = (given: CompletionEntry[], typed: string) => texts(open(given).complete(typed, 10));

test.each([
  ['so', ['Sony', 'Sony Ericsson']],
  ['SÓN', ['Sony', 'Sony Ericsson']],
  ['ericsson sony', ['Sony Ericsson']],
  ['lg', ['LG', 'LG Electronics']],
  ['dec', ['Black & Decker']],
  ['delong', []],
  ['de long', ['De’Longhi']],
  ['na', ['Ñaque']],
  ['b', ['Bosch', 'Black & Decker']],
  ['', []],
  ['&', []],
])('%s is completed to %j', (typed, expected) => {
  expect(complete(brands, typed)).toEqual(expected);
});

test.each([
  ['auri', ['auriculares inalámbricos', 'auriculares sony']],
  ['inal', ['auriculares inalámbricos']],
  ['inal auri', ['auriculares inalámbricos']],
  ['sam gal', ['samsung galaxy s24', 'funda samsung galaxy']],
  ['samsung', ['samsung galaxy s24', 'funda samsung galaxy']],
  ['head wire', ['wireless headphones']],
])('%s is completed to the searches %j', (typed, expected) => {
  expect(complete(searches, typed)).toEqual(expected);
});

test.each([
  ['samsng gal', ['samsung galaxy s24', 'funda samsung galaxy']],
  ['auriclares', ['auriculares inalámbricos', 'auriculares sony']],
  ['auriculares inalanbr', ['auriculares inalámbricos']],
  ['lava dora', ['lavadora']],
  ['samsunggalaxy', ['samsung galaxy s24', 'funda samsung galaxy']],
  ['wireles hedphon', ['wireless headphones']],
  ['zzzzz', []],
  ['', []],
])('%s is corrected to the searches %j', (typed, expected) => {
  expect(texts(open(searches).corrected(typed, 10))).toEqual(expected);
});

test('three misspelt words are corrected, four are not', () => {
  const long = open(entries({ 'funda negra movil samsung': 1 }));
  expect(texts(long.corrected('fumda negta mobil samsung', 5))).toEqual(['funda negra movil samsung']);
  expect(long.corrected('fumda negta mobil samsumg', 5)).toEqual([]);
});

test('what is used more comes first once it is used enough', () => {
  const few = new Map([['bosch', 1]]);
  const many = new Map([
    ['black & decker', 400],
    ['bosch', 100],
  ]);
  expect(texts(open(brands, few).complete('b', 2))).toEqual(['Bosch', 'Black & Decker']);
  expect(texts(open(brands, many).complete('b', 2))).toEqual(['Black & Decker', 'Bosch']);
});

test('texts alike once folded are one entry, the weightiest', () => {
  const data = buildCompletions([
    { text: 'NESPRESSO', id: 'a', weight: 1 },
    { text: 'Nespresso', id: 'b', weight: 9 },
    { text: '!!', id: 'c', weight: 9 },
  ]);
  expect(openCompletions(data).complete('nes', 5)).toEqual([{ text: 'Nespresso', id: 'b' }]);
  expect(data.texts).toEqual(['Nespresso']);
});

test('no entries complete to nothing', () => {
  expect(complete([], 'sony')).toEqual([]);
  expect(open([]).corrected('sony', 5)).toEqual([]);
});

test('the best of thousands that begin alike come first', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => ({
    text: `Marca ${n}`,
    id: `${n}`,
    weight: n % 4_999,
  }));
  expect(complete(many, 'ma').slice(0, 3)).toEqual(['Marca 4998', 'Marca 4997', 'Marca 4996']);
  expect(complete(many, '4998 ma')).toEqual(['Marca 4998']);
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '-', 'C', '5'), maxLength: 12 });
const some = fc.array(fc.record({ text, id: fc.string(), weight: fc.nat(50) }), { maxLength: 30 });

test('what is completed has a word that begins with each word typed, and none that has them is missing', () => {
  fc.assert(
    fc.property(some, text, (given, typed) => {
      const words = keyOf(typed).split(' ');
      const expected = given
        .map((entry) => keyOf(entry.text))
        .filter((key) => key && keyOf(typed) && words.every((word) => ` ${key}`.includes(` ${word}`)));
      const found = open(given)
        .complete(typed, 1_000)
        .map((entry) => keyOf(entry.text));
      expect(found.toSorted()).toEqual([...new Set(expected)].sort());
    }),
    { numRuns: 500 },
  );
});

test('no text throws', () => {
  const completions = open(searches);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      expect(() => {
        completions.complete(typed, 5);
        completions.corrected(typed, 5);
        open([{ text: typed, id: typed, weight: 1 }]).complete(typed, 5);
      }).not.toThrow();
    }),
  );
});

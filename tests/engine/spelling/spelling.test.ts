import { expect, test } from 'vitest';
import { buildSpelling } from '#engine/spelling/build.ts';
import { openSpelling } from '#engine/spelling/spelling.ts';

const counts = {
  auriculares: 900,
  inalambricos: 700,
  lavadora: 400,
  playstation: 300,
  samsung: 2_000,
  galaxy: 800,
  habitacion: 20,
  llave: 60,
  nave: 70,
  vajilla: 30,
  queso: 15,
  cafetera: 250,
  camara: 500,
  headphones: 600,
  washing: 150,
  machine: 200,
  fridge: 90,
  bridge: 10,
  portatil: 1_000,
  portatiles: 300,
  de: 9_000,
  lg: 500,
};
const open = (words: Record<string, number>) =>
  openSpelling(buildSpelling(Object.entries(words).map(([word, frequency]) => ({ word, frequency }))));
const spelling = open(counts);
const first = (word: string) => spelling.corrections(word, 5)[0]?.word;

test.each([
  ['auricluares', 'auriculares'],
  ['aurculares', 'auriculares'],
  ['auticulares', 'auriculares'],
  ['xauriculares', 'auriculares'],
  ['auricularrees', 'auriculares'],
  ['cafetra', 'cafetera'],
  ['labadora', 'lavadora'],
  ['samsug', 'samsung'],
  ['asmsung', 'samsung'],
  ['playstaton', 'playstation'],
  ['portatli', 'portatil'],
  ['hedphones', 'headphones'],
  ['headfones', 'headphones'],
  ['wahsing', 'washing'],
  ['frigde', 'fridge'],
])('%s was meant to be %s', (typed, meant) => {
  expect(first(typed)).toBe(meant);
});

test.each([
  ['yave', 'llave'],
  ['avitasion', 'habitacion'],
  ['bagiya', 'vajilla'],
  ['keso', 'queso'],
])('%s sounds like %s', (typed, meant) => {
  expect(first(typed)).toBe(meant);
});

test('a missed space gives two words', () => {
  expect(spelling.corrections('auricularesinalambricos', 3)).toEqual([
    { word: 'auriculares inalambricos', frequency: 700, distance: 1 },
  ]);
  expect(first('washingmachine')).toBe('washing machine');
  expect(first('samsunggalaxy')).toBe('samsung galaxy');
});

test('a neighbouring key or a sound is likelier than another letter of the same frequency', () => {
  const keys = open({ casa: 5, caza: 5, cara: 5 });
  expect(keys.corrections('cata', 3).map(({ word }) => word)).toEqual(['cara', 'casa', 'caza']);
  const sounds = open({ bino: 5, vino: 5, pino: 5 });
  expect(sounds.corrections('vino', 3).map(({ word }) => word)).toEqual(['bino', 'pino']);
});

test('among as near words the more frequent comes first', () => {
  expect(open({ mesas: 3, mesad: 90 }).corrections('mesa', 2)).toEqual([
    { word: 'mesad', frequency: 90, distance: 1 },
    { word: 'mesas', frequency: 3, distance: 1 },
  ]);
});

test('words of 1 and 2 letters are not corrected, 3 to 7 over one edit, 8 over two', () => {
  expect(spelling.corrections('lf', 5)).toEqual([]);
  expect(open({ abc: 1 }).corrections('abd', 5)).toHaveLength(1);
  expect(open({ abcde: 1 }).corrections('axcxe', 5)).toEqual([]);
  expect(open({ abcdefgh: 1 }).corrections('axcdefxh', 5)).toEqual([
    { word: 'abcdefgh', frequency: 1, distance: 2 },
  ]);
  expect(open({ abcdefgh: 1 }).corrections('axcxefxh', 5)).toEqual([]);
});

test('six letters are corrected over two edits only where one finds nothing', () => {
  expect(open({ nevera: 9 }).corrections('nebrea', 5)).toEqual([
    { word: 'nevera', frequency: 9, distance: 2 },
  ]);
  expect(open({ nevera: 9, nebres: 1 }).corrections('nebrea', 5)).toEqual([
    { word: 'nebres', frequency: 1, distance: 1 },
  ]);
});

test('a known word is not corrected to a much rarer one', () => {
  expect(first('bridge')).toBe('fridge');
  expect(open({ fridge: 90, bridge: 8 }).corrections('fridge', 5)).toEqual([]);
});

test('a misspelt beginning finds the words it begins, exact beginnings first', () => {
  expect(spelling.prefixCorrections('samsn', 3)).toEqual([
    { word: 'samsung', frequency: 2_000, distance: 1 },
  ]);
  expect(spelling.prefixCorrections('portat', 3)).toEqual([
    { word: 'portatil', frequency: 1_000, distance: 0 },
    { word: 'portatiles', frequency: 300, distance: 0 },
  ]);
  expect(spelling.prefixCorrections('hea', 1)).toEqual([{ word: 'headphones', frequency: 600, distance: 0 }]);
  expect(spelling.prefixCorrections('bri', 3).map(({ word }) => word)).toEqual(['bridge', 'fridge']);
  expect(spelling.prefixCorrections('zz', 3)).toEqual([]);
  expect(spelling.prefixCorrections('', 3)).toEqual([]);
});

test('it is known whether a word begins so', () => {
  expect(spelling.begins('lavad')).toBe(true);
  expect(spelling.begins('lavadora')).toBe(true);
  expect(spelling.begins('lavadoras')).toBe(false);
  expect(spelling.begins('zz')).toBe(false);
  expect(spelling.begins('')).toBe(false);
});

test('the frequency of a word is known', () => {
  expect(spelling.frequency('lavadora')).toBe(400);
  expect(spelling.frequency('lavador')).toBe(0);
  expect(spelling.frequency('')).toBe(0);
  expect(spelling.frequency('a'.repeat(10_000))).toBe(0);
});

test('an empty vocabulary corrects nothing', () => {
  const empty = open({});
  expect(empty.corrections('samsung', 5)).toEqual([]);
  expect(empty.prefixCorrections('sam', 5)).toEqual([]);
});

test('words of other alphabets are corrected alike', () => {
  expect(open({ наушники: 4 }).corrections('наушинки', 5)).toEqual([
    { word: 'наушники', frequency: 4, distance: 1 },
  ]);
});

test('a word counted twice counts for both, and one beyond 40 letters is left out', () => {
  const data = buildSpelling([
    { word: 'mesa', frequency: 2 },
    { word: 'mesa', frequency: 3 },
    { word: 'a'.repeat(41), frequency: 9 },
    { word: '', frequency: 9 },
  ]);
  expect(openSpelling(data).frequency('mesa')).toBe(5);
  expect(data.frequencies).toHaveLength(1);
});

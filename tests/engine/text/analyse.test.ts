import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse, fold, type Language, readDocumentTerms, terms, words } from '#engine/text/analyse.ts';

function documentTerms(text: string, language: Language): string[] {
  const found: string[] = [];
  readDocumentTerms(text, language, (term) => found.push(term));
  return found;
}

const LANGUAGES = ['es', 'en'] as const;

describe('spellings that meet', () => {
  test.each([
    ['auriculares inalámbricos', 'auricular inalámbrica'],
    ['aspiradoras', 'aspirador'],
    ['fundas negras', 'funda negro'],
    ['altavoces', 'altavoz'],
    ['relojes', 'reloj'],
    ['álbumes', 'álbum'],
    ['autobuses', 'autobús'],
    ['viajes', 'viaje'],
    ['bases', 'base'],
    ['phones', 'phone'],
    ['series', 'serie'],
  ])('%s and %s in Spanish', (left, right) => expect(terms(left, 'es')).toEqual(terms(right, 'es')));

  test.each([
    ['auriculares portátiles', 'Auricular PORTATIL'],
    ['cables', 'cable'],
    ['batteries', 'battery'],
    ['año', 'ano'],
    ['e\u0301xito', 'éxito'],
    ['De’Longhi', "de'longhi"],
    ["De'Longhi", 'DeLonghi'],
    ["L'Oréal", 'loreal'],
    ['AT&T', 'att'],
    ['movies', 'movie'],
    ['Bang & Olufsen', 'bang and olufsen'],
    ['The North Face', 'north face'],
    ['Galaxy S10+', 'galaxy s10 plus'],
    ['iPhone® 12', 'iphone 12'],
    ['funda para el móvil', 'funda movil'],
    ['case for the phone', 'case phone'],
    ['19.000 rpm', '19000rpm'],
    ['1,5 l', '1.5 litros'],
    ['1.5l', '1.5 litres'],
    ['1 TB', '1tb'],
    ['64 gigas', '64GB'],
    ['2300W', '2300 vatios'],
    ['15 kilos', '15kg'],
    ['20 Mpx', '20 MP'],
  ])('%s and %s', (left, right) => {
    for (const language of LANGUAGES) expect(terms(left, language)).toEqual(terms(right, language));
  });

  test.each([
    '55"',
    "55''",
    '55”',
    '55 pulgadas',
    '55 inch',
    '55 inches',
    '55 in',
    '55in',
    '55-inch',
    '55inch',
  ])('%s is 55in', (text) => {
    for (const language of LANGUAGES) expect(terms(`tv ${text}`, language)).toEqual(['tv', '55in']);
  });
});

test.each([
  ['a thousand gigabytes are no terabyte', '1000 gb', ['1000gb']],
  ['three in one is no length', '3 in 1', ['3', '1']],
  ['a year before a quotation mark is no length', '"Pack 1984"', ['pack', '1984']],
  ['without is no empty word', 'aspirador sin bolsa', ['aspirador', 'sin', 'bolsa']],
  ['a text of empty words keeps them', 'The The', ['the', 'the']],
  ['a model stands in the parts it is written in', 'Norvik WH-1000XM4', ['norvik', 'wh', '1000xm4']],
  ['an age is no plus', '8+', ['8']],
  ['a letter before a number is part of a model', 'Motorola O-201', ['motorola', 'o', '201']],
  ['signs and halves of characters are no words', '\ud800 ™ — 日本 😀', ['日本']],
])('%s', (_, text, expected) => expect(terms(text, 'es')).toEqual(expected));

test.each([
  ['reina', 'reino'],
  ['rosa', 'rose'],
  ['caso', 'casa'],
  ['printer', 'printing'],
  ['aspirador con bolsa', 'aspirador sin bolsa'],
])('%s is not %s', (left, right) => {
  for (const language of LANGUAGES) expect(terms(left, language)).not.toEqual(terms(right, language));
});

test('places are those of the text as it is written', () => {
  const text = 'El televisor de 55 pulgadas De’Longhi S10+';
  const places = analyse(text, 'es').map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual(['televisor', '55 pulgadas', 'De’Longhi', 'S10', '+']);
});

test.each([
  ['Sony WH-1000XM4', ['wh1000xm4']],
  ['LG 43UJ701V.AEU', ['lg43uj701v', '43uj701vaeu']],
  ['Apple iPhone 12 Pro', ['iphone12']],
  ['Philips S 5110/06', ['s5110', '511006']],
  ['Wi-Fi', ['wifi']],
  ['Motorola O 201', ['o201']],
  ['Blanco/negro', []],
  ['Disco de 250 GB', []],
  ['Disco 250 GB', []],
])('%s is also written %j', (text, joined) => {
  const unwritten = documentTerms(text, 'es').filter((term) => !fold(text).includes(term));
  expect(unwritten.filter((term) => !terms(text, 'es').includes(term))).toEqual(joined);
});

test('a document is also found by parts of its words', () => {
  expect(documentTerms("De'Longhi 1,5 l 64GB", 'es')).toEqual(
    expect.arrayContaining(['delonghi', 'longhi', '1.5l', '1.5', '64gb', '64']),
  );
});

test('words are whole and in order', () => {
  expect(words("Cafetera De'Longhi de 15 bares")).toEqual(['cafetera', 'delonghi', 'de', '15', 'bares']);
});

test('any text is read alike with places and without, within its bounds, and a document by its terms', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('1,5', '55"', 'in', "De'L", 'A&B', 'wh-', '1000xm4', ' ', '+', 'de', 'gb', 'ñ', '\u0301'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const text = pieces.join('');
      const tokens = analyse(text, language);
      expect(tokens.map(({ term }) => term)).toEqual(terms(text, language));
      let last = 0;
      for (const { term, start, end } of tokens) {
        expect(term).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
      expect(documentTerms(text, language)).toEqual(expect.arrayContaining(terms(text, language)));
    }),
    { numRuns: 500 },
  );
});

test('a text of 300 words is read whole', () => {
  const text = Array.from({ length: 300 }, (_, index) => `modelo${index}`).join(' ');
  expect(terms(text, 'es')).toHaveLength(300);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, ids, importDay } from './support.ts';

const facts = [
  offer('tv', {
    name: 'Televisor Norvik 55 pulgadas',
    brand: 'Norvik',
    category: 'electronics',
    gtin: gtin(3),
  }),
  offer('phones', { name: 'Auriculares inalámbricos WH-1000XM4', brand: 'Aurelio', price: 9000 }),
  offer('coffee', { name: 'Cafetera exprés', description: '<p>Con molinillo</p>', category: 'appliances' }),
  offer('book', { name: 'La casa del agua', isbn: '9780306406157', category: 'books' }),
  offer('guide', { name: 'Mapa de pinares', gtin: '09788467552089', category: 'books' }),
];
const edition = 'ES' as const;

describe.each(engines)('search in $name', (engine) => {
  const found = async (text: string, more = {}) => {
    const catalogue = await catalogueOf(engine, facts);
    return ids(await catalogue.search({ edition, text, ...more }));
  };

  test.each([
    ['auricular inalambrico', ['phones']],
    ['AURICULARES', ['phones']],
    ['wh1000xm4', ['phones']],
    ['WH-1000XM4', ['phones']],
    ['cafet', ['coffee']],
    ['molinillo', ['coffee']],
    ['electrónica', ['tv']],
    [gtin(3), ['tv']],
    [gtin(3).slice(1), ['tv']],
    ['0-306-40615-2', ['book']],
    ['9780306406157', ['book']],
    ['ISBN: 978-0-306-40615-7', ['book']],
    ['isbn-10 0306406152', ['book']],
    [`EAN ${gtin(3)}`, ['tv']],
    ['978-84-675-5208-9', ['guide']],
    ['84-675-5208-5', ['guide']],
    ['ean desconocido', []],
    ['televisor azul', ['tv']],
    ['nadie lo vende', []],
  ])('%s finds %j', async (text, expected) => expect(await found(text)).toEqual(expected));

  test('a misspelt word that begins other words is corrected as well', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('dvd', { name: 'Giselle, el ballet' }),
      offer('blue', { name: 'Manta azul', rating: 5 }),
      offer('grey', { name: 'Manta gris' }),
    ]);
    expect(ids(await catalogue.search({ edition, text: 'manta gis' }))[0]).toBe('grey');
    expect(ids(await catalogue.search({ edition, text: 'gis' }))).toContain('dvd');
  });

  test('a brand narrows, whatever its case', async () => {
    expect(await found('', { brand: 'NORVIK' })).toEqual(['tv']);
    expect(await found('cafetera', { brand: 'norvik' })).toEqual([]);
  });

  test('a filter narrows what the search found and brings in nothing else', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('laptop', { name: 'Portátil gaming', price: 90000 }),
      offer('mouse', { name: 'Ratón gaming', price: 3000 }),
    ]);
    const request = { edition, text: 'portátil gaming' };
    expect(ids(await catalogue.search(request))).toEqual(['laptop']);
    expect(ids(await catalogue.search({ ...request, maxPrice: 5000 }))).toEqual([]);
  });

  test('filters narrow and totals are exact', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const page = await catalogue.search({ edition, text: 'norvik aurelio', maxPrice: 5000, limit: 1 });
    expect(page.total).toBe(1);
    expect(ids(page)).toEqual(['tv']);
  });

  test('what changes or vanishes is found so at once', async () => {
    const catalogue = await catalogueOf(engine, facts);
    await importDay(catalogue, 1, [offer('tv', { name: 'Monitor Norvik' }), ...facts.slice(1, 3)]);
    expect(ids(await catalogue.search({ edition, text: 'televisor' }))).toEqual([]);
    expect(ids(await catalogue.search({ edition, text: 'monitor' }))).toEqual(['tv']);
    expect(ids(await catalogue.search({ edition, text: 'casa agua' }))).toEqual([]);
  });

  test.each([
    '"',
    '*',
    'a AND',
    'NEAR(',
    '-',
    'name:x',
    "'; DROP TABLE offers;--",
    '\u0000',
    '\ud800',
    '^',
    '()',
    '"a" OR "b',
  ])('the text %j means its words and nothing else', async (text) => {
    const plain = text.replace(/[^a-z ]/gi, ' ').toLowerCase();
    expect(await found(text)).toEqual(plain.trim() ? await found(plain) : []);
  });

  test('no text makes the search fail', async () => {
    const catalogue = await catalogueOf(engine, facts);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        const page = await catalogue.search({ edition, text });
        expect(page.total).toBeGreaterThanOrEqual(page.products.length);
      }),
      { numRuns: 200 },
    );
  });
});

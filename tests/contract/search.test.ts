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

  test.each([
    ['portatil segunda mano', ['used']],
    ['ordenador portátil usado', ['used']],
    ['portatil reacondicionado', ['renewed']],
    ['second hand laptop', ['used']],
    ['vestido rojo', ['dress']],
    ['vestido algodón', ['dress']],
    ['hotel lisboa', ['hotel']],
  ])('%s finds %j by what is not in the name', async (text, expected) => {
    const catalogue = await catalogueOf(engine, [
      offer('new', { name: 'Portátil Norvik 14' }),
      offer('used', { name: 'Portátil Norvik 15', condition: 'used' }),
      offer('renewed', { name: 'Portátil Norvik 16', condition: 'refurbished' }),
      offer('dress', { name: 'Vestido Nora', colour: 'Rojo', material: 'Algodón' }),
      offer('hotel', { name: 'Hotel Estrela', travelCity: 'Lisboa' }),
    ]);
    expect(ids(await catalogue.search({ edition, text })).slice(0, 1)).toEqual(expected);
  });

  test.each(['móvil reacondicionado', 'movil de segunda mano', 'refurbished móvil'])(
    '%s, which nobody sells, shows the thing and not all that is in that condition',
    async (text) => {
      const others = Array.from({ length: 3 }, (_, n) => [
        offer(`p${n}`, { name: `Móvil Norvik ${n}` }),
        offer(`q${n}`, { name: `Móvil Senzo ${n}` }),
        offer(`r${n}`, { name: `Cámara Optara ${n}`, condition: 'refurbished' }),
        offer(`u${n}`, { name: `Disco Norte ${n}`, condition: 'used' }),
        offer(`c${n}`, { name: `Cargador de mano ${n}` }),
      ]).flat();
      const catalogue = await catalogueOf(engine, others);
      const { products } = await catalogue.search({ edition, text });
      expect(products.map(({ c10_product_name }) => c10_product_name.split(' ')[0])).toEqual(
        Array.from({ length: 6 }, () => 'Móvil'),
      );
    },
  );

  test('a word that names a kind of thing finds the thing before what belongs to it', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('case', {
        name: 'Funda de smartphone',
        subcategory: 'phone-accessories',
        category: 'electronics',
      }),
      offer('phone', { name: 'Norvik X móvil 128 GB', subcategory: 'smartphones', category: 'electronics' }),
    ]);
    expect(ids(await catalogue.search({ edition, text: 'smartphone' }))).toEqual(['phone', 'case']);
  });

  test('a word for a kind of thing finds all that narrow it before what is for it', async () => {
    const wines = { category: 'wines' };
    const catalogue = await catalogueOf(engine, [
      offer('rack', { ...wines, name: 'Botellero de vino', subcategory: 'wine-accessories' }),
      offer('red', { ...wines, name: 'Norte, vino de crianza, 75 cl', subcategory: 'red-wine' }),
      offer('white', { ...wines, name: 'Sur, vino de verano, 75 cl', subcategory: 'white-wine' }),
    ]);
    const found = ids(await catalogue.search({ edition, text: 'vino' }));
    expect(found).toHaveLength(3);
    expect(found.at(-1)).toBe('rack');
    expect(ids(await catalogue.search({ edition, text: 'botellero vino' }))[0]).toBe('rack');
  });

  test('a word that something is called does not ask for what it may be the beginning of', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('desktop', {
        name: 'Torre Norvik',
        brand: 'Desktopia',
        subcategory: 'desktops',
        category: 'computers',
      }),
      offer('desk', { name: 'Computer desk', subcategory: 'storage', category: 'home' }),
      offer('computer', { name: 'Computer tower desktop', subcategory: 'desktops', category: 'computers' }),
    ]);
    expect(ids(await catalogue.search({ edition, text: 'computer desk' }))[0]).toBe('desk');
  });

  test('where enough products are called what is asked for, those that only mention it are left out', async () => {
    const machines = Array.from({ length: 10 }, (_, n) => offer(`m${n}`, { name: `Lavadora Norvik ${n}` }));
    const description = `Apta para lavadora. ${'Algodón suave que abriga todo el invierno. '.repeat(5)}`;
    const shirt = offer('shirt', { name: 'Camiseta', description, price: 100 });
    const catalogue = await catalogueOf(engine, [...machines, shirt]);
    const cheapest = { edition, text: 'lavadora', sort: 'price_asc' as const };
    expect((await catalogue.search(cheapest)).total).toBe(10);
    const few = await catalogueOf(engine, [...machines.slice(1), shirt]);
    expect((await few.search(cheapest)).total).toBe(10);
  });

  test('what stands among the things asked for is found, whatever it is called', async () => {
    const laptops = { category: 'computers', subcategory: 'laptops' };
    const named = Array.from({ length: 12 }, (_, n) =>
      offer(`n${n}`, { ...laptops, name: `Portátil Norvik ${n}` }),
    );
    const called = offer('called', { ...laptops, name: 'Senzo Air 13 de 16 GB con 512 GB' });
    const catalogue = await catalogueOf(engine, [...named, called]);
    expect((await catalogue.search({ edition, text: 'portátil' })).total).toBe(13);
    expect((await catalogue.search({ edition, text: 'portátil norvik' })).total).toBe(12);
  });

  test('a correction is only told of where it found something', async () => {
    const catalogue = await catalogueOf(engine, [offer('tv', { name: 'Televisor Norvik' })]);
    const misspelt = { edition, text: 'televsior' };
    expect((await catalogue.search(misspelt)).corrected).toBe('televisor');
    expect(await catalogue.search({ ...misspelt, maxPrice: 1 })).not.toHaveProperty('corrected');
  });

  describe('a well-known name that nobody sells', () => {
    const names = [
      offer('phone', { name: 'Móvil Norvik X' }),
      offer('case', { name: 'Funda de phone Norvik' }),
      offer('logo', { name: 'Logo luminoso' }),
      offer('laptop', { name: 'Portátil Doll de juguete' }),
      offer('doll', { name: 'Muñeca doll' }),
    ];
    const searched = async (text: string) => (await catalogueOf(engine, names)).search({ edition, text });

    test('is no other word misspelt', async () => {
      expect(ids(await searched('lego'))).toEqual([]);
      expect(await searched('logos')).not.toHaveProperty('corrected');
      const page = await searched('dell portátil');
      expect(ids(page)).toEqual(['laptop']);
      expect(page.corrected).toBe('portátil');
    });

    test('is read as its kind of thing, and says so', async () => {
      const page = await searched('iphone 15');
      expect(ids(page)[0]).toBe('phone');
      expect(page.corrected).toBe('móvil');
    });

    test('is searched for as any word where somebody sells it', async () => {
      const catalogue = await catalogueOf(engine, [...names, offer('iphone', { name: 'iPhone 15' })]);
      const page = await catalogue.search({ edition, text: 'iphone' });
      expect(ids(page)).toEqual(['iphone']);
      expect(page).not.toHaveProperty('corrected');
    });
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

import { describe, expect, test } from 'vitest';
import { searchPageSchema } from '#contract/search.ts';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, ids } from './support.ts';

const shelf = [
  offer('radio', {
    name: 'Radio portátil Sony ICF',
    brand: 'Sony',
    category: 'electronics',
    subcategory: 'radios',
    price: 3000,
  }),
  offer('asus', {
    name: 'Asus VivoBook portátil',
    brand: 'ASUS',
    category: 'computers',
    subcategory: 'laptops',
    price: 60000,
  }),
  offer('acer', {
    name: 'Portátil Acer Aspire',
    brand: 'Acer',
    category: 'computers',
    subcategory: 'laptops',
    price: 50000,
    condition: 'used',
  }),
  offer('case', {
    name: 'Funda para portátil Acer',
    brand: 'Acer',
    category: 'computers',
    subcategory: 'accessories',
    price: 1500,
  }),
];

describe.each(engines)('what a search answers in $name', (engine) => {
  test('counts of brands, categories and conditions, each under all filters but its own', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const page = await catalogue.search({ edition: 'ES', text: 'portátil', brand: 'acer', condition: 'new' });
    searchPageSchema.parse(page);
    expect(ids(page)).toEqual(['case']);
    expect(page.facets.brands.map(({ brandName, count }) => [brandName, count])).toEqual([
      ['Acer', 1],
      ['ASUS', 1],
      ['Sony', 1],
    ]);
    expect(page.facets.conditions).toEqual([
      { condition: 'new', count: 1 },
      { condition: 'used', count: 1 },
    ]);
    expect(page.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['computers', 1]]);
    expect(page.facets.price).toEqual({ min: 15, max: 15 });
  });

  test('a brand is found by its name as its shop writes it, stray accents and blanks included', async () => {
    const brand = '\u0301 Norvik ';
    const catalogue = await catalogueOf(engine, [offer('a', { brand }), offer('b', { brand: 'Other' })]);
    expect(ids(await catalogue.search({ edition: 'ES', brand }))).toEqual(['a']);
    expect(ids(await catalogue.search({ edition: 'ES', brand: 'NORVIK' }))).toEqual(['a']);
  });

  test('products of the kind that the words name come before others with the word', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const found = ids(await catalogue.search({ edition: 'ES', text: 'portátil' }));
    expect(found.slice(0, 2).sort()).toEqual(['acer', 'asus']);
    expect(found.slice(2).sort()).toEqual(['case', 'radio']);
  });

  test('what was searched for instead of a misspelt word, and what matched in each name', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const page = await catalogue.search({ edition: 'ES', text: 'portatl vivobok' });
    expect(page.corrected).toBe('portátil vivobook');
    expect(page.highlights.asus?.map(([start, end]) => 'Asus VivoBook portátil'.slice(start, end))).toEqual([
      'VivoBook',
      'portátil',
    ]);
    expect((await catalogue.search({ edition: 'ES', text: 'portátil' })).corrected).toBeUndefined();
  });

  test('words are taken as typed where that is asked for', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const loose = await catalogue.search({ edition: 'ES', text: 'portatl' });
    expect(loose.corrected).toBe('portátil');
    const exact = await catalogue.search({ edition: 'ES', text: 'portatl', exactWords: true });
    expect(exact).toMatchObject({ total: 0, products: [] });
    expect(exact.corrected).toBeUndefined();
    const typed = await catalogue.search({ edition: 'ES', text: 'vivobook portátil', exactWords: true });
    expect(ids(typed)).toEqual(['asus']);
    const elsewhere = { edition: 'ES', text: 'vivobook', exactWords: true, category: 'electronics' } as const;
    expect((await catalogue.search(elsewhere)).total).toBe(0);
  });

  test('a rare word that products have is taken as it is, and a frequent one offered', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('nest', { name: 'Cortina Cortana' }),
      ...Array.from({ length: 30 }, (_, n) => offer(`c${n}`, { name: `Cortina ${n}` })),
      offer('rare', { name: 'Cortena vieja' }),
    ]);
    const found = await catalogue.search({ edition: 'ES', text: 'cortena' });
    expect(ids(found)).toEqual(['rare']);
    expect(found.corrected).toBeUndefined();
    expect(found.suggested).toBe('cortina');
  });

  test('a missed space is read as both words, and a word is told as products write it', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('dryer', { name: 'Secador pelo Pelia' }),
      offer('mask', { name: 'Mascarilla de pelo' }),
      offer('tumble', { name: 'Secador de ropa' }),
    ]);
    const page = await catalogue.search({ edition: 'ES', text: 'secadorpelo' });
    expect(ids(page)[0]).toBe('dryer');
    expect(page.corrected).toBe('secador pelo');
    const named = await catalogue.search({ edition: 'ES', text: 'Máscarila de pelo' });
    expect(ids(named)[0]).toBe('mask');
    const accented = await catalogue.search({ edition: 'ES', text: 'secadro' });
    expect(accented.corrected).toBe('secador');
    expect(named.corrected).toBe('mascarilla de pelo');
  });

  test('a word that only descriptions have may be the beginning of what is sold', async () => {
    const catalogue = await catalogueOf(engine, [
      ...Array.from({ length: 12 }, (_, n) =>
        offer(`c${n}`, {
          name: `Casco modular ${n}`,
          description: `<p>El forro se lava a mano y todo lo demás queda como estaba, sin costuras que molesten.</p>`,
        }),
      ),
      offer('machine', { name: 'Lavadora Norvik' }),
    ]);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'lava' }))[0]).toBe('machine');
  });

  test('other words, of either language and of several words, find the same', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('battery', { name: 'Batería externa Cargalia' }),
      offer('other', { name: 'Batería de cocina externa' }),
      offer('machine', { name: 'Lavadora Norvik' }),
    ]);
    const found = async (text: string) => ids(await catalogue.search({ edition: 'ES', text }));
    expect((await found('powerbank'))[0]).toBe('battery');
    expect(await found('washing machine')).toEqual(['machine']);
  });

  test('a short model that nobody has takes no other words, and a number alone says nothing', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('laptop', { name: 'Portátil Norvik' }),
      offer('seat', { name: 'Silla Nido I 40-87 cm' }),
      offer('coffee', { name: 'Cafetera 15 bar' }),
    ]);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'portatil i7' }))).toEqual(['laptop']);
    const none = await catalogue.search({ edition: 'ES', text: 'qwzxv 15' });
    expect(none).toMatchObject({ total: 0 });
    expect(none.corrected).toBeUndefined();
  });

  test('a brand narrows by the words it begins with, whatever signs are between them', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('pine', { name: 'Reloj', brand: 'Kestrel & Pine' }),
      offer('audio', { name: 'Reloj', brand: 'Kestrel Audio' }),
      offer('mas', { name: 'Reloj', brand: "Mas d'Orleta" }),
    ]);
    const found = async (brand: string) => ids(await catalogue.search({ edition: 'ES', brand })).sort();
    expect(await found('kestrel')).toEqual(['audio', 'pine']);
    expect(await found('Kestrel Pine')).toEqual(['pine']);
    expect(await found('mas d’orleta')).toEqual(['mas']);
    expect(await found('estrel')).toEqual([]);
  });

  test('codes are found as they are printed, and letters of full width', async () => {
    const catalogue = await catalogueOf(engine, [offer('tv', { name: 'Televisor', gtin: gtin(3) })]);
    const code = gtin(3).slice(1);
    const found = async (text: string) => ids(await catalogue.search({ edition: 'ES', text }));
    expect(await found(`${code[0]} ${code.slice(1, 7)} ${code.slice(7)}`)).toEqual(['tv']);
    expect(await found(`EAN: ${code[0]}-${code.slice(1, 7)}-${code.slice(7)}`)).toEqual(['tv']);
    expect(await found('ｔｅｌｅｖｉｓｏｒ')).toEqual(['tv']);
  });

  test('words that no product has are said to be left out', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const page = await catalogue.search({ edition: 'ES', text: 'qqwwqq vivobook' });
    expect(ids(page)).toEqual(['asus']);
    expect(page.corrected).toBe('vivobook');
  });

  test('words written apart or in one are found either way', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('a', { name: 'Lavavajillas Balay 3VS' }),
      offer('b', { name: 'Altavoz Sony SRS XB13' }),
    ]);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'lava vajillas' }))).toEqual(['a']);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'srsxb13' }))).toEqual(['b']);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'srs-xb13' }))).toEqual(['b']);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'srs xb 13' }))).toEqual(['b']);
  });

  test('an EAN finds its product whatever else is asked in words', async () => {
    const catalogue = await catalogueOf(engine, [...shelf, offer('ean', { gtin: gtin(7) })]);
    const code = gtin(7).replace(/^0/, '');
    expect(ids(await catalogue.search({ edition: 'ES', text: code }))).toEqual(['ean']);
    expect((await catalogue.search({ edition: 'ES', text: code, condition: 'used' })).total).toBe(0);
  });

  test('words of shopping and other words for a thing find what is meant', async () => {
    const catalogue = await catalogueOf(engine, [
      ...shelf,
      offer('best', { name: 'Nest termostato', category: 'home' }),
      offer('fridge', {
        name: 'Frigorífico combi Bosch No Frost',
        category: 'appliances',
        subcategory: 'fridges',
      }),
    ]);
    for (const text of [
      'mejor portátil',
      '¿cuál es el mejor portátil?',
      'best laptop',
      'comprar portátil barato',
    ]) {
      const found = ids(await catalogue.search({ edition: 'ES', text }));
      expect(found.slice(0, 2).sort(), text).toEqual(['acer', 'asus']);
      expect(found, text).not.toContain('best');
    }
    expect(ids(await catalogue.search({ edition: 'ES', text: 'nevera no frost' }))).toEqual(['fridge']);
  });

  test('the count of a category is what choosing it finds, also where few have all words', async () => {
    const catalogue = await catalogueOf(engine, [
      ...shelf,
      ...Array.from({ length: 30 }, (_, n) =>
        offer(`m${n}`, {
          name: `Monitor ${n} pulgadas curvo`,
          category: 'computers',
          subcategory: 'monitors',
        }),
      ),
      ...Array.from({ length: 30 }, (_, n) =>
        offer(`p${n}`, { name: `Portátil gris ${n}`, category: 'electronics', subcategory: 'televisions' }),
      ),
    ]);
    for (const text of ['portátil', 'portátil gris', 'portátil curvo', 'monitor sony']) {
      const all = await catalogue.search({ edition: 'ES', text });
      expect(all.facets.categories.length).toBeGreaterThan(0);
      for (const { slug, count, subcategories } of all.facets.categories) {
        const inside = await catalogue.search({ edition: 'ES', text, category: slug });
        expect([text, slug, inside.total]).toEqual([text, slug, count]);
        for (const leaf of subcategories) {
          const { total } = await catalogue.search({ edition: 'ES', text, subcategory: leaf.slug });
          expect([text, leaf.slug, total]).toEqual([text, leaf.slug, leaf.count]);
        }
      }
    }
  });

  test('a category that has none of what was asked for shows what comes nearest, and counts itself alone', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const page = await catalogue.search({ edition: 'ES', text: 'portátil acer', category: 'electronics' });
    expect(ids(page)).toEqual(['radio']);
    expect(page.facets.categories.map(({ slug, count }) => [slug, count])).toEqual([['electronics', 1]]);
  });
});

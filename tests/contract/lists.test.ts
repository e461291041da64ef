import { describe, expect, test } from 'vitest';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, day, ids, importDay } from './support.ts';

const facts = [
  offer('a', {
    price: 3000,
    oldPrice: 4000,
    rating: 3,
    category: 'computers',
    subcategory: 'laptops',
    brand: 'Norvik',
  }),
  offer('b', { price: 1000, rating: 5, category: 'computers', subcategory: 'monitors', brand: 'NÓRVIK' }),
  offer('c', {
    price: 2000,
    oldPrice: 2500,
    rating: 4,
    condition: 'used',
    category: 'sports',
    subcategory: 'cycling',
  }),
  offer('d', {
    price: 500,
    oldPrice: 900,
    inStock: false,
    rating: 4.5,
    category: 'computers',
    subcategory: 'laptops',
  }),
  offer('e', { price: 700 }),
];
const edition = 'ES' as const;

describe.each(engines)('lists in $name', (engine) => {
  test('each list has its products in its own order', async () => {
    const catalogue = await catalogueOf(engine, facts);
    expect(ids(await catalogue.list({ edition, list: 'deals' }))).toEqual(['c', 'a']);
    expect(ids(await catalogue.list({ edition, list: 'featured' }))).toEqual(['b', 'c', 'a', 'e']);
    expect((await catalogue.list({ edition, list: 'all' })).total).toBe(5);
  });

  test('cards asked for twice are the same, until their prices were checked again, be it on the same day', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const cards = async () => (await catalogue.list({ edition, list: 'all', asCards: true })).products;
    const first = await cards();
    expect(await cards()).toEqual(first);
    await importDay(catalogue, 0.25, facts);
    const seen = async () => (await cards()).map(({ id_c10, seen_at }) => [id_c10, seen_at]);
    await expect.poll(seen).toEqual(first.map(({ id_c10 }) => [id_c10, day(0.25)]));
  });

  test('cards come without their long descriptions, and with all else', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('a', { shortDescription: 'Corta', description: 'Larga', brand: 'Norvik' }),
    ]);
    const [whole] = (await catalogue.list({ edition, list: 'all' })).products;
    expect(whole).toMatchObject({ descripcion_c10: 'Larga', short_description_c10: 'Corta' });
    const { descripcion_c10: _, ...card } = whole ?? {};
    const listed = await catalogue.list({ edition, list: 'all', asCards: true });
    const found = await catalogue.search({ edition, text: 'producto', asCards: true });
    for (const { products } of [listed, found]) expect(products).toStrictEqual([card]);
  });

  test('featured without deals has no product with a discount', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const page = await catalogue.list({ edition, list: 'featured', excludeDeals: true });
    expect(ids(page)).toEqual(['b', 'e']);
  });

  test('recent begins with what came last', async () => {
    const catalogue = await catalogueOf(engine, [offer('old')]);
    await importDay(catalogue, 1, [offer('old'), offer('new')]);
    expect(ids(await catalogue.list({ edition, list: 'recent' }))).toEqual(['new', 'old']);
  });

  test('popular begins with what most shops sell', async () => {
    const shop = (n: number) => ({
      gtin: gtin(5),
      merchantId: `m${n}`,
      merchantName: `S${n}`,
      feedKey: `f${n}`,
    });
    const catalogue = await catalogueOf(engine, [offer('x'), offer('y1', shop(1)), offer('y2', shop(2))]);
    expect(ids(await catalogue.list({ edition, list: 'popular' }))).toEqual(['y1', 'x']);
  });

  test('scopes, conditions and prices narrow a list, both price ends included', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const total = async (narrowed: object) =>
      (await catalogue.list({ edition, list: 'all', ...narrowed })).total;
    expect(await total({ category: 'computers' })).toBe(3);
    expect(await total({ subcategory: 'laptops' })).toBe(2);
    expect(await total({ category: 'sports', subcategory: 'laptops' })).toBe(0);
    expect(await total({ condition: 'used' })).toBe(1);
    expect(await total({ minPrice: 700, maxPrice: 2000 })).toBe(3);
    expect(await total({ category: "x' OR 1=1 --" })).toBe(0);
  });

  test('a sort by price overrides the list’s own order', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const asc = ids(await catalogue.list({ edition, list: 'all', sort: 'price_asc' }));
    expect(asc).toEqual(['d', 'e', 'b', 'c', 'a']);
    expect(ids(await catalogue.list({ edition, list: 'all', sort: 'price_desc' }))).toEqual(asc.toReversed());
  });

  test.each(['relevance', 'rating', 'popularity', 'popular', 'recent', 'price_asc', 'price_desc'] as const)(
    'pages by %s visit every product once',
    async (sort) => {
      const many = Array.from({ length: 53 }, (_, n) =>
        offer(`o${n}`, { price: 100 + (n % 5), rating: n % 4 }),
      );
      const catalogue = await catalogueOf(engine, many);
      const seen: string[] = [];
      for (let page = 1; page <= 6; page++) {
        const answer = await catalogue.list({ edition, list: 'all', sort, page, limit: 10 });
        expect(answer.total).toBe(53);
        seen.push(...ids(answer));
      }
      expect(seen).toHaveLength(53);
      expect(new Set(seen).size).toBe(53);
    },
  );

  test('price ranges are in major units and zero for nothing', async () => {
    const catalogue = await catalogueOf(engine, facts);
    expect(await catalogue.priceRange({ edition, list: 'deals' })).toEqual({ min: 20, max: 30 });
    expect(await catalogue.priceRange({ edition, list: 'all', category: 'none' })).toEqual({
      min: 0,
      max: 0,
    });
    expect(await catalogue.priceRange({ edition, text: 'producto' })).toEqual({ min: 5, max: 30 });
  });

  test('the tree has every category with its counts, the shops and brands their names', async () => {
    const catalogue = await catalogueOf(engine, facts);
    const tree = await catalogue.hierarchy(edition);
    expect(tree).toHaveLength(20);
    const computers = tree.find(({ slug }) => slug === 'computers');
    expect(computers).toMatchObject({ name: 'Informática', count: 3 });
    expect(computers?.subcategories.find(({ slug }) => slug === 'laptops')).toEqual({
      id: 'laptops',
      slug: 'laptops',
      name: 'Portátiles',
      count: 2,
    });
    expect(await catalogue.merchants(edition)).toEqual([{ merchantId: 'm1', name: 'Tienda Uno', offers: 5 }]);
    expect(await catalogue.popularBrands(edition, 5)).toMatchObject([{ id: 'norvik' }]);
  });

  test('before anybody searched, popular searches are those of the list that find something', async () => {
    const catalogue = await catalogueOf(engine, [offer('f', { name: 'Robot aspirador Norvik' })]);
    expect(await catalogue.popularSearches(edition, 3)).toEqual([
      { id: 'robot-aspirador', texto_busqueda: 'robot aspirador' },
    ]);
  });
});

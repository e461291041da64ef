import { describe, expect, test } from 'vitest';
import { offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf } from './support.ts';

const shelf = [
  offer('tv', {
    name: 'Televisor Samsung 55 QLED',
    brand: 'Samsung',
    category: 'electronics',
    subcategory: 'televisions',
  }),
  offer('phone', {
    name: 'Móvil Samsung Galaxy S21',
    brand: 'Samsung',
    category: 'electronics',
    subcategory: 'mobile-phones',
  }),
  offer('case', { name: 'Maleta Samsonite de cabina', brand: 'Samsonite', category: 'luggage' }),
  offer('ears', { name: 'Auriculares inalámbricos Sony WH-1000XM4', brand: 'Sony', category: 'electronics' }),
];

describe.each(engines)('suggestions in $name', (engine) => {
  const suggested = async (text: string, limit = 8) => {
    const catalogue = await catalogueOf(engine, shelf);
    return (await catalogue.suggest({ edition: 'ES', text, limit })).map(
      (each) => `${each.kind} ${each.kind === 'product' ? each.id_c10 : each.text}`,
    );
  };

  test('a beginning suggests brands, and products that have a word with it', async () => {
    const found = await suggested('sam');
    expect(found).toContain('brand Samsung');
    expect(found).toContain('brand Samsonite');
    expect(found).toEqual(expect.arrayContaining(['product tv', 'product phone', 'product case']));
    expect(found.indexOf('brand Samsung')).toBeLessThan(found.indexOf('brand Samsonite'));
  });

  test('a product is suggested with what shows it: its price, its picture and its kind', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('tv', {
        name: 'Televisor QLED',
        price: 39990,
        image: 'https://shop.example/tv.jpg',
        category: 'electronics',
        subcategory: 'televisions',
      }),
    ]);
    const [product] = await catalogue.suggest({ edition: 'ES', text: 'televisor qle', limit: 5 });
    expect(product).toEqual({
      kind: 'product',
      text: 'Televisor QLED',
      id_c10: 'tv',
      search_price: 399.9,
      currency: 'EUR',
      seen_at: '2026-11-01T00:00:00.000Z',
      merchant_image_url: 'https://shop.example/tv.jpg',
      subcategory_slug: 'televisions',
    });
  });

  test('finished words narrow what an unfinished one suggests', async () => {
    expect(await suggested('samsung gal')).toEqual(['product phone']);
  });

  test('a misspelt beginning suggests what was meant', async () => {
    expect(await suggested('smasung')).toContain('brand Samsung');
    expect(await suggested('auriclares ina')).toContain('product ears');
  });

  test('one letter and signs suggest nothing', async () => {
    for (const text of ['', ' ', 's', '-', '"', '>>']) expect(await suggested(text)).toEqual([]);
  });

  test('no more are given than asked for', async () => {
    expect(await suggested('sam', 2)).toHaveLength(2);
  });

  test('brands are suggested by themselves, misspelt too', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const names = async (text: string) =>
      (await catalogue.suggestBrands({ edition: 'ES', text, limit: 5 })).map(({ brandName }) => brandName);
    expect(await names('sam')).toEqual(['Samsung', 'Samsonite']);
    expect(await names('samsnug')).toEqual(['Samsung']);
    expect(await names('zz')).toEqual([]);
  });

  test('nothing of another edition or that is gone is suggested', async () => {
    const catalogue = await catalogueOf(engine, shelf, shelf.slice(0, 3));
    expect(await catalogue.suggest({ edition: 'UK', text: 'samsung', limit: 5 })).toEqual([]);
    expect(await catalogue.suggest({ edition: 'ES', text: 'wh-1000', limit: 5 })).toEqual([]);
    expect(await catalogue.suggestBrands({ edition: 'ES', text: 'sony', limit: 5 })).toEqual([]);
  });
});

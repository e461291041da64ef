import { describe, expect, test } from 'vitest';
import { productDetailSchema, productSchema } from '#contract/product.ts';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, ids, importDay } from './support.ts';

const shop = (n: number) => ({ merchantId: `m${n}`, merchantName: `Shop ${n}`, feedKey: `test/m${n}/1` });
const all = { edition: 'ES', list: 'all' } as const;

describe.each(engines)('products in $name', (engine) => {
  test('offers of one GTIN are one product, the best in-stock offer first', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('cheapest-but-gone', { ...shop(1), gtin: gtin(1), price: 500, inStock: false }),
      offer('dear-delivery', { ...shop(2), gtin: gtin(1), price: 900, deliveryCost: 500 }),
      offer('best', { ...shop(3), gtin: gtin(1), price: 1000, deliveryCost: 100 }),
      offer('dearer', { ...shop(4), gtin: gtin(1), price: 1200, deliveryCost: 0 }),
    ]);
    const page = await catalogue.list(all);
    expect(page.total).toBe(1);
    expect(page.products[0]).toMatchObject({ id_c10: 'best', shops: 3, lowest_price: 9 });
    const detail = await catalogue.product('ES', 'dearer');
    expect(detail?.product.id_c10).toBe('best');
    expect(detail?.offers.map(({ id_c10 }) => id_c10)).toEqual([
      'best',
      'dearer',
      'dear-delivery',
      'cheapest-but-gone',
    ]);
  });

  test('what is used is another product than what is new, and each tells of the other', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('new', { ...shop(1), gtin: gtin(1), price: 900 }),
      offer('used', { ...shop(2), gtin: gtin(1), price: 300, condition: 'used' }),
      offer('used-too', { ...shop(3), gtin: gtin(1), price: 400, condition: 'used' }),
      offer('refurbished', { ...shop(1), gtin: gtin(1), price: 500, condition: 'refurbished' }),
    ]);
    const listed = async (condition: 'new' | 'used' | 'refurbished') =>
      (await catalogue.list({ ...all, condition })).products.map(
        ({ id_c10, lowest_price: lowest, shops }) => [id_c10, lowest, shops],
      );
    expect(await listed('new')).toEqual([['new', 9, 1]]);
    expect(await listed('used')).toEqual([['used', 3, 2]]);
    expect(await listed('refurbished')).toEqual([['refurbished', 5, 1]]);
    expect((await catalogue.list(all)).total).toBe(3);
    const detail = await catalogue.product('ES', 'used-too');
    expect(detail?.offers.map(({ id_c10 }) => id_c10)).toEqual(['used', 'used-too']);
    expect(detail?.other_conditions.map(({ id_c10 }) => id_c10)).toEqual(['new', 'refurbished']);
    const named = await catalogue.search({ edition: 'ES', text: gtin(1) });
    expect(ids(named).sort()).toEqual(['new', 'refurbished', 'used']);
  });

  test('shops of two networks are two, though id and name are the same', async () => {
    const offers = ['one', 'two'].map((network) =>
      offer(network, { ...shop(1), network, gtin: gtin(1), feedKey: `${network}/m1/1` }),
    );
    const catalogue = await catalogueOf(engine, offers);
    expect((await catalogue.list(all)).products[0]).toMatchObject({ shops: 2 });
    const listed = { merchantId: 'm1', name: 'Shop 1', offers: 1 };
    expect(await catalogue.merchants('ES')).toEqual([listed, listed]);
  });

  test('a product whose best offer names no category has that of the next offer, subcategory included', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('best', { ...shop(1), gtin: gtin(1), price: 500 }),
      offer('next', {
        ...shop(2),
        gtin: gtin(1),
        price: 900,
        category: 'computers',
        subcategory: 'laptops',
      }),
    ]);
    const page = await catalogue.list({ ...all, subcategory: 'laptops' });
    expect(page.products).toMatchObject([
      {
        id_c10: 'best',
        category_slug: 'computers',
        category_name: 'Informática',
        subcategory_slug: 'laptops',
        subcategory_name: 'Portátiles',
      },
    ]);
  });

  test('every fact of an offer is answered, in the shape of the contract', async () => {
    const facts = {
      oldPrice: 1500,
      deliveryCost: 399,
      stockQuantity: 4,
      condition: 'refurbished',
      image: 'https://p.example/a.webp',
      largeImage: 'https://p.example/b.webp',
      alternateImage: 'https://p.example/c.webp',
      alternateImageTwo: 'https://p.example/d.webp',
      alternateImageThree: 'https://p.example/e.webp',
      shortDescription: 'Corta',
      description: '<p>Larga</p>',
      rating: 4.5,
      keywords: 'uno, dos',
      specifications: '15 pulgadas',
      brand: 'Norvik',
      model: 'N15',
      colour: 'rojo',
      size: 'M',
      gender: 'unisex',
      ageGroup: 'adult',
      material: 'algodón',
      pattern: 'liso',
      mpn: 'N15-R',
      gtin: gtin(7),
      isbn: '9780306406157',
      merchantCategory: 'Portátiles',
      categoryPath: 'Informática > Portátiles',
      category: 'computers',
      subcategory: 'laptops',
      availability: 'en stock',
      travelLocation: 'Costa',
      travelHotel: 'Hotel Mar',
      travelCity: 'Cádiz',
      travelCountry: 'España',
      travelType: 'playa',
      customLabels: ['uno', '', 'tres'],
      language: 'es',
      lastUpdated: '2026-11-01 10:00:00',
    } as const;
    const catalogue = await catalogueOf(engine, [offer('a', facts)]);
    const detail = productDetailSchema.parse(await catalogue.product('ES', 'a'));
    expect(detail.product).toEqual({
      id_c10: 'a',
      c10_product_name: 'Producto a',
      search_price: 10,
      product_price_old: 15,
      currency: 'EUR',
      discount_percent: 33,
      delivery_cost: 3.99,
      in_stock: true,
      stock_quantity: 4,
      merchant_id: 'm1',
      merchant_name: 'Tienda Uno',
      merchant_image_url: 'https://p.example/a.webp',
      large_image: 'https://p.example/b.webp',
      alternate_image: 'https://p.example/c.webp',
      alternate_image_two: 'https://p.example/d.webp',
      alternate_image_three: 'https://p.example/e.webp',
      aw_deep_link: 'https://www.shop.example/a',
      merchant_category: 'Portátiles',
      short_description_c10: 'Corta',
      descripcion_c10: '<p>Larga</p>',
      rating_c10: 4.5,
      condition: 'refurbished',
      keywords: 'uno, dos',
      ean: gtin(7).slice(1),
      isbn: '9780306406157',
      travel_location: 'Costa',
      travel_hotel_name: 'Hotel Mar',
      travel_destination_city: 'Cádiz',
      travel_destination_country: 'España',
      travel_destination_type: 'playa',
      specifications: '15 pulgadas',
      brand_name: 'Norvik',
      category_name: 'Informática',
      category_slug: 'computers',
      subcategory_name: 'Portátiles',
      subcategory_slug: 'laptops',
      product_model: 'N15',
      colour: 'rojo',
      size: 'M',
      gender: 'unisex',
      age_group: 'adult',
      material: 'algodón',
      pattern: 'liso',
      mpn: 'N15-R',
      availability: 'en stock',
      category_path: 'Informática > Portátiles',
      custom_label_0: 'uno',
      custom_label_2: 'tres',
      language: 'es',
      last_updated: '2026-11-01 10:00:00',
      seen_at: '2026-11-01T00:00:00.000Z',
      shops: 1,
      lowest_price: 10,
    });
  });

  test('facts a feed did not have are absent', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    const product = productSchema.parse((await catalogue.product('ES', 'a'))?.product);
    expect(Object.values(product)).not.toContain(null);
    expect(product).not.toHaveProperty('delivery_cost');
    expect(product).not.toHaveProperty('product_price_old');
    expect(product).not.toHaveProperty('category_slug');
  });

  test('a notable drop against what was observed is a deal, measured against the lowest price before it', async () => {
    const at = (price: number) => [offer('a', { price })];
    const catalogue = await catalogueOf(engine, at(1100), at(1000), at(1050), at(800));
    expect((await catalogue.product('ES', 'a'))?.product).toMatchObject({
      search_price: 8,
      product_price_old: 10,
      discount_percent: 20,
    });
  });

  test('a drop stays a deal for 30 days, over a further drop as well, and then ends', async () => {
    const at = (price: number) => [offer('a', { price })];
    const catalogue = await catalogueOf(engine, at(1000), at(800));
    await importDay(catalogue, 10, at(780));
    expect((await catalogue.product('ES', 'a'))?.product).toMatchObject({ product_price_old: 10 });
    await importDay(catalogue, 30, at(780));
    expect((await catalogue.product('ES', 'a'))?.product).toMatchObject({ product_price_old: 10 });
    expect(await importDay(catalogue, 32, at(780))).toMatchObject({ unchanged: 1 });
    expect((await catalogue.product('ES', 'a'))?.product).not.toHaveProperty('product_price_old');
    expect((await catalogue.list({ edition: 'ES', list: 'deals' })).total).toBe(0);
  });

  test.each([
    ['00012345678905', '0012345678905'],
    ['00000096385074', '96385074'],
    ['10012345678902', '10012345678902'],
  ])('the GTIN %s is answered as %s', async (stored, ean) => {
    const catalogue = await catalogueOf(engine, [offer('a', { gtin: stored })]);
    expect((await catalogue.product('ES', 'a'))?.product.ean).toBe(ean);
  });

  test('a code that a shop issued for itself joins nothing', async () => {
    const own = { gtin: '02000000000008' };
    const catalogue = await catalogueOf(engine, [
      offer('a', { ...own, ...shop(1) }),
      offer('b', { ...own, ...shop(2) }),
    ]);
    expect((await catalogue.list(all)).total).toBe(2);
  });

  test('a product stands in the category of its best offer that has one', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('cheap', { ...shop(1), gtin: gtin(1), price: 100 }),
      offer('middle', {
        ...shop(2),
        gtin: gtin(1),
        price: 200,
        category: 'computers',
        subcategory: 'laptops',
      }),
      offer('dear', { ...shop(3), gtin: gtin(1), price: 300, category: 'toys-games', subcategory: 'dolls' }),
    ]);
    expect((await catalogue.list({ ...all, category: 'computers', subcategory: 'laptops' })).total).toBe(1);
  });

  test('raising a price and cutting it again is no deal', async () => {
    const at = (price: number) => [offer('a', { price })];
    const catalogue = await catalogueOf(engine, at(1000), at(1500), at(990));
    expect((await catalogue.product('ES', 'a'))?.product).not.toHaveProperty('product_price_old');
  });

  test('products are answered by id in the order asked, once each, unknown ones left out', async () => {
    const catalogue = await catalogueOf(engine, [offer('a'), offer('b'), offer('c')]);
    expect(ids({ products: await catalogue.products('ES', ['c', 'x', 'a', 'c']) })).toEqual(['c', 'a']);
    expect(await catalogue.product('ES', 'x')).toBeNull();
  });
});

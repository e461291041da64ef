import { describe, expect, test } from 'vitest';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, day, ids, importDay } from './support.ts';

const edition = 'ES' as const;
const shop = (n: number) => ({ merchantId: `m${n}`, merchantName: `Tienda ${n}`, feedKey: `test/m${n}/1` });
const cheap = offer('cheap', { gtin: gtin(1), price: 800, oldPrice: 1000, ...shop(1) });
const dear = offer('dear', { gtin: gtin(1), price: 900, ...shop(2) });
const alone = offer('alone', { price: 500, oldPrice: 600, ...shop(1) });

/** Both shops are read on day 0, then the second alone. */
const readAgain = async (catalogue: Awaited<ReturnType<typeof catalogueOf>>, ...days: number[]) => {
  for (const n of days) await importDay(catalogue, n, [dear]);
};

describe.each(engines)('prices that were not checked for long in $name', (engine) => {
  const listed = (catalogue: Awaited<ReturnType<typeof catalogueOf>>, list: 'all' | 'popular' | 'deals') =>
    catalogue.list({ edition, list });

  test('for three days they compete with others', async () => {
    const catalogue = await catalogueOf(engine, [cheap, dear, alone]);
    await readAgain(catalogue, 1, 3);
    expect(ids(await listed(catalogue, 'deals')).sort()).toEqual(['alone', 'cheap']);
    expect((await listed(catalogue, 'popular')).products.map(({ shops }) => shops).sort()).toEqual([1, 2]);
  });

  test.each([[[4]], [[2, 4, 5]]])(
    'then they stand behind fresher ones and out of the rankings (read on %j)',
    async (days) => {
      const catalogue = await catalogueOf(engine, [cheap, dear, alone]);
      await readAgain(catalogue, ...days);
      expect(ids(await listed(catalogue, 'deals'))).toEqual([]);
      expect(ids(await listed(catalogue, 'popular'))).toEqual(['dear']);
      const all = await listed(catalogue, 'all');
      expect(ids(all).sort()).toEqual(['alone', 'dear']);
      expect(all.products.find(({ id_c10 }) => id_c10 === 'dear')).toMatchObject({
        shops: 1,
        lowest_price: 9,
      });
      expect((await catalogue.product(edition, 'cheap'))?.offers.map(({ id_c10 }) => id_c10)).toEqual([
        'dear',
        'cheap',
      ]);
      const whole = await catalogue.whole(edition);
      expect([...whole.offersOf.values()].map((offers) => offers.map(({ id }) => id)).sort()).toEqual([
        ['alone'],
        ['dear', 'cheap'],
      ]);
      whole.close();
    },
  );

  test('after seven days they are off sale, and kept', async () => {
    const catalogue = await catalogueOf(engine, [cheap, dear, alone]);
    expect((await importDay(catalogue, 7, [dear])).expired).toBe(0);
    expect(ids(await listed(catalogue, 'all')).sort()).toEqual(['alone', 'dear']);
    expect((await importDay(catalogue, 8, [dear])).expired).toBe(2);
    expect(ids(await listed(catalogue, 'all'))).toEqual(['dear']);
    expect((await catalogue.product(edition, 'alone'))?.product).toMatchObject({ in_stock: false, shops: 0 });
    expect((await catalogue.search({ edition, text: 'alone' })).total).toBe(0);
  });

  test.each([5, 9])('read again on day %i they compete again, though nothing changed', async (n) => {
    const catalogue = await catalogueOf(engine, [cheap, dear, alone]);
    await readAgain(catalogue, 4, n);
    await importDay(catalogue, n, [cheap, alone]);
    expect(ids(await listed(catalogue, 'deals')).sort()).toEqual(['alone', 'cheap']);
    expect((await catalogue.product(edition, 'dear'))?.product).toMatchObject({ shops: 2, lowest_price: 8 });
  });

  test('a feed that tells of old checks is taken in and not shown', async () => {
    const catalogue = await catalogueOf(engine, [dear]);
    const running = await catalogue.import({ edition, source: 's', profile: 'p', seenAt: day(9) });
    await running.put([
      { ...alone, observedAt: day(0) },
      { ...offer('recent', shop(1)), observedAt: day(8) },
    ]);
    expect(await running.finish()).toMatchObject({ added: 2, expired: 2 });
    expect(ids(await listed(catalogue, 'all'))).toEqual(['recent']);
  });

  test('they are on sale again with a reading that is older than what put them off sale', async () => {
    const catalogue = await catalogueOf(engine, [cheap, dear, alone]);
    await importDay(catalogue, 9, [dear]);
    expect(await importDay(catalogue, 8, [alone])).toMatchObject({ changed: 1, outdated: 0 });
    expect(ids(await listed(catalogue, 'all')).sort()).toEqual(['alone', 'dear']);
  });

  test('they stand behind a fresher one that is out of stock', async () => {
    const catalogue = await catalogueOf(engine, [cheap, dear]);
    await importDay(catalogue, 4, [{ ...dear, inStock: false }]);
    expect((await listed(catalogue, 'all')).products).toMatchObject([
      { id_c10: 'dear', in_stock: false, shops: 1, lowest_price: 9 },
    ]);
  });

  test('the same old checks again change nothing', async () => {
    const catalogue = await catalogueOf(engine, [dear]);
    const take = async () => {
      const running = await catalogue.import({ edition, source: 's', profile: 'p', seenAt: day(9) });
      await running.put([
        { ...alone, observedAt: day(0) },
        { ...offer('recent', shop(1)), observedAt: day(9) },
      ]);
      return running.finish();
    };
    expect(await take()).toMatchObject({ added: 2, expired: 2 });
    const version = await catalogue.version(edition);
    expect(await take()).toMatchObject({ added: 0, changed: 0, unchanged: 2, vanished: 0, expired: 0 });
    expect(await importDay(catalogue, 0, [dear])).toMatchObject({ outdated: 0, unchanged: 1, expired: 0 });
    expect(await catalogue.version(edition)).toBe(version);
  });

  test('with deals left out, an offer below its old price is left out though it competes no more', async () => {
    const catalogue = await catalogueOf(engine, [alone, { ...cheap, inStock: false }]);
    await readAgain(catalogue, 4);
    const others = await catalogue.list({ edition, list: 'all', excludeDeals: true });
    expect(ids(others)).toEqual(['dear']);
  });

  test('a catalogue of one old feed is shown as of its day', async () => {
    const catalogue = await engine.open();
    const running = await catalogue.import({ edition, source: 's', profile: 'p', seenAt: day(400) });
    await running.put([
      { ...alone, observedAt: day(9) },
      { ...dear, observedAt: day(1) },
    ]);
    expect(await running.finish()).toMatchObject({ added: 2, expired: 1 });
    expect(ids(await listed(catalogue, 'deals'))).toEqual(['alone']);
    await catalogue.close();
  });

  test('the other edition’s feeds age by their own readings', async () => {
    const catalogue = await catalogueOf(engine, [alone]);
    await importDay(catalogue, 9, [offer('kettle', { currency: 'GBP' })], { edition: 'UK' });
    expect(ids(await listed(catalogue, 'deals'))).toEqual(['alone']);
  });
});

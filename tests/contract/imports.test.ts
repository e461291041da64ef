import { describe, expect, test } from 'vitest';
import type { Offer } from '#catalogue/offer.ts';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, day, ids, importDay } from './support.ts';

const all = { edition: 'ES', list: 'all' } as const;

describe.each(engines)('imports into $name', (engine) => {
  test('the same offers twice change nothing', async () => {
    const offers = [offer('a'), offer('b')];
    const catalogue = await catalogueOf(engine, offers);
    const before = await catalogue.version('ES');
    expect(await importDay(catalogue, 0, offers)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 2,
      outdated: 0,
      vanished: 0,
      expired: 0,
      repriced: 0,
    });
    expect(await catalogue.version('ES')).toBe(before);
  });

  test('a later “last updated” alone is no change, and is kept', async () => {
    const catalogue = await catalogueOf(engine, [offer('a', { lastUpdated: '2026-11-01' })]);
    expect(await importDay(catalogue, 1, [offer('a', { lastUpdated: '2026-11-02' })])).toMatchObject({
      changed: 0,
      unchanged: 1,
    });
    expect((await catalogue.product('ES', 'a'))?.product.last_updated).toBe('2026-11-02');
  });

  test('new, changed and vanished offers are told apart', async () => {
    const catalogue = await catalogueOf(engine, [offer('a'), offer('b'), offer('c')]);
    const counts = await importDay(catalogue, 1, [offer('a'), offer('b', { price: 900 }), offer('d')]);
    expect(counts).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
      outdated: 0,
      vanished: 1,
      repriced: 1,
    });
    expect(ids(await catalogue.list(all)).sort()).toEqual(['a', 'b', 'd']);
  });

  test('a vanished offer is kept, not on sale, and comes back as the same', async () => {
    const catalogue = await catalogueOf(engine, [offer('a'), offer('b')], [offer('a')]);
    expect((await catalogue.product('ES', 'b'))?.product).toMatchObject({
      id_c10: 'b',
      in_stock: false,
      shops: 0,
    });
    expect((await catalogue.products('ES', ['b']))[0]).toMatchObject({ in_stock: false });
    await importDay(catalogue, 2, [offer('a'), offer('b')]);
    expect((await catalogue.product('ES', 'b'))?.product).toMatchObject({ in_stock: true, shops: 1 });
  });

  test('only offers of the same feed vanish', async () => {
    const catalogue = await catalogueOf(engine, [offer('a', { feedKey: 'test/m1/1' })]);
    await importDay(catalogue, 1, [offer('b', { feedKey: 'test/m1/2' })]);
    expect((await catalogue.list(all)).total).toBe(2);
  });

  test('an older feed adds history and changes nothing else', async () => {
    const catalogue = await catalogueOf(engine, [], [], [offer('a', { price: 1000 }), offer('b')]);
    const counts = await importDay(catalogue, 1, [offer('a', { price: 1200 })]);
    expect(counts).toMatchObject({ outdated: 1, changed: 0, vanished: 0 });
    const detail = await catalogue.product('ES', 'a');
    expect(detail?.product.search_price).toBe(10);
    expect(detail?.history.map(({ since, price }) => [since, price])).toEqual([
      [day(1), 12],
      [day(2), 10],
    ]);
    expect((await catalogue.list(all)).total).toBe(2);
  });

  test('an older feed puts nothing back on sale that a newer one had no more', async () => {
    const catalogue = await catalogueOf(engine, [offer('a'), offer('b')], [], [], [offer('a')]);
    const counts = await importDay(catalogue, 2, [offer('a'), offer('b', { price: 700 })]);
    expect(counts).toMatchObject({ outdated: 2, changed: 0, repriced: 0 });
    expect((await catalogue.product('ES', 'b'))?.product.shops).toBe(0);
    expect(ids(await catalogue.list(all))).toEqual(['a']);
  });

  test('an older feed adds nothing that a newer one did not have', async () => {
    const catalogue = await catalogueOf(engine, [], [], [], [offer('a')]);
    const old = [offer('a'), offer('b', { price: 700 })];
    expect(await importDay(catalogue, 2, old)).toMatchObject({ added: 0, outdated: 2, vanished: 0 });
    expect(await importDay(catalogue, 1, old)).toMatchObject({ added: 0, outdated: 2, vanished: 0 });
    expect(ids(await catalogue.list(all))).toEqual(['a']);
    expect((await catalogue.product('ES', 'b'))?.history.map(({ price }) => price)).toEqual([7, 7]);
    expect(await importDay(catalogue, 4, old)).toMatchObject({ added: 0, unchanged: 1, changed: 1 });
    expect(ids(await catalogue.list(all)).sort()).toEqual(['a', 'b']);
  });

  test('an older feed adds what is new where only other feeds were read since', async () => {
    const catalogue = await catalogueOf(engine, [], [], [], [offer('a', { feedKey: 'test/m1/2' })]);
    expect(await importDay(catalogue, 2, [offer('b')])).toMatchObject({ added: 1, outdated: 0 });
    expect(ids(await catalogue.list(all)).sort()).toEqual(['a', 'b']);
  });

  test('a vanished offer comes back with a price that is older than its absence', async () => {
    const catalogue = await catalogueOf(engine, [offer('a'), offer('b')], [], [], [offer('a')]);
    const running = await catalogue.import({
      edition: 'ES',
      source: 'feed.csv',
      profile: 'test',
      seenAt: day(4),
    });
    await running.put([{ ...offer('b', { price: 700 }), observedAt: day(2) }]);
    expect(await running.finish()).toMatchObject({ outdated: 0, changed: 1 });
    expect((await catalogue.product('ES', 'b'))?.product).toMatchObject({ search_price: 7, shops: 1 });
  });

  test('an older row beside newer ones of its feed is met, not vanished', async () => {
    const at = (id: string, n: number) => ({ ...offer(id), observedAt: day(n) });
    const catalogue = await engine.open();
    const take = async (seen: number, offers: Offer[]) => {
      const running = await catalogue.import({ edition: 'ES', source: 's', profile: 'p', seenAt: day(seen) });
      expect(await running.put([...offers, offers[0] as Offer])).toEqual([offers.length]);
      return running.finish();
    };
    await take(5, [at('a', 4), at('b', 2)]);
    expect(await take(6, [at('a', 3), at('b', 5)])).toMatchObject({ outdated: 1, vanished: 0, unchanged: 1 });
    expect((await catalogue.list(all)).total).toBe(2);
    await catalogue.close();
  });

  test('a price that stands over a gap in the feed is two spans', async () => {
    const a = offer('a');
    const catalogue = await catalogueOf(engine, [a, offer('b')], [offer('b')], [a, offer('b')]);
    expect((await catalogue.product('ES', 'a'))?.history.map(({ since, until }) => [since, until])).toEqual([
      [day(0), day(0)],
      [day(2), day(2)],
    ]);
  });

  test('a price that stands is one span of history', async () => {
    const at = (price: number) => [offer('a', { price })];
    const catalogue = await catalogueOf(engine, at(1000), at(1000), at(900), at(900), at(1000));
    expect((await catalogue.product('ES', 'a'))?.history).toEqual([
      { since: day(0), until: day(1), price: 10, in_stock: true },
      { since: day(2), until: day(3), price: 9, in_stock: true },
      { since: day(4), until: day(4), price: 10, in_stock: true },
    ]);
  });

  test('an id that comes twice in one feed is refused the second time', async () => {
    const catalogue = await engine.open();
    const running = await catalogue.import({ edition: 'ES', source: 's', profile: 'p', seenAt: day(0) });
    expect(await running.put([offer('a', { price: 500 }), offer('b'), offer('a', { price: 700 })])).toEqual([
      2,
    ]);
    expect(await running.put([offer('b')])).toEqual([0]);
    await running.finish();
    expect((await catalogue.product('ES', 'a'))?.product.search_price).toBe(5);
    await catalogue.close();
  });

  test('readers see nothing of an import before it is finished, and never of one that is given up', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    const running = await catalogue.import({ edition: 'ES', source: 's', profile: 'p', seenAt: day(1) });
    await running.put([offer('b')]);
    expect((await catalogue.list(all)).total).toBe(1);
    await running.abort();
    expect((await catalogue.list(all)).total).toBe(1);
    expect(await importDay(catalogue, 2, [offer('a')])).toMatchObject({ unchanged: 1 });
  });

  test('a feed that lost more than half of its offers is held back unless it is allowed', async () => {
    const many = Array.from({ length: 300 }, (_, n) => offer(`o${n}`));
    const catalogue = await catalogueOf(engine, many);
    await expect(importDay(catalogue, 1, many.slice(0, 149))).rejects.toMatchObject({ code: 'feed_shrunk' });
    expect((await catalogue.list(all)).total).toBe(300);
    await importDay(catalogue, 1, many.slice(0, 149), { allowShrink: true });
    expect((await catalogue.list(all)).total).toBe(149);
  });

  test('the editions do not see each other, even with the same offer in both', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    await importDay(catalogue, 1, [offer('a', { currency: 'GBP', price: 800 })], { edition: 'UK' });
    expect((await catalogue.product('ES', 'a'))?.product).toMatchObject({
      currency: 'EUR',
      search_price: 10,
    });
    expect((await catalogue.product('UK', 'a'))?.product).toMatchObject({ currency: 'GBP', search_price: 8 });
  });

  test('an edition nothing was imported into says so', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    expect(await catalogue.version('UK')).toBe('empty');
    expect(await catalogue.version('ES')).not.toBe('empty');
  });

  test('an offer whose code is corrected moves to the other product', async () => {
    const catalogue = await catalogueOf(engine, [
      offer('a', { gtin: gtin(1) }),
      offer('b', { gtin: gtin(1), merchantId: 'm2', merchantName: 'Dos' }),
    ]);
    expect((await catalogue.list(all)).total).toBe(1);
    await importDay(catalogue, 1, [
      offer('a', { gtin: gtin(1) }),
      offer('b', { gtin: gtin(2), merchantId: 'm2', merchantName: 'Dos' }),
    ]);
    expect((await catalogue.list(all)).total).toBe(2);
  });

  test('an earlier price that has ended is gone after the import that ends it, the second of a day too', async () => {
    const catalogue = await catalogueOf(engine);
    const deals = { edition: 'ES', list: 'deals' } as const;
    await importDay(catalogue, 0.5, [offer('a', { price: 1000 })]);
    for (const n of [1.5, 31.25]) await importDay(catalogue, n, [offer('a', { price: 800 })]);
    expect((await catalogue.list(deals)).products).toMatchObject([{ id_c10: 'a', product_price_old: 10 }]);
    await importDay(catalogue, 31.75, [offer('a', { price: 800 })]);
    expect((await catalogue.list(deals)).total).toBe(0);
    expect((await catalogue.product('ES', 'a'))?.product.product_price_old).toBeUndefined();
  });

  test('closing a catalogue again does nothing', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    await catalogue.list(all);
    await Promise.all([catalogue.close(), catalogue.close()]);
    await catalogue.close();
  });
});

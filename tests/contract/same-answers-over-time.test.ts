import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Offer } from '#catalogue/offer.ts';
import { assortment } from '../api/real.ts';
import { temporaryFolder } from '../support/files.ts';
import { gtin, offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { productQuestions } from './questions.ts';
import { askApi, askFiles } from './sources.ts';
import { catalogueOf } from './support.ts';

const cut = (offers: readonly Offer[], n: number): Offer[] =>
  offers.map((each, at) => (at % 5 === n ? { ...each, price: each.price - 100 * (n + 1) } : each));

/** Days on which prices move, products come, and some go: whole ones and single offers of others. */
async function history(engine: (typeof engines)[number]) {
  const all = assortment(200);
  const gone = [
    offer('gone', { name: 'Portátil Norvik desaparecido', isbn: '9780306406157' }),
    offer('rival', { gtin: gtin(3), merchantId: 'm9', merchantName: 'Tienda Nueve', feedKey: 'test/m1/1' }),
  ];
  const late = offer('late', { name: 'Monitor tardío', category: 'computers', subcategory: 'monitors' });
  return catalogueOf(
    engine,
    [...all, ...gone],
    cut(all, 0),
    [...cut(all, 1), late],
    cut(cut(all, 2), 3).slice(3),
  );
}

describe.each(engines)('an edition of $name that has a past', (engine) => {
  test('answers the same from files, what is gone included', async () => {
    const catalogue = await history(engine);
    const api = askApi(catalogue);
    const files = await askFiles(catalogue, temporaryFolder());
    const ids = ['p0', 'q0', 'p1', 'p2', 'p3', 'q3', 'p9', 'q9', 'gone', 'rival', 'late', 'unknown'];
    const paths = [
      ...productQuestions(ids),
      '/api/products/recent?limit=100',
      '/api/products/deals?limit=100&sort=price_desc',
      '/api/search?q=norvik&sort=recent&limit=100',
      '/api/search?q=9780306406157',
      `/api/search?q=${gtin(3)}`,
      "/api/search?brand=Ac'me+%26+S%C3%B6hne",
      '/api/suggestions?q=nor&limit=20',
    ];
    for (const path of paths) expect(await files(path), path).toEqual(await api(path));
    expect(await files('/api/products/gone')).toMatchObject({ status: 200, body: { offers: [] } });
    expect(await files('/api/products/rival')).toMatchObject({ body: { product: { shops: 2 } } });
  });

  test('orders by what was used lately, as the server does', async () => {
    const catalogue = await catalogueOf(engine, assortment(60));
    for (const id of ['p7', 'p20', 'p20', 'p41']) {
      for (let visitor = 0; visitor < 9; visitor++) {
        const kind = 'offer' as const;
        catalogue.record({ edition: 'ES', kind, subject: id, visitor: `v${visitor}`, at: Date.now() });
      }
    }
    catalogue.record({ edition: 'ES', kind: 'brand', subject: 'norvik', visitor: 'v', at: Date.now() });
    const files = await askFiles(catalogue, temporaryFolder());
    const api = askApi(catalogue);
    for (const path of [
      '/api/products/popular?limit=60',
      '/api/search?q=norvik&limit=60',
      '/api/suggestions?q=nor',
    ]) {
      expect(await files(path), path).toEqual(await api(path));
    }
  });

  test('that is empty answers as the empty catalogue does', async () => {
    const catalogue = await engine.open();
    const files = await askFiles(catalogue, join(temporaryFolder(), 'site'));
    const api = askApi(catalogue);
    for (const path of [
      '/api/products/all',
      '/api/search?q=tv',
      '/api/suggestions?q=tv',
      '/api/products?ids=a',
    ]) {
      expect(await files(path), path).toEqual(await api(path));
    }
    await catalogue.close();
  });
});

test('what files cannot do is told apart from what failed', async () => {
  const engine = engines[0] as (typeof engines)[number];
  const files = await askFiles(await catalogueOf(engine, [offer('a')]), temporaryFolder());
  expect(await files('/api/products/a/click')).toMatchObject({ status: 501, body: { code: 'no_server' } });
  expect(await files('/api/products/all?country=UK')).toMatchObject({
    status: 501,
    body: { code: 'no_server' },
  });
  expect(await files('/api/products/all?country=ES')).toMatchObject({ status: 200 });
});

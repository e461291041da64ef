import { describe, expect, test } from 'vitest';
import { offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, ids, importDay } from './support.ts';

describe.each(engines)('use and order in $name', (engine) => {
  const shelf = ['a', 'b', 'c', 'd'].map((id) => offer(id, { name: 'Cafetera de goteo' }));
  const use = { edition: 'ES', kind: 'offer' } as const;

  test('products that shoppers choose come first among equals, in lists and searches, from the next import on', async () => {
    const catalogue = await catalogueOf(engine, shelf);
    const before = await catalogue.list({ edition: 'ES', list: 'popular' });
    expect(ids(before)).toEqual(['a', 'b', 'c', 'd']);
    for (const visitor of ['one', 'two', 'three']) {
      catalogue.record({ ...use, subject: 'c', visitor, at: Date.now() });
    }
    catalogue.record({ ...use, subject: 'b', visitor: 'one', at: Date.now() });
    await importDay(catalogue, 1, [...shelf, offer('e', { name: 'Cafetera de goteo' })]);

    expect(ids(await catalogue.list({ edition: 'ES', list: 'popular' }))).toEqual(['c', 'b', 'a', 'd', 'e']);
    expect(ids(await catalogue.list({ edition: 'ES', list: 'all', sort: 'popularity' }))[0]).toBe('c');
    expect(ids(await catalogue.search({ edition: 'ES', text: 'cafetera' }))[0]).toBe('c');
  });

  test('uses of another edition, of unknown offers and of gone ones change nothing', async () => {
    const catalogue = await catalogueOf(engine, shelf, shelf.slice(0, 3));
    for (const visitor of ['one', 'two', 'three']) {
      catalogue.record({ ...use, subject: 'nobody', visitor, at: Date.now() });
      catalogue.record({ ...use, subject: 'd', visitor, at: Date.now() });
      catalogue.record({ ...use, edition: 'UK', subject: 'c', visitor, at: Date.now() });
    }
    await importDay(catalogue, 2, shelf.slice(0, 3));
    expect(ids(await catalogue.list({ edition: 'ES', list: 'popular' }))).toEqual(['a', 'b', 'c']);
  });
});

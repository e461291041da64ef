import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { EditionKey } from '#editions/editions.ts';
import { ask, contentOf } from './asking.ts';
import { standIn } from './stand-in.ts';

test('the country parameter goes before the edition of the host', async () => {
  const names = async (path: string, edition: EditionKey) => {
    const response = await ask(path, standIn(), {}, { edition });
    return (await contentOf(response, calls.hierarchy.answer)).map(({ name }) => name);
  };
  expect(await names('/api/db/categories/hierarchy', 'UK')).toEqual(['Computers']);
  expect(await names('/api/db/categories/hierarchy?country=ES', 'UK')).toEqual(['Informática']);
});

test('categories are the hierarchy without its subcategories', async () => {
  expect(await contentOf(await ask('/api/categories'), calls.categories.answer)).toEqual([
    { id: 'computers', slug: 'computers', name: 'Informática', count: 3 },
  ]);
});

test('popular searches and brands are bare lists, new every half a minute', async () => {
  const searches = await ask('/api/searches/popular');
  expect(await contentOf(searches, calls.popularSearches.answer)).toEqual([
    { id: '1', texto_busqueda: 'tele 55' },
  ]);
  const brands = await ask('/api/brands/popular?limit=5');
  expect(brands.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect(await contentOf(brands, calls.popularBrands.answer)).toEqual([{ id: '1', brandName: 'Acme' }]);
});

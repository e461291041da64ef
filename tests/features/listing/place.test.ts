import { expect, test } from 'vitest';
import { parsePlace, placePath } from '#features/listing/place.ts';

test.each([
  ['/deals', { list: 'deals' }],
  ['/category/computers', { category: 'computers', list: 'all', bare: true }],
  ['/category/computers/recent', { category: 'computers', list: 'recent' }],
  ['/category/computers/laptops', { category: 'computers', subcategory: 'laptops', list: 'all', bare: true }],
  ['/category/computers/laptops/all', { category: 'computers', subcategory: 'laptops', list: 'all' }],
  ['/category/computers/laptops/recent', { category: 'computers', subcategory: 'laptops', list: 'recent' }],
  ['/subcategory/laptops', { subcategory: 'laptops', list: 'all', bare: true }],
  ['/subcategory/laptops/popular', { subcategory: 'laptops', list: 'popular' }],
] as const)('%s names its place and the place its address', (path, place) => {
  expect(parsePlace(path)).toEqual(place);
  expect(placePath(place)).toBe(path);
});

test.each([
  '/',
  '/all',
  '/category',
  '/category/deals',
  '/category/a/b/c',
  '/subcategory/a/b',
  '/about',
  '/category/../etc',
  '/category/A B',
])('%s is no list', (path) => {
  expect(parsePlace(path)).toBeNull();
});

test('the same scope has an address for each of its lists', () => {
  expect(
    placePath({ category: 'computers', subcategory: 'laptops', list: 'all', bare: true }, 'featured'),
  ).toBe('/category/computers/laptops/featured');
  expect(placePath({ list: 'deals' }, 'recent')).toBe('/recent');
});

import { expect, test } from 'vitest';
import { isCurrent, readSet, resetOf } from '#features/listing/data-set.ts';
import { changed, readQuery, writeQuery } from '#features/listing/listing-query.ts';

const after = (search: string, set: string, about: string[] = []) => {
  const query = readQuery(search, about);
  return writeQuery(changed(query, readSet(set, query, about)));
};

test.each([
  ['?sort=price_asc&condition=used', 'condition=', '?sort=price_asc'],
  ['', 'condition=new', '?condition=new'],
  ['?min_price=5&max_price=9&condition=new&sort=recent', 'condition=&min_price=&max_price=&sort=', ''],
  ['?sort=price_desc&page=3', 'sort=rating', '?sort=rating'],
  ['', 'price', '?sort=price_asc'],
  ['?sort=price_asc', 'price', '?sort=price_desc'],
  ['?sort=price_desc', 'price', '?sort=price_asc'],
] as const)('from %s, %s leads to %s', (search, set, address) => {
  expect(after(search, set)).toBe(address);
});

test('what is listed changes only by the names that say it', () => {
  expect(after('?q=tv&brand=A', 'brand=', ['q', 'brand'])).toBe('?q=tv');
  expect(after('?q=tv', 'brand=B', ['q', 'brand'])).toBe('?q=tv&brand=B');
  expect(after('?condition=used', 'brand=B')).toBe('?condition=used');
});

test('a reset takes back every filter, the order and what else was chosen, each once', () => {
  const about = ['q', 'brand'];
  expect(resetOf([])).toBe('condition=&min_price=&max_price=&sort=');
  const set = resetOf([{ set: 'q=tv' }, { set: 'brand=' }, { set: 'condition=' }]);
  expect(set).toBe('condition=&min_price=&max_price=&sort=&q=tv&brand=');
  expect(after('?q=electronics%3Etv&brand=A&condition=used&sort=recent&max_price=9', set, about)).toBe(
    '?q=tv',
  );
});

test('a link is current where it would change nothing', () => {
  const current = (search: string, set: string) => isCurrent(set, readQuery(search), 'rating');
  expect([current('', 'sort='), current('?sort=rating', 'sort='), current('?sort=recent', 'sort=')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([current('', 'condition='), current('?condition=new', 'condition=new')]).toEqual([true, true]);
  expect(['', '?sort=price_asc', '?sort=price_desc'].map((search) => current(search, 'price'))).toEqual([
    false,
    true,
    true,
  ]);
});

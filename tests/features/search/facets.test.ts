import { expect, test } from 'vitest';
import { namesIn } from '#features/search/asked.ts';
import { facetGroups, readFacets, searchChips } from '#features/search/facets.ts';
import { messagesFor } from '#i18n/messages.ts';

const texts = messagesFor('en');
const facets = {
  total: 13,
  brands: [
    { id: 'acer', brandName: 'Acer', count: 9 },
    { id: 'b-q', brandName: 'B&Q', count: 4 },
  ],
  categories: [
    {
      slug: 'computers',
      name: 'Computers',
      count: 10,
      subcategories: [
        { slug: 'monitors', name: 'Monitors', count: 6 },
        { slug: 'laptops', name: 'Laptops', count: 4 },
      ],
    },
    { slug: 'home', name: 'Home', count: 3, subcategories: [] },
  ],
};
const nameOf = namesIn(facets.categories);
const groups = (q: string, brand = '') =>
  facetGroups(facets, { q, brand, exact: false }, nameOf, texts, 'en-US').map(({ title, choices }) => [
    title,
    ...choices.map(({ name, count, set, on }) => `${on ? '*' : ''}${name} ${count ?? ''} ${set}`),
  ]);

test('a search for words can be narrowed to a category or to a brand', () => {
  expect(groups('grey')).toEqual([
    ['Category', 'Computers 10 q=computers%3Egrey', 'Home 3 q=home%3Egrey'],
    ['Brand', 'Acer 9 brand=Acer', 'B&Q 4 brand=B%26Q'],
  ]);
});

test('within a category its subcategories are offered and the way back', () => {
  expect(groups('computers>laptops>grey', 'acer')).toEqual([
    [
      'Category',
      'All categories  q=grey',
      'Computers 10 q=computers%3Egrey',
      '*Laptops 4 q=computers%3Elaptops%3Egrey',
      'Monitors 6 q=computers%3Emonitors%3Egrey',
    ],
    ['Brand', 'All brands  brand=', '*Acer 9 brand=Acer', 'B&Q 4 brand=B%26Q'],
  ]);
});

test('nothing is offered that would ask for nothing', () => {
  expect(groups('computers>')[0]).toEqual([
    'Category',
    '*Computers 10 q=computers%3E',
    'Monitors 6 q=computers%3Emonitors%3E',
    'Laptops 4 q=computers%3Elaptops%3E',
  ]);
  expect(groups('', 'Acer')[1]).toEqual(['Brand', '*Acer 9 brand=Acer', 'B&Q 4 brand=B%26Q']);
});

test('a group with nothing else to choose is left out, and more than six wait behind a press', () => {
  const one = { ...facets, total: 9, brands: facets.brands.slice(0, 1), categories: [] };
  expect(facetGroups(one, { q: '', brand: 'Acer', exact: false }, nameOf, texts, 'en-US')).toEqual([]);
  const brands = Array.from({ length: 9 }, (_, n) => ({ id: `b${n}`, brandName: `B${n}`, count: 1 }));
  const [group] = facetGroups(
    { total: 9, brands, categories: [] },
    { q: 'x', brand: '', exact: false },
    nameOf,
    texts,
    'en-US',
  );
  expect(group?.choices).toHaveLength(6);
  expect(group?.rest).toHaveLength(3);
  expect(group?.more).toBe('3 more brands');
});

test('what all of the products are narrows nothing; the only category is taken apart at once', () => {
  const of = (total: number) =>
    facetGroups(
      { total, brands: [{ id: 'a', brandName: 'A', count: 10 }], categories: facets.categories.slice(0, 1) },
      { q: 'grey', brand: '', exact: false },
      nameOf,
      texts,
      'en-US',
    ).map(({ choices }) => choices.map(({ name }) => name));
  expect(of(10)).toEqual([['Computers', 'Monitors', 'Laptops']]);
  expect(of(11)).toEqual([['Computers', 'Monitors', 'Laptops'], ['A']]);
});

test('filters can be taken back, what the search is about cannot', () => {
  const chips = (q: string, brand = '') =>
    searchChips({ q, brand, exact: false }, nameOf, texts, 'en-US').map(({ name, set }) => [name, set]);
  expect(chips('computers>laptops>grey', 'Acer')).toEqual([
    ['Computers › Laptops', 'q=grey'],
    ['Acer', 'brand='],
  ]);
  expect(chips('computers>')).toEqual([]);
  expect(chips('', 'Acer')).toEqual([]);
  expect(chips('Acer', 'Acer')).toEqual([]);
  expect(chips('acer', 'Acer')).toEqual([]);
  expect(chips('acer 14', 'Acer')).toEqual([['Acer', 'brand=']]);
  expect(chips('computers>', 'Acer')).toEqual([
    ['Computers', 'q='],
    ['Acer', 'brand='],
  ]);
});

test('what an answer says of its facets is taken as far as it can be used', () => {
  expect(readFacets({ facets, total: 13 })).toEqual(facets);
  for (const answer of [null, 7, [], {}, { facets: null }, { facets: { brands: {}, categories: 'x' } }]) {
    expect(readFacets(answer)).toEqual({ total: 0, brands: [], categories: [] });
  }
  expect(
    readFacets({ facets: { brands: [null, { id: 'a' }], categories: [{ slug: 'x', name: 'X', count: 1 }] } }),
  ).toEqual({ total: 0, brands: [], categories: [{ slug: 'x', name: 'X', count: 1, subcategories: [] }] });
});

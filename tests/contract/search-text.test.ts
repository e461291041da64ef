import { expect, test } from 'vitest';
import { readSearchText } from '#contract/search-text.ts';

test.each([
  ['tele 55', { text: 'tele 55' }],
  ['computers>', { category: 'computers' }],
  ['computers>laptops>', { category: 'computers', subcategory: 'laptops' }],
  ['Informática > Portátiles > hp 15', { category: 'computers', subcategory: 'laptops', text: 'hp 15' }],
  ['informatica>', { category: 'computers' }],
  ['computers>nowhere>', { category: 'computers', text: 'nowhere' }],
  ['nowhere>laptops>x', { text: 'nowhere laptops x' }],
  ['a > b', { text: 'a b' }],
  ['>', {}],
  ['', {}],
])('"%s" is read as %o', (text, expected) => {
  expect(readSearchText(text)).toEqual(expected);
});

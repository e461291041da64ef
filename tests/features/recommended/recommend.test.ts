import { expect, test } from 'vitest';
import { kindsOf, mix } from '#features/recommended/recommend.ts';
import { adding, readSeen } from '#features/recommended/seen.ts';

const of = (...kinds: (string | undefined)[]) => kinds.map((subcategory_slug) => ({ subcategory_slug }));
const product = (id: string, in_stock = true) => ({ id_c10: id, in_stock });
const ids = (products: { id_c10: string }[]) => products.map(({ id_c10 }) => id_c10);

test('three kinds at most, those seen most first, then the latest', () => {
  expect(kindsOf(of('rings', 'laptops', 'vases', 'laptops', undefined, 'bags'))).toEqual([
    'laptops',
    'rings',
    'vases',
  ]);
});

test('products come from each kind in turn, in stock, not seen, none twice', () => {
  const lists = [
    [product('a'), product('seen'), product('b')],
    [product('x'), product('a'), product('sold-out', false), product('y')],
  ];
  expect(ids(mix(lists, ['seen'], 3))).toEqual(['a', 'x', 'b']);
  expect(ids(mix(lists, ['seen'], 9))).toEqual(['a', 'x', 'b', 'y']);
  expect(mix([], [], 4)).toEqual([]);
});

test('the latest product is in front, once, and twenty are kept', () => {
  expect(adding(['a', 'b'], 'b')).toEqual(['b', 'a']);
  const many = Array.from({ length: 20 }, (_, n) => String(n));
  expect(adding(many, 'new')).toHaveLength(20);
});

test.each([[null], ['{'], ['{}'], ['"a"']])('%j in the storage counts as nothing', (text) => {
  expect(readSeen(text)).toEqual([]);
});

test('only ids are read from the storage', () => {
  expect(readSeen('["a",1,null,"b"]')).toEqual(['a', 'b']);
});

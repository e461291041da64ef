import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { createIdentifier, itemOf, wordsOf } from './known-items.ts';
import { KINDS, queriesOf } from './known-kinds.ts';
import { randomOf } from './metrics.ts';
import { modelSpellings, otherNumber, unitSpellings } from './spellings.ts';
import { mistype } from './typing-errors.ts';

const product = (id: string, c10_product_name: string, more: Partial<Product> = {}) =>
  ({ id_c10: id, c10_product_name, ...more }) as Product;

const items = [
  product('1', 'Televisor Norvik 55" negro', { brand_name: 'Norvik' }),
  product('2', 'Televisor Norvik 43" negro', { brand_name: 'Norvik' }),
  product('3', 'Televisor Norvik 43" negro', { brand_name: 'Norvik' }),
  product('4', 'Cámara Optara 43 negro'),
].map(itemOf);
const identifier = createIdentifier(items);
const [first, second, , fourth] = items as [(typeof items)[0], (typeof items)[0], unknown, (typeof items)[0]];

test('words are folded, and a number is one word with its unit', () => {
  expect(wordsOf('Cámara 24 MP, 1,5 l, 55 pulgadas/WH-1000XM4')).toEqual([
    'camara',
    '24mp',
    '1.5l',
    '55in',
    'wh',
    '1000xm4',
  ]);
});

test('a query is the fewest words that mean the product, two at least, in the order of the name', () => {
  expect(identifier.identify(first, [])?.chunks.map(({ text }) => text)).toEqual(['Norvik', '55"']);
});

test('a product of the same name is as right', () => {
  expect(identifier.identify(second, [])?.right).toEqual(new Set(['2', '3']));
});

test('a product that no words tell from another is left aside', () => {
  const twins = [product('1', 'Norvik 55'), product('2', 'Norvik 55 negro')].map(itemOf);
  expect(createIdentifier(twins).identify(twins[0] as (typeof twins)[0], [])).toBeNull();
});

test('a beginning means a product only where no other product has a word that begins so', () => {
  const meant = identifier.identify(fourth, []);
  const camera = fourth.chunks[0];
  if (!meant || !camera) throw new Error('the camera has words');
  expect(identifier.meansBeginning(meant, camera, 'cam')).toBe(true);
  expect(identifier.meansBeginning({ ...meant, chunks: [camera] }, camera, '')).toBe(false);
});

test('each kind is drawn alike from the same seed', () => {
  for (const kind of KINDS) {
    const draw = (seed: number) =>
      queriesOf(kind, items, 4, { identifier, edition: 'ES', random: randomOf(seed) }).map(
        ({ text }) => text,
      );
    expect(draw(5)).toEqual(draw(5));
  }
});

test.each([
  ['WH-1000XM4', ['WH1000XM4', 'WH 1000XM4']],
  ['PB3010', ['PB 3010', 'PB-3010']],
  ['S5110/06', ['S511006', 'S5110 06', 'S5110-06']],
  ['128GB', []],
  ['Norvik', []],
])('a model number %s is also written %j', (text, ways) => expect(modelSpellings(text)).toEqual(ways));

test.each([
  ['55"', 'ES', '55 pulgadas'],
  ['1 TB', 'ES', '1tb'],
  ['1,5 l', 'UK', '1.5 litres'],
] as const)('%s is also written so in %s: %s', (text, edition, way) =>
  expect(unitSpellings(text, edition)).toContain(way),
);

test.each([
  ['auricular', 'ES', 'auriculares'],
  ['luces', 'ES', 'luce'],
  ['cable', 'ES', 'cables'],
  ['battery', 'UK', 'batteries'],
  ['watches', 'UK', 'watch'],
  ['glass', 'UK', null],
] as const)('the other number of %s in %s is %s', (word, edition, other) =>
  expect(otherNumber(word, edition)).toBe(other),
);

test('a typing error leaves out, adds, replaces or swaps one letter, and keeps the first', () => {
  const random = randomOf(3);
  const wrong = Array.from({ length: 200 }, () => mistype('cafetera', random));
  const lengths = new Set(wrong.map(({ length }) => length));
  expect(lengths).toEqual(new Set([7, 8, 9]));
  expect(wrong.every((word) => word.startsWith('c'))).toBe(true);
  expect(wrong).toContain('cafeetra');
});

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { LISTS, SORTS } from '#contract/choices.ts';
import { importSamples } from '#feeds/samples.ts';
import { removeFolder, unmanagedFolder } from '../support/files.ts';
import { type Ask, askApi, askFiles } from './sources.ts';

const folder = unmanagedFolder();
let catalogue: Catalogue;
let api: Ask;
let files: Ask;

beforeAll(async () => {
  catalogue = openSqlite(join(folder, 'catalogue.sqlite'));
  await importSamples({ catalogue, now: new Date('2026-11-21T12:00:00.000Z') });
  api = askApi(catalogue);
  files = await askFiles(catalogue, join(folder, 'site'));
}, 120_000);
afterAll(async () => {
  await catalogue.close();
  removeFolder(folder);
});

const same = async (path: string) => {
  const [expected, found] = await Promise.all([api(path), files(path)]);
  expect(found, path).toEqual(expected);
};

const SCOPES = ['', '/category/computers', '/category/computers/laptops', '/subcategory/laptops'];
const FILTERS = ['', 'condition=used', 'min_price=20&max_price=300', 'exclude_deals=true&max_price=99.99'];

describe.each(LISTS)('the list %s', (list) => {
  test.each(SCOPES)('is the same in the scope "%s", in every order and with every filter', async (scope) => {
    for (const filter of FILTERS) {
      for (const sort of ['', ...SORTS.map((one) => `sort=${one}`)]) {
        for (const page of ['', 'page=2', 'page=3&limit=7', 'page=9999']) {
          await same(`/api/products/${list}${scope}?${[filter, sort, page].filter(Boolean).join('&')}`);
        }
      }
    }
  });
});

test('the lists are lists of something', async () => {
  const { body } = await files('/api/products/all');
  expect(body).toMatchObject({ total: expect.any(Number) });
  expect((body as { total: number }).total).toBeGreaterThan(500);
});

test('the directory and what is popular are the same', async () => {
  for (const path of ['/db/categories/hierarchy', '/categories', '/searches/popular', '/brands/popular']) {
    await same(`/api${path}`);
  }
  await same('/api/brands/popular?limit=50');
  await same('/api/searches/popular?limit=3');
});

const TEXTS = [
  'portátil',
  'portatil gaming',
  'televisor 55 pulgadas',
  '55"',
  'auriculares bluetooth',
  'auriclares',
  'smartpone',
  'cafetera',
  'cafet',
  'robot aspirador',
  'robotaspirador',
  'wh1000',
  'wh-1000xm4',
  'iphone 12',
  'nevera',
  'mejor',
  'zapatillas mujer',
  'nadie lo vende xyzzy',
  'computers>',
  'computers>laptops>',
  'computers>ssd',
  'silla oficina negra',
  'norvik',
  '256 gb',
  'bicicleta',
  '',
  'a',
  'camiseta algodon roja talla m',
  '0-306-40615-2',
  '4000000000015',
];

describe('searches', () => {
  test.each(TEXTS)('for "%s" are the same, in every order and with every filter', async (text) => {
    const q = `q=${encodeURIComponent(text)}`;
    for (const more of [
      '',
      '&limit=100',
      '&page=2',
      '&sort=price_asc',
      '&sort=rating',
      '&sort=recent',
      '&sort=popular',
      '&condition=used',
      '&max_price=50',
      '&category=computers',
      '&subcategory=laptops',
      '&exact_words=true',
      '&brand=norvik',
      '&exclude_deals=true&min_price=10',
    ])
      await same(`/api/search?${q}${more}`);
    await same(`/api/products/price-range?query=${encodeURIComponent(text)}`);
    await same(`/api/products/price-range?type=search&query=${encodeURIComponent(text)}&condition=new`);
  });

  test.each(['po', 'por', 'port', 'sam', 'televisr', 'auriclares ina', 'x', '', 'robot a', 'ssd 1', 'zz'])(
    'suggestions for "%s" are the same',
    async (text) => {
      const q = encodeURIComponent(text);
      for (const call of ['suggestions', 'search/suggestions', 'brands/suggestions']) {
        await same(`/api/${call}?q=${q}`);
        await same(`/api/${call}?q=${q}&limit=20`);
      }
    },
  );
});

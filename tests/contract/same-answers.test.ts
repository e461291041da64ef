import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { LISTS, SORTS } from '#contract/choices.ts';
import { importSamples } from '#feeds/samples.ts';
import { randomOf } from '../relevance/metrics.ts';
import { mistype } from '../relevance/typing-errors.ts';
import { removeFolder, unmanagedFolder } from '../support/files.ts';
import {
  listQuestions,
  otherQuestions,
  productQuestions,
  searchQuestions,
  suggestionQuestions,
} from './questions.ts';
import { type Ask, askApi, askFiles } from './sources.ts';

/** What the API answers from SQLite and what browsers answer from files, over the same catalogue. */
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

async function same(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const [expected, found] = await Promise.all([api(path), files(path)]);
    expect(found, path).toEqual(expected);
  }
}

test('there is something to compare', async () => {
  const total = async (path: string) => ((await api(path)).body as { total: number }).total;
  expect(await total('/api/products/all')).toBeGreaterThan(500);
  expect(await total('/api/search?q=auriclares')).toBeGreaterThan(0);
});

describe.each(Object.entries(listQuestions))('the list %s', (_, paths) => {
  test('is the same in every order, with every filter and on every page', () => same(paths));
});
describe.each(Object.entries(searchQuestions))('the search for %s', (_, paths) => {
  test('finds the same in every order and with every filter', () => same(paths));
});
describe.each(Object.entries(suggestionQuestions))('what %s may be the beginning of', (_, paths) => {
  test('is the same', () => same(paths));
});
describe.each(Object.entries(otherQuestions))('%s', (_, paths) => {
  test('is the same', () => same(paths));
});

test('products and their details are the same', async () => {
  const { products } = await catalogue.list({ edition: 'ES', list: 'all', limit: 60 });
  await same(productQuestions(products.map(({ id_c10 }) => id_c10)));
});

const word = fc.constantFrom(
  ...[
    'portátil',
    'auriculares',
    'samsung',
    'negro',
    'mujer',
    'robot',
    'aspirador',
    '55',
    'pulgadas',
    '128gb',
    'cafe',
  ],
  ...['zapatilas', 'televisr', 'bluetoth', 'ipone', 'wifi', 'camara', 'libro', 'reloj', 'hp', 'lg', 'xyz12'],
);
const parameters = fc.record(
  {
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.integer({ min: 1, max: 100 }),
    condition: fc.constantFrom('all', 'new', 'used', 'refurbished'),
    exclude_deals: fc.constantFrom('true', 'false'),
    min_price: fc.integer({ min: 0, max: 300 }),
    max_price: fc.integer({ min: 10, max: 2000 }),
  },
  { requiredKeys: [] },
);
const scope = fc.constantFrom(
  {},
  { category: 'computers' },
  { subcategory: 'laptops' },
  { category: 'fashion' },
);
const search = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    parameters,
    scope,
    fc.constantFrom({}, { brand: 'samsung' }),
  )
  .map(([words, ...more]) => ['/api/search', Object.assign({ q: words.join(' ') }, ...more)] as const);
const list = fc
  .tuple(
    fc.constantFrom(...LISTS),
    fc.constantFrom('', '/category/electronics', '/subcategory/televisions'),
    parameters,
  )
  .map(([kind, place, more]) => [`/api/products/${kind}${place}`, more] as const);

test('random requests are answered alike', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(search, list), ([path, query]) =>
      same([`${path}?${new URLSearchParams(query as Record<string, string>)}`]),
    ),
    { numRuns: 300 },
  );
}, 60_000);

/** Misspelt words are looked for among the likeliest words first, so that browsers take a part of the vocabulary. */
const LEAST_ALIKE = 0.95;

test('what misspelt searches find is the same, but for one in twenty at most', async () => {
  const random = randomOf(7);
  const { products } = await catalogue.list({ edition: 'ES', list: 'all', limit: 400 });
  const words = [
    ...new Set(products.flatMap((product) => product.c10_product_name.match(/\p{L}{5,}/gu) ?? [])),
  ];
  const texts = words
    .slice(0, 400)
    .map((word, at) => (at % 4 === 0 ? mistypedAtFirst(word, at) : mistype(word, random)));
  let alike = 0;
  for (const text of texts) {
    const path = `/api/search?limit=10&q=${encodeURIComponent(text)}`;
    const [expected, found] = await Promise.all([api(path), files(path)]);
    if (isDeepStrictEqual(found, expected)) alike++;
  }
  expect(alike / texts.length).toBeGreaterThanOrEqual(LEAST_ALIKE);
});

/** The first letter left out, swapped with the second, another, or one too many. */
function mistypedAtFirst(word: string, at: number): string {
  const [first = '', second = ''] = word;
  const begun = ['', second + first, 'x', `e${first}`][(at / 4) % 4] as string;
  return begun + word.slice(begun.length === 2 && begun !== `e${first}` ? 2 : 1);
}

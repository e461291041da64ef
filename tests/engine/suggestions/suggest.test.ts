import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestionSchema } from '#contract/search.ts';
import { buildSpelling } from '#engine/spelling/build.ts';
import { openSpelling } from '#engine/spelling/spelling.ts';
import { buildCompletions } from '#engine/suggestions/build.ts';
import { categoryEntries } from '#engine/suggestions/categories.ts';
import { openCompletions } from '#engine/suggestions/completions.ts';
import { keyOf } from '#engine/suggestions/key.ts';
import { type SuggestSources, suggest, suggestBrands } from '#engine/suggestions/suggest.ts';

const products = [
  'Samsung Galaxy S24 128 GB',
  'Samsung Galaxy Buds',
  'Sony WH-1000XM4 auriculares inalámbricos',
  'Auriculares Philips',
  'Auriculares  philips',
  'Portátil HP 15',
].map((text, n) => ({
  kind: 'product' as const,
  text,
  id_c10: `p${n}`,
  search_price: 10,
  currency: 'EUR',
  seen_at: '2026-11-20T06:00:00Z',
}));
const named = (texts: string[]) =>
  openCompletions(buildCompletions(texts.map((text, n) => ({ text, id: `${text}-id`, weight: 100 - n }))));

const sources: SuggestSources = {
  searches: named([
    'auriculares inalámbricos',
    'auriculares sony',
    'samsung',
    'samsung galaxy',
    'portátil 16 GB',
  ]),
  brands: named(['Samsung', 'Sony', 'Philips', 'HP']),
  categories: openCompletions(
    buildCompletions(
      categoryEntries(
        'es',
        new Map([
          ['electronics', 90],
          ['headphones', 50],
          ['laptops', 20],
        ]),
      ),
    ),
  ),
  products(text, limit) {
    const words = text.split(' ');
    const last = words.pop() as string;
    return products
      .filter((product) => {
        const has = keyOf(product.text).split(' ');
        return words.every((word) => has.includes(word)) && has.some((word) => word.startsWith(last));
      })
      .slice(0, limit);
  },
  spelling: () =>
    openSpelling(
      buildSpelling(
        products.flatMap(({ text }) => keyOf(text).split(' ')).map((word) => ({ word, frequency: 1 })),
      ),
    ),
};
const lines = (text: string, limit = 10) =>
  suggest({ text, limit }, sources).map((each) => `${each.kind}: ${each.text}`);

test('searches come first, then brands, categories and products, none twice', () => {
  expect(lines('aur')).toEqual([
    'search: auriculares inalámbricos',
    'search: auriculares sony',
    'category: Auriculares',
    'product: Sony WH-1000XM4 auriculares inalámbricos',
    'product: Auriculares Philips',
  ]);
  expect(lines('sams')).toEqual([
    'search: samsung galaxy',
    'brand: Samsung',
    'product: Samsung Galaxy S24 128 GB',
    'product: Samsung Galaxy Buds',
  ]);
});

test('a suggestion says where it leads', () => {
  expect(suggest({ text: 'auriculares', limit: 10 }, sources)[2]).toEqual({
    kind: 'category',
    text: 'Auriculares',
    category: 'electronics',
    subcategory: 'headphones',
  });
  expect(suggest({ text: 'electr', limit: 10 }, sources)).toEqual([
    { kind: 'category', text: 'Electrónica', category: 'electronics' },
  ]);
  expect(suggest({ text: 'philips', limit: 10 }, sources)).toEqual([
    { kind: 'brand', text: 'Philips', id: 'Philips-id' },
    products[3],
  ]);
});

test('a misspelt beginning is corrected', () => {
  expect(lines('samsng gal')).toEqual([
    'search: samsung galaxy',
    'product: Samsung Galaxy S24 128 GB',
    'product: Samsung Galaxy Buds',
  ]);
  expect(lines('portatli')).toEqual([
    'search: portátil 16 GB',
    'category: Portátiles',
    'product: Portátil HP 15',
  ]);
});

test('numbers and models stay as typed while the rest is corrected', () => {
  expect(lines('portatli 15')).toEqual(['product: Portátil HP 15']);
  expect(lines('samsng galaxi s24')).toEqual(['product: Samsung Galaxy S24 128 GB']);
  expect(lines('galxy 128')).toEqual(['product: Samsung Galaxy S24 128 GB']);
});

test('all kinds follow the reading that the products have words for', () => {
  const other = { ...sources, searches: named(['cafetera espresso']), brands: named(['Nespresso']) };
  const spelling = openSpelling(buildSpelling([{ word: 'nespresso', frequency: 9 }]));
  expect(suggest({ text: 'nespreso', limit: 5 }, { ...other, spelling: () => spelling })).toEqual([
    { kind: 'brand', text: 'Nespresso', id: 'Nespresso-id' },
  ]);
});

test('where the products have no word for it, each kind is corrected by its own words', () => {
  const other = { ...sources, searches: named(['vuelos baratos']) };
  expect(suggest({ text: 'buelos', limit: 5 }, other)).toEqual([{ kind: 'search', text: 'vuelos baratos' }]);
});

test('what begins as typed stays before what is corrected', () => {
  const sonic = { ...sources, brands: named(['Sonic']), searches: named(['auriculares sony']) };
  expect(suggest({ text: 'soni', limit: 10 }, sonic)).toEqual([
    { kind: 'brand', text: 'Sonic', id: 'Sonic-id' },
    { kind: 'search', text: 'auriculares sony' },
    products[2],
  ]);
  expect(lines('hp')).toEqual(['brand: HP', 'product: Portátil HP 15']);
});

test('a short list still holds every kind it can, in order', () => {
  expect(lines('aur', 2)).toEqual(['search: auriculares inalámbricos', 'category: Auriculares']);
  expect(lines('aur', 1)).toEqual(['search: auriculares inalámbricos']);
  expect(lines('aur', 0)).toEqual([]);
});

test.each(['', ' ', 'a', ' a ', '¿?', '...a'])('%j suggests nothing', (text) => {
  expect(lines(text)).toEqual([]);
  expect(suggestBrands({ text, limit: 5 }, sources.brands)).toEqual([]);
});

test('a text of 10,000 characters is cut', () => {
  expect(lines(`auriculares ${'x'.repeat(10_000)}`)).toEqual([]);
  expect(lines(`${' '.repeat(90)}auriculares ${'x'.repeat(10_000)}`)).toEqual(lines('auricular'));
});

test('brands are suggested as typed, or corrected where none begins so', () => {
  expect(suggestBrands({ text: 'so', limit: 5 }, sources.brands)).toEqual([
    { id: 'Sony-id', brandName: 'Sony' },
  ]);
  expect(suggestBrands({ text: 'phillips', limit: 5 }, sources.brands)).toEqual([
    { id: 'Philips-id', brandName: 'Philips' },
  ]);
});

test('categories without products are not suggested', () => {
  expect(categoryEntries('en', new Map([['headphones', 7]]))).toEqual([
    { text: 'Headphones', id: 'electronics>headphones', weight: 7 },
  ]);
});

test('any text gives suggestions of the contract, no two alike, within the limit, the same each time', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.string({ unit: fc.constantFrom(...'aursmngylhpti 5-'), maxLength: 12 }),
    fc.constantFrom(...products).map(({ text }) => text.slice(0, 9)),
  );
  fc.assert(
    fc.property(typed, fc.nat(12), (text, limit) => {
      const found = suggest({ text, limit }, sources);
      for (const each of found) expect(suggestionSchema.parse(each)).toEqual(each);
      expect(new Set(found.map((each) => keyOf(each.text))).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(suggest({ text, limit }, sources)).toEqual(found);
    }),
    { numRuns: 500 },
  );
});

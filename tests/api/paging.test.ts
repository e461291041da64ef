import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCalls } from '#contract/calls.ts';
import type { Product } from '#contract/product.ts';
import { SORTS } from '#contract/query.ts';
import { engines } from '../contract/engines.ts';
import { realApi } from './real.ts';

const PARTS: Readonly<Record<string, string>> = { category: 'computers', subcategory: 'laptops' };
const LISTS = listCalls.map(
  ({ path }) => `/api${path.replace(/\{(\w+)\}/g, (_, name) => PARTS[name] ?? '')}`,
);
const SEARCHES = [
  '/api/search?q=norvik',
  '/api/search?q=portatil+norvik',
  '/api/search?q=computers%3Emonitor',
  '/api/search?brand=norvik',
  '/api/search?q=norvick',
];

const question = fc.record({
  start: fc.constantFrom(...LISTS, ...SEARCHES),
  sort: fc.constantFrom(undefined, ...SORTS),
});
const filters = fc.record({
  condition: fc.constantFrom(undefined, 'new', 'used', 'refurbished', 'all'),
  min_price: fc.constantFrom(undefined, '0', '10', '14.99', '15'),
  max_price: fc.constantFrom(undefined, '15', '20', '35'),
  exclude_deals: fc.constantFrom(undefined, 'true', 'false'),
});
type Parameters = Readonly<Record<string, string | number | undefined>>;

const withParameters = (start: string, parameters: Parameters) => {
  const url = new URL(start, 'http://localhost');
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.append(name, String(value));
  }
  return url.pathname + url.search;
};

describe.each(engines)('pages over $name', (engine) => {
  const setUp = async () => {
    const { get } = await realApi(engine, 60);
    const page = async (start: string, parameters: Parameters) => {
      const response = await get(withParameters(start, parameters));
      expect(response.status).toBe(200);
      return (await response.json()) as { products: Product[]; total: number };
    };
    const all = async (start: string, parameters: Parameters) => {
      const { products, total } = await page(start, { ...parameters, limit: 100 });
      expect(products).toHaveLength(total);
      return products.map(({ id_c10 }) => id_c10);
    };
    return { page, all };
  };

  test('paging visits every product exactly once, and the total is their count', async () => {
    const { page, all } = await setUp();
    await fc.assert(
      fc.asyncProperty(question, filters, fc.integer({ min: 3, max: 40 }), async (asked, narrowed, limit) => {
        const parameters = { ...narrowed, sort: asked.sort };
        const seen: string[] = [];
        for (let number = 1, last = false; !last; number++) {
          const { products, total } = await page(asked.start, { ...parameters, limit, page: number });
          seen.push(...products.map(({ id_c10 }) => id_c10));
          last = number * limit >= total;
          if (last) expect(seen).toHaveLength(total);
          else expect(products).toHaveLength(limit);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(await all(asked.start, parameters));
      }),
      { numRuns: 150 },
    );
  });

  test('every order has the same products', async () => {
    const { all } = await setUp();
    for (const start of [...LISTS, ...SEARCHES]) {
      const usual = (await all(start, {})).toSorted();
      for (const sort of SORTS) expect((await all(start, { sort })).toSorted()).toEqual(usual);
    }
  });

  test('filters commute: together they leave what each of them leaves', async () => {
    const { all } = await setUp();
    await fc.assert(
      fc.asyncProperty(question, filters, async ({ start, sort }, narrowed) => {
        const together = await all(start, { sort, ...narrowed });
        const reversed = Object.fromEntries(Object.entries(narrowed).toReversed());
        expect(await all(start, { ...reversed, sort })).toEqual(together);
        let left = await all(start, { sort });
        for (const [name, value] of Object.entries(narrowed)) {
          const alone = new Set(await all(start, { sort, [name]: value }));
          left = left.filter((id) => alone.has(id));
        }
        expect(left).toEqual(together);
      }),
      { numRuns: 150 },
    );
  });

  test('a page beyond the last is empty and knows the total', async () => {
    const { page } = await setUp();
    for (const start of [...LISTS, ...SEARCHES]) {
      const { total } = await page(start, {});
      expect(total).toBeGreaterThan(0);
      expect(await page(start, { page: 1_000 })).toMatchObject({ products: [], total });
    }
  });
});

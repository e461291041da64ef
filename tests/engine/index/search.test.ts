import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONDITIONS } from '#contract/product.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { Filters, SearchRequest } from '#engine/requests.ts';
import { impactsOf, type Made, NAMES, plain, products, snapshotOf, word } from './catalogues.ts';
import {
  filters,
  isInScope,
  numbersOf,
  paging,
  passes,
  priceRangeOf,
  scope,
  sort,
  sorted,
} from './requests.ts';

const edition = 'ES' as const;
const EVERY = 1000;
const text = fc
  .array(fc.oneof(word, word, fc.constantFrom('monitr', 'portat', 'nada', 'xm', '💡')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((words) => words.join(' '));
const brand = fc.constantFrom('Norvik', 'AURELIO ', 'unknown');

/** The numbers a request finds on one page that holds all, with the rest of the answer. */
const whole = (snapshot: Snapshot, request: Omit<SearchRequest, 'edition'>) =>
  snapshot.search({ edition, ...request, limit: EVERY });
const brandOf = (made: Made) => NAMES.brands[made.brand - 1]?.key;
const isOfBrand = (made: Made, wanted: string | undefined) =>
  wanted === undefined || brandOf(made) === wanted.trim().toLowerCase();

describe('a search', () => {
  test('finds by filters what it finds without them and they let pass, in the same order', () => {
    fc.assert(
      fc.property(
        products,
        text,
        scope,
        filters,
        fc.option(brand, { nil: undefined }),
        (all, text, scope, filters, brand) => {
          const snapshot = snapshotOf(all);
          const found = whole(snapshot, { text, ...scope }).products;
          const isLeft = (number: number) =>
            passes(all[number - 1] as Made, filters) && isOfBrand(all[number - 1] as Made, brand);
          const narrowed = whole(snapshot, {
            text,
            ...scope,
            ...filters,
            ...(brand !== undefined && { brand }),
          });
          expect(narrowed.products).toEqual(found.filter(isLeft));
          expect(narrowed.total).toBe(narrowed.products.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('finds products on sale and in scope, each once and with one of the terms', () => {
    fc.assert(
      fc.property(products, text, scope, (all, text, scope) => {
        const { products: found, terms } = whole(snapshotOf(all), { text, ...scope });
        expect(new Set(found).size).toBe(found.length);
        for (const number of found) {
          const made = all[number - 1] as Made;
          expect(made.gone).toBe(false);
          expect(isInScope(made, scope)).toBe(true);
          expect([...impactsOf(made.texts).keys()].some((term) => terms.has(term))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('finds every product that has all of its words', () => {
    fc.assert(
      fc.property(products, fc.array(word, { minLength: 1, maxLength: 2 }), (all, words) => {
        const asked = [
          ...impactsOf({
            name: '',
            brand: '',
            category: '',
            keywords: '',
            summary: '',
            body: words.join(' '),
          }).keys(),
        ];
        const wanted = numbersOf(all, ({ texts }) => {
          const held = impactsOf(texts);
          return asked.every((term) => held.has(term));
        });
        const { products: found } = whole(snapshotOf(all), { text: words.join(' ') });
        expect(found).toEqual(expect.arrayContaining(wanted));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same page by page, in every sort', () => {
    fc.assert(
      fc.property(
        products,
        text,
        fc.option(sort, { nil: undefined }),
        paging,
        (all, text, sort, { limit }) => {
          const snapshot = snapshotOf(all);
          const request = { text, ...(sort && { sort }) };
          const { products: expected, total } = whole(snapshot, request);
          const seen: number[] = [];
          for (let page = 1; page <= Math.ceil(total / limit) + 1; page++) {
            const answer = snapshot.search({ edition, ...request, page, limit });
            expect(answer.total).toBe(total);
            seen.push(...answer.products);
          }
          expect(seen).toEqual(expected);
          if (sort && sort !== 'relevance') expect(seen).toEqual(sorted(seen, all, sort));
        },
      ),
    );
  });

  test('of a brand or a scope alone finds all of it, the most popular first', () => {
    fc.assert(
      fc.property(
        products,
        fc.option(brand, { nil: undefined }),
        scope,
        filters,
        (all, brand, scope, filters) => {
          fc.pre(brand !== undefined || Object.keys(scope).length > 0);
          const wanted = numbersOf(
            all,
            (made) => isOfBrand(made, brand) && isInScope(made, scope) && passes(made, filters),
          );
          const found = whole(snapshotOf(all), {
            ...scope,
            ...filters,
            ...(brand !== undefined && { brand }),
          });
          expect(found.products).toEqual(sorted(wanted, all, 'relevance'));
        },
      ),
    );
  });
});

describe('facets', () => {
  const without = (filters: Filters, ...names: (keyof Filters)[]): Filters =>
    Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name as keyof Filters)));

  test('count each dimension under all filters but its own', () => {
    fc.assert(
      fc.property(
        products,
        text,
        filters,
        fc.option(brand, { nil: undefined }),
        (all, text, filters, brand) => {
          const snapshot = snapshotOf(all);
          const found = whole(snapshot, { text }).products;
          const { facets } = whole(snapshot, { text, ...filters, ...(brand !== undefined && { brand }) });
          const left = (filters: Filters, brand?: string) =>
            found.filter(
              (number) =>
                passes(all[number - 1] as Made, filters) && isOfBrand(all[number - 1] as Made, brand),
            );
          const count = (numbers: number[], isWanted: (made: Made) => boolean) =>
            numbers.filter((number) => isWanted(all[number - 1] as Made)).length;

          const byBrand = left(filters);
          expect(Object.fromEntries(facets.brands.map(({ id, count }) => [id, count]))).toEqual(
            counted(NAMES.brands.map(({ key }) => [key, count(byBrand, (made) => brandOf(made) === key)])),
          );
          const byCondition = left(without(filters, 'condition'), brand);
          expect(facets.conditions.map(({ condition, count }) => [condition, count])).toEqual(
            CONDITIONS.map((condition) => [
              condition,
              count(byCondition, (made) => passes(made, { condition })),
            ]).filter(([, held]) => held !== 0),
          );
          expect(facets.price).toEqual(
            priceRangeOf(left(without(filters, 'minPrice', 'maxPrice'), brand), all),
          );
          const byScope = left(filters, brand);
          expect(Object.fromEntries(facets.categories.map(({ slug, count }) => [slug, count]))).toEqual(
            counted(
              NAMES.categories.map((category) => [
                category,
                count(byScope, (made) => isInScope(made, { category })),
              ]),
            ),
          );
          for (const { slug: category, subcategories } of facets.categories) {
            for (const { slug: subcategory, count: held } of subcategories) {
              expect(held).toBe(count(byScope, (made) => isInScope(made, { category, subcategory })));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('count the chosen category as many as were found in it, and the others as well', () => {
    fc.assert(
      fc.property(products, text, fc.constantFrom(...NAMES.categories), (all, text, category) => {
        const { facets, total } = whole(snapshotOf(all), { text, category });
        expect(facets.categories.find(({ slug }) => slug === category)?.count ?? 0).toBe(total);
      }),
    );
  });

  const counted = (counts: (readonly [string, number])[]) =>
    Object.fromEntries(counts.filter(([, count]) => count > 0));
});

describe('the past of an index', () => {
  test('changes nothing that a search finds, nor its order', () => {
    fc.assert(
      fc.property(products, fc.array(word, { minLength: 1, maxLength: 3 }), (all, words) => {
        const fresh = all.map((made) => ({ ...made, stale: undefined, segment: 1 }));
        const text = words.join(' ');
        const expected = whole(snapshotOf(fresh, all), { text });
        const { products: found, total, facets } = whole(snapshotOf(all), { text });
        expect({ found, total, facets }).toEqual({
          found: expected.products,
          total: expected.total,
          facets: expected.facets,
        });
      }),
      { numRuns: 300 },
    );
  });

  test.each(['bicicleta', 'bicicleto'])('leaves no word to be found or corrected to: %s', (text) => {
    const gone = { ...plain, texts: { ...plain.texts, name: 'bicicleta' }, gone: true };
    const found = whole(snapshotOf([gone, plain]), { text });
    expect(found).toMatchObject({ products: [], total: 0 });
    expect(found).not.toHaveProperty('corrected');
    expect(whole(snapshotOf([gone, plain]), { text: `monitor ${text}` })).toMatchObject({
      products: [2],
      corrected: 'monitor',
    });
  });
});

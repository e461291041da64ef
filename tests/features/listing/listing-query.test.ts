import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONDITIONS, SORTS } from '#contract/choices.ts';
import { listQuerySchema } from '#contract/query.ts';
import {
  callQuery,
  changed,
  type ListingQuery,
  readPrice,
  readQuery,
  writeQuery,
} from '#features/listing/listing-query.ts';

const ABOUT = ['q', 'brand'];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const price = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  sort: maybe(fc.constantFrom(...SORTS)),
  condition: maybe(fc.constantFrom(...CONDITIONS)),
  min_price: maybe(price),
  max_price: maybe(price),
  about: fc.dictionary(fc.constantFrom(...ABOUT), words),
});

describe('the address', () => {
  test('says whatever can be chosen, and is read again as the same', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readQuery(writeQuery(query), ABOUT)).toEqual(query);
      }),
    );
  });

  test('is one that the calls and the on-demand pages take', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const sent = Object.fromEntries(new URLSearchParams(writeQuery({ ...query, about: {} })));
        expect(listQuerySchema.safeParse(sent).success).toBe(true);
      }),
    );
  });

  test('is read without a throw whatever it holds, and what is read is usable', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('page', 'sort', 'min_price', 'q'), (text, name) => {
        for (const search of [text, `?${name}=${text}`, `?${name}=${encodeURIComponent(text)}`]) {
          const read = readQuery(search, ABOUT);
          expect(readQuery(writeQuery(read), ABOUT)).toEqual(read);
        }
      }),
    );
  });

  test('leaves out what is as it is without it', () => {
    expect(writeQuery({ page: 1, condition: 'all', about: {} })).toBe('');
    expect(writeQuery({ page: 2, sort: 'price_asc', min_price: 10, about: { q: 'tv' } })).toBe(
      '?q=tv&min_price=10&sort=price_asc&page=2',
    );
  });

  test('drops what is not usable and keeps the rest', () => {
    expect(readQuery('?page=0&sort=cheap&condition=used&min_price=-1&max_price=1e9&utm=x&brand=A')).toEqual({
      page: 1,
      condition: 'used',
      about: {},
    });
  });
});

test('a price is blank, a number, or none', () => {
  expect(['', '  ', undefined].map(readPrice)).toEqual([undefined, undefined, undefined]);
  expect(['0', '49.99', '.5', ' 7 '].map(readPrice)).toEqual([0, 49.99, 0.5, 7]);
  expect(['-1', '1e3', '12,5', 'abc', '99999999999', 'NaN'].map(readPrice)).toEqual(Array(6).fill(null));
});

test('a change starts from the first page and keeps the rest', () => {
  const query = readQuery('?q=tv&brand=Acme&condition=used&page=4', ABOUT);
  expect(writeQuery(changed(query, { sort: 'price_desc' }))).toBe(
    '?q=tv&brand=Acme&condition=used&sort=price_desc',
  );
  expect(writeQuery(changed(query, { condition: undefined, about: { brand: undefined } }))).toBe('?q=tv');
});

test('a call is sent conditions and prices only where they are set', () => {
  expect(callQuery(readQuery('?q=tv', ABOUT), 3, 20)).toEqual({
    q: 'tv',
    page: 3,
    limit: 20,
    fields: 'card',
  });
  expect(callQuery(readQuery('?condition=new&max_price=9'), 1, 12)).toMatchObject({
    condition: 'new',
    max_price: 9,
  });
});

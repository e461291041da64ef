import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Favourite } from '#features/favourites/favourites.ts';
import {
  cookieText,
  merge,
  parseCookie,
  parseFavourites,
  storageTexts,
} from '#features/favourites/keeping.ts';

const kettle: Favourite = { id_c10: 'k1', c10_product_name: 'Kettle', search_price: 19.99 };
const lamp: Favourite = { id_c10: 'l1', c10_product_name: 'Lamp' };
const long = (at: number): Favourite => ({
  id_c10: String(at).padStart(12, '0'),
  c10_product_name: `A product with a long name, number ${at}`,
  short_description_c10: 'é'.repeat(150),
});
const cookie = (list: readonly Favourite[]) => parseCookie(decodeURIComponent(cookieText(list)));
const read = (text: string) => parseFavourites(decodeURIComponent(text));
const ids = (list: readonly Favourite[]) => list.map(({ id_c10 }) => id_c10);

test.each([undefined, null, '', '{', '"text"', '{"id_c10":"k1"}', '7', 'null'])(
  '%j is an empty list',
  (text) => {
    expect(parseFavourites(text)).toEqual([]);
  },
);

test('what is no item is left out, foreign fields and wrong types are dropped', () => {
  const text =
    '[null,{},{"id_c10":[]},true,{"id_c10":"k1","search_price":"9 €","evil":1,"c10_product_name":"Kettle"},{"id_c10":"k1"},"l1"]';
  expect(parseFavourites(text)).toEqual([{ id_c10: 'k1', c10_product_name: 'Kettle' }, { id_c10: 'l1' }]);
});

test('a small list travels whole', () => {
  expect(read(cookieText([kettle, lamp]))).toEqual([kettle, lamp]);
});

test('with thirty long items the cookie still names each and stays under its limit', () => {
  const list = Array.from({ length: 30 }, (_, at) => long(at));
  const text = cookieText(list);
  expect(text.length).toBeLessThanOrEqual(3800);
  expect(read(text).map(({ id_c10 }) => id_c10)).toEqual(list.map(({ id_c10 }) => id_c10));
  expect(read(text).at(-1)).toEqual(list.at(-1));
});

test('the cookie of many items encodes each of them once at most', () => {
  let encoded = 0;
  const count = (item: Favourite) => {
    const toJSON = () => {
      encoded++;
      return item;
    };
    return Object.defineProperty({ ...item }, 'toJSON', { value: toJSON });
  };
  const list = Array.from({ length: 80 }, (_, at) => count({ id_c10: `p${at}`, c10_product_name: 'Lamp' }));
  cookieText(list);
  expect(encoded).toBeLessThanOrEqual(80);
});

test('the newest items keep their details as long as the cookie has room for one more', () => {
  const list = Array.from({ length: 60 }, (_, at) => ({ ...lamp, id_c10: `p${at + 10}` }));
  const text = cookieText(list);
  const whole = read(text).filter(({ c10_product_name: name }) => name).length;
  const gain = encodeURIComponent(',"c10_product_name":"Lamp"').length;
  expect(read(text).slice(-whole)).toEqual(list.slice(-whole));
  expect([text.length <= 3800, text.length + gain <= 3800]).toEqual([true, false]);
});

test('an earlier cookie with ids as numbers and amounts as text is taken over', () => {
  const text =
    '[{"id_c10":712,"search_price":"19.99","product_price_old":"25"},{"id_c10":"k1","search_price":5}]';
  expect(parseCookie(text)?.list).toEqual([
    { id_c10: '712', search_price: 19.99, product_price_old: 25 },
    { id_c10: 'k1', search_price: 5 },
  ]);
});

test('500 favourites: the cookie names the newest and says how many there are besides', () => {
  const list = Array.from({ length: 500 }, (_, at) => long(at));
  expect(cookieText(list).length).toBeLessThanOrEqual(3800);
  const { list: named = [], more = 0 } = cookie(list) ?? {};
  expect(named.length).toBeGreaterThanOrEqual(175);
  expect(named.length + more).toBe(500);
  expect(ids(named)).toEqual(ids(list.slice(more)));
});

test('500 favourites come back whole, in their order, from cookie and storage', () => {
  const list = Array.from({ length: 500 }, (_, at) => long(at));
  const stored = parseFavourites(storageTexts[0]?.(list));
  expect(merge(cookie(list), stored)).toEqual(list);
});

test('the storage of 500 favourites with long descriptions gets shorter by steps and keeps every id', () => {
  const list = Array.from({ length: 500 }, (_, at) => ({ ...long(at), descripcion_c10: 'x'.repeat(5000) }));
  const texts = storageTexts.map((textOf) => textOf(list));
  expect(texts.map(({ length }) => length)).toEqual(texts.map(({ length }) => length).sort((a, b) => b - a));
  for (const text of texts) expect(ids(parseFavourites(text))).toEqual(ids(list));
  expect(texts.at(-1)?.length).toBeLessThan(20_000);
});

test('loading takes the list from the cookie and the details from the storage', () => {
  const whole = (list: Favourite[]) => ({ list, more: 0 });
  expect(merge(whole([{ id_c10: 'k1' }]), [kettle, lamp])).toEqual([kettle]);
  expect(merge(whole([lamp]), [])).toEqual([lamp]);
  expect(merge(null, [kettle])).toEqual([kettle]);
  expect(merge(whole([]), [kettle])).toEqual([]);
});

test('what the cookie had no room for comes from the storage, before what it names', () => {
  expect(merge({ list: [lamp], more: 1 }, [kettle, lamp])).toEqual([kettle, lamp]);
  expect(merge({ list: [lamp], more: 1 }, [])).toEqual([lamp]);
});

test.each([undefined, '', '{', '{"id_c10":"k1"}', '7'])('the cookie %j is no list', (text) => {
  expect(parseCookie(text)).toBeNull();
});

const favourite = fc.record(
  {
    id_c10: fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' }),
    c10_product_name: fc.string({ unit: 'grapheme', maxLength: 200 }),
    search_price: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
    currency: fc.constantFrom('EUR', 'GBP'),
  },
  { requiredKeys: ['id_c10'] },
);

test('whatever is saved, the cookie stays under its limit and what is loaded is what was saved', () => {
  const list = fc.uniqueArray(favourite, { maxLength: 400, selector: ({ id_c10 }) => id_c10, size: 'max' });
  fc.assert(
    fc.property(list, (saved) => {
      expect(cookieText(saved).length).toBeLessThanOrEqual(3800);
      const stored = parseFavourites(storageTexts[0]?.(saved));
      expect(merge(cookie(saved), stored)).toEqual(parseFavourites(JSON.stringify(saved)));
    }),
    { numRuns: 60 },
  );
});

test('no text makes reading throw', () => {
  const text = fc.oneof(fc.string(), fc.json());
  fc.assert(
    fc.property(text, (given) => {
      for (const { id_c10 } of [...parseFavourites(given), ...(parseCookie(given)?.list ?? [])]) {
        expect(id_c10).toMatch(/./su);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import {
  add,
  cookieText,
  type Favourite,
  isFavourite,
  merge,
  parseFavourites,
  remove,
  toFavourite,
  toggle,
} from '#features/favourites/favourites.ts';

const kettle: Favourite = { id_c10: 'k1', c10_product_name: 'Kettle', search_price: 19.99 };
const lamp: Favourite = { id_c10: 'l1', c10_product_name: 'Lamp' };
const long = (at: number): Favourite => ({
  id_c10: `product-${at}`,
  c10_product_name: `A product with a long name, number ${at}`,
  short_description_c10: 'é'.repeat(150),
});
const read = (text: string | null) => parseFavourites(decodeURIComponent(text ?? ''));

test('adding twice keeps one, toggling takes it off again', () => {
  expect(add(add([], kettle), kettle)).toEqual([kettle]);
  expect(toggle(toggle([lamp], kettle), kettle)).toEqual([lamp]);
  expect(remove([kettle, lamp], 'k1')).toEqual([lamp]);
  expect(isFavourite([kettle], 'l1')).toBe(false);
});

test.each([undefined, null, '', '{', '"text"', '{"id_c10":"k1"}', '7', 'null'])(
  '%j is an empty list',
  (text) => {
    expect(parseFavourites(text)).toEqual([]);
  },
);

test('what is no item is left out, foreign fields and wrong types are dropped', () => {
  const text =
    '[null,{},{"id_c10":7},{"id_c10":"k1","search_price":"9","evil":1,"c10_product_name":"Kettle"},{"id_c10":"k1"},"l1"]';
  expect(parseFavourites(text)).toEqual([{ id_c10: 'k1', c10_product_name: 'Kettle' }, { id_c10: 'l1' }]);
});

test('a small list travels whole', () => {
  expect(read(cookieText([kettle, lamp]))).toEqual([kettle, lamp]);
});

test('with thirty long items the cookie still names each and stays under its limit', () => {
  const list = Array.from({ length: 30 }, (_, at) => long(at));
  const text = cookieText(list);
  expect(text?.length).toBeLessThanOrEqual(3800);
  expect(read(text).map(({ id_c10 }) => id_c10)).toEqual(list.map(({ id_c10 }) => id_c10));
  expect(read(text).at(-1)).toEqual(list.at(-1));
});

test('a list whose ids alone are too long for a cookie has none', () => {
  expect(cookieText(Array.from({ length: 400 }, (_, at) => long(at)))).toBeNull();
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
  expect(cookieText(list)).not.toBeNull();
  expect(encoded).toBeLessThanOrEqual(80);
});

test('the newest items keep their details as long as the cookie has room for one more', () => {
  const list = Array.from({ length: 60 }, (_, at) => ({ ...lamp, id_c10: `p${at + 10}` }));
  const text = cookieText(list) ?? '';
  const whole = read(text).filter(({ c10_product_name: name }) => name).length;
  const gain = encodeURIComponent(',"c10_product_name":"Lamp"').length;
  expect(read(text).slice(-whole)).toEqual(list.slice(-whole));
  expect([text.length <= 3800, text.length + gain <= 3800]).toEqual([true, false]);
});

test('500 items have no cookie, and nothing throws', () => {
  expect(cookieText(Array.from({ length: 500 }, (_, at) => long(at)))).toBeNull();
});

test('loading takes the list from the cookie and the details from the storage', () => {
  expect(merge([{ id_c10: 'k1' }], [kettle, lamp])).toEqual([kettle]);
  expect(merge([lamp], [])).toEqual([lamp]);
  expect(merge(null, [kettle])).toEqual([kettle]);
  expect(merge([], [kettle])).toEqual([]);
});

test('a product without a short description keeps the first 150 characters of the long one', () => {
  const product = {
    id_c10: 'k1',
    c10_product_name: 'Kettle',
    search_price: 20,
    currency: 'GBP',
    in_stock: true,
    merchant_id: '1',
    merchant_name: 'Shop',
    aw_deep_link: 'https://shop.example/k1',
    condition: 'new' as const,
    seen_at: '2026-11-20T00:00:00Z',
    shops: 1,
    lowest_price: 20,
    descripcion_c10: `<p>Boils <b>water</b></p>${'x'.repeat(200)}`,
  };
  expect(toFavourite(product).short_description_c10).toBe(`Boils water ${'x'.repeat(138)}`);
});

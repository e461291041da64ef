import { expect, test } from 'vitest';
import {
  add,
  type Favourite,
  isFavourite,
  remove,
  restore,
  toFavourite,
  toggle,
} from '#features/favourites/favourites.ts';

const kettle: Favourite = { id_c10: 'k1', c10_product_name: 'Kettle', search_price: 19.99 };
const lamp: Favourite = { id_c10: 'l1', c10_product_name: 'Lamp' };
const chair: Favourite = { id_c10: 'c1' };

test('adding twice keeps one, toggling takes it off again', () => {
  expect(add(add([], kettle), kettle)).toEqual([kettle]);
  expect(toggle(toggle([lamp], kettle), kettle)).toEqual([lamp]);
  expect(remove([kettle, lamp], 'k1')).toEqual([lamp]);
  expect(isFavourite([kettle], 'l1')).toBe(false);
});

test('what was taken off comes back to its place, whole', () => {
  const before = [kettle, lamp, chair];
  expect(restore([kettle, chair], before, new Set(['l1']))).toEqual(before);
  expect(restore([], before, new Set(['k1', 'l1', 'c1']))).toEqual(before);
});

test('bringing back leaves alone what was added or taken off meanwhile', () => {
  const desk = { id_c10: 'd1' };
  expect(restore([chair, desk], [kettle, lamp, chair], new Set(['l1']))).toEqual([lamp, chair, desk]);
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

import { expect, test } from 'vitest';
import { cardPattern } from '#features/product/card-pattern.ts';
import { cardText, shorten } from '#features/product/card-text.ts';
import { messagesFor } from '#i18n/messages.ts';

const kettle = {
  id_c10: 'k1',
  c10_product_name: 'Hervidor Solvei',
  search_price: 1299.5,
  product_price_old: 1500,
  currency: 'EUR',
  delivery_cost: 3.99,
  in_stock: true,
  merchant_name: 'Casa Ferrán',
  aw_deep_link: 'https://tienda.example/k1',
  brand_name: 'Solvei',
  condition: 'refurbished' as const,
  rating_c10: 4.26,
  seen_at: '2026-11-20T05:00:00Z',
  shops: 3,
};
const spanish = { locale: 'es-ES', htmlLang: 'es-ES', now: Date.parse('2026-11-20T20:00:00Z') };
const text = (change: object) => cardText({ ...kettle, ...change }, messagesFor('es'), spanish);

test('a card says price, old price, discount, rating, shop, delivery and when the price was checked', () => {
  expect(text({})).toMatchObject({
    now: '1.299,50\u00a0€',
    old: '1.500,00\u00a0€',
    off: '−13 %',
    rating: '4,3',
    halfStars: 8,
    facts: 'Reacondicionado',
    shop: 'Vendido por Casa Ferrán, envío 3,99\u00a0€',
    shops: 'en 3 tiendas',
    checked: 'precio comprobado el 20 nov',
    stale: 'precio sin comprobar desde el 20 nov',
  });
});

test('the pattern that scripts fill has every part', () => {
  const pattern = cardText(cardPattern, messagesFor('es'), { ...spanish, now: Date.now() });
  const { stock: _, halfStars: __, ...parts } = pattern;
  for (const [part, text] of Object.entries(parts)) expect(text, part).toBeTruthy();
});

test('an old price that is not higher is not shown', () => {
  expect(text({ product_price_old: 1299.5 })).toMatchObject({ old: undefined, off: undefined });
});

test('a discount under one percent has no badge', () => {
  expect(text({ product_price_old: 1300 }).off).toBeUndefined();
});

test('a price of another year is dated with it', () => {
  expect(text({ seen_at: '2019-04-15T00:00:00Z' }).checked).toBe('precio sin comprobar desde el 15 abr 2019');
});

test('a price that was not checked for more than a day is marked', () => {
  expect(text({ seen_at: '2026-11-19T05:00:00Z' }).checked).toBe('precio sin comprobar desde el 19 nov');
});

test('a price that was not checked for more than seven days is not told', () => {
  const week = { seen_at: '2026-11-13T20:00:00Z' };
  expect(text(week)).toMatchObject({ now: '1.299,50\u00a0€', off: '−13 %' });
  const older = text({ seen_at: '2026-11-13T19:59:59Z' });
  expect(older).toMatchObject({ now: '—', checked: 'precio sin comprobar desde el 13 nov' });
  expect([older.old, older.off]).toEqual([undefined, undefined]);
});

test('delivery that is free or not told is said', () => {
  expect(text({ delivery_cost: 0 }).shop).toBe('Vendido por Casa Ferrán, envío gratis');
  expect(text({ delivery_cost: undefined }).shop).toBe(
    'Vendido por Casa Ferrán, gastos de envío no indicados',
  );
});

test('a stored favourite says nothing of delivery', () => {
  expect(text({ seen_at: undefined }).shop).toBe('Vendido por Casa Ferrán');
});

test('half a star stands for a fraction of 0.5 or more', () => {
  expect([0, 2.4, 2.5, 4.9, 5].map((rating_c10) => text({ rating_c10 }).halfStars)).toEqual([0, 4, 5, 9, 10]);
});

test('a text is cut at the end of a word within 150 characters', () => {
  expect(shorten('corto')).toBe('corto');
  expect(shorten(`${'palabra '.repeat(20)}`)).toBe(`${'palabra '.repeat(18).trim()}…`);
});

import { expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { offerText } from '#features/product/offer-text.ts';
import { messagesFor } from '#i18n/messages.ts';

const offer: Product = {
  id_c10: 'k1',
  c10_product_name: 'Hervidor',
  search_price: 1299.5,
  currency: 'EUR',
  delivery_cost: 3.99,
  in_stock: true,
  stock_quantity: 3,
  merchant_id: '1',
  merchant_name: 'Casa Ferrán',
  aw_deep_link: 'https://tienda.example/k1',
  condition: 'used',
  seen_at: '2026-11-20T05:00:00Z',
  shops: 2,
  lowest_price: 1299.5,
};
const place = { locale: 'es-ES', htmlLang: 'es-ES', now: Date.parse('2026-11-20T20:00:00Z') };
const text = (change: Partial<Product>) => offerText({ ...offer, ...change }, messagesFor('es'), place);

test('an offer says its price, delivery, the sum of both, stock and the day it was checked', () => {
  expect(text({})).toEqual({
    shop: 'Casa Ferrán',
    condition: 'Usado',
    price: '1.299,50\u00a0€',
    delivery: '3,99\u00a0€',
    total: '1.303,49\u00a0€ con envío',
    stock: '3 en stock',
    checked: 'precio comprobado el 20 nov',
    stale: false,
    link: 'Ver oferta en Casa Ferrán',
  });
});

test('delivery that is free or not told adds nothing', () => {
  expect(text({ delivery_cost: 0 })).toMatchObject({ delivery: 'envío gratis', total: undefined });
  expect(text({ delivery_cost: undefined })).toMatchObject({
    delivery: 'gastos de envío no indicados',
    total: undefined,
  });
});

test('many pieces are only in stock, none is out of stock, and an old price is marked', () => {
  expect(text({ stock_quantity: 60 }).stock).toBe('En stock');
  expect(text({ in_stock: false }).stock).toBe('Agotado');
  expect(text({ seen_at: '2026-11-01T05:00:00Z' })).toMatchObject({
    stale: true,
    checked: 'precio sin comprobar desde el 1 nov',
    price: '—',
    total: undefined,
  });
});

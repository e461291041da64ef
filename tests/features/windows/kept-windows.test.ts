import { expect, test } from 'vitest';
import { parseWindows, windowsText } from '#features/windows/kept-windows.ts';

const place = { id: 'k1', x: 100, y: 100, width: 420, height: 520, z: 1000, maximised: false };
const facts = { c10_product_name: 'Kettle', search_price: 1299.5, currency: 'GBP', rating_c10: 4.2 };

test('windows come back as they were kept, without their way to the shop', () => {
  const kept = { ...place, facts: { ...facts, id_c10: 'k1', aw_deep_link: 'https://shop.example/k1' } };
  const text = windowsText([kept]);
  expect(text).not.toContain('shop.example');
  expect(parseWindows(text)).toEqual([{ ...place, facts: { ...facts, id_c10: 'k1', aw_deep_link: '' } }]);
});

test.each([null, '', '{', '{}', '7', '[7, null, {"id": 3}]', '[{"id": "k1", "x": "100"}]'])(
  '%j keeps no window',
  (text) => {
    expect(parseWindows(text)).toEqual([]);
  },
);

test('a price that is no number, or a strange size, is not taken over', () => {
  const strange = { ...place, width: 9000, height: 1, facts: { ...facts, search_price: '1.299,00 €' } };
  expect(parseWindows(JSON.stringify([strange, { ...strange, x: 5 }]))).toEqual([
    { ...place, x: 5, width: 600, height: 200, facts: undefined },
  ]);
});

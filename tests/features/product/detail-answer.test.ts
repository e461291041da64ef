import { expect, test } from 'vitest';
import { readDetail } from '#features/product/detail-answer.ts';
import { BadAnswerError } from '#features/product/read-products.ts';

const kettle = {
  id_c10: 'k1',
  c10_product_name: 'Kettle',
  search_price: 20,
  currency: 'GBP',
  aw_deep_link: 'https://shop.example/k1',
};

test('an answer is read with its offers, its history and other conditions', () => {
  const seen = { since: '2026-11-01T00:00:00Z', until: '2026-11-17T00:00:00Z', price: 20, in_stock: true };
  const used = { ...kettle, id_c10: 'k2', condition: 'used' };
  const answer = { product: kettle, offers: [kettle], history: [seen], other_conditions: [used] };
  expect(readDetail({ ...answer, other_conditions: [used, {}] })).toEqual(answer);
});

test.each([null, 'rubbish', 7, [], {}, { product: kettle }, { product: {}, offers: [] }])(
  '%j is no answer',
  (answer) => {
    expect(() => readDetail(answer)).toThrow(BadAnswerError);
  },
);

test.each([
  { search_price: '1.299,00' },
  { search_price: null },
  { currency: 'euro' },
  { c10_product_name: '' },
  { aw_deep_link: 'javascript:alert(1)' },
  { aw_deep_link: 'http://shop.example/k1' },
])('an offer with %j is left out', (wrong) => {
  const answer = { product: kettle, offers: [{ ...kettle, ...wrong }, kettle], history: 'none' };
  expect(readDetail(answer)).toEqual({
    product: kettle,
    offers: [kettle],
    history: [],
    other_conditions: [],
  });
});

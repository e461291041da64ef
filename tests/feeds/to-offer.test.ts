import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '#editions/editions.ts';
import { createClassifier } from '#feeds/classify.ts';
import { compileProfile } from '#feeds/compile-profile.ts';
import { toOffer } from '#feeds/to-offer.ts';
import { testProfile } from '../support/feeds.ts';

const good = {
  id: '7',
  name: 'Portátil Norvik 15',
  price: '999.00',
  url: 'https://www.shop.example/7',
  was: '',
  currency: 'EUR',
  delivery: '',
  stock: '',
  quantity: '',
  condition: '',
  image: '',
  description: '',
  rating: '',
  ean: '',
  isbn: '',
  category: 'Informática > Portátiles',
  date: '',
};
const header = Object.keys(good);
const context = {
  edition: editions.ES,
  compiled: compileProfile(testProfile, header),
  classifier: createClassifier(),
  seenAt: '2026-11-21T10:00:00.000Z',
  width: header.length,
};
const read = (facts: Partial<typeof good> = {}) => toOffer(Object.values({ ...good, ...facts }), context);

test('a good row is an offer with its category, and nothing to note', () => {
  expect(read()).toMatchObject({
    notes: [],
    offer: {
      network: 'test',
      merchantId: 'm1',
      merchantProductId: '7',
      name: 'Portátil Norvik 15',
      price: 99900,
      currency: 'EUR',
      inStock: true,
      condition: 'new',
      category: 'computers',
      subcategory: 'laptops',
      observedAt: '2026-11-21T10:00:00.000Z',
    },
  });
});

test.each([
  [{ id: ' ' }, 'id_missing'],
  [{ name: '<b></b>' }, 'name_missing'],
  [{ price: '' }, 'price_missing'],
  [{ price: 'ask us' }, 'price_invalid'],
  [{ price: '0.00' }, 'price_zero'],
  [{ currency: 'GBP' }, 'currency_foreign'],
  [{ currency: '', price: 'GBP 12' }, 'currency_foreign'],
  [{ currency: '', price: '12 £' }, 'currency_foreign'],
  [{ url: '' }, 'link_missing'],
  [{ url: 'http://www.shop.example/7' }, 'link_invalid'],
  [{ url: 'javascript:alert(1)' }, 'link_invalid'],
])('%o is refused as %s', (facts, refusal) => expect(read(facts)).toMatchObject({ refusal }));

test.each([
  [{ ean: '7.94E+11' }, 'ean_invalid', 'gtin'],
  [{ ean: '4006381333932' }, 'ean_invalid', 'gtin'],
  [{ isbn: '123' }, 'isbn_invalid', 'isbn'],
  [{ image: 'pictures/7.jpg' }, 'image_invalid', 'image'],
  [{ was: 'cheap' }, 'old_price_invalid', 'oldPrice'],
  [{ delivery: 'ask' }, 'delivery_invalid', 'deliveryCost'],
  [{ rating: '92' }, 'rating_invalid', 'rating'],
])('%o is stored without the field and noted as %s', (facts, note, field) => {
  const result = read(facts);
  expect(result).toMatchObject({ notes: [note] });
  expect('offer' in result && result.offer[field as 'gtin']).toBeUndefined();
});

test.each([
  [{ stock: 'Out of stock' }, false],
  [{ stock: 'Yes' }, true],
  [{ quantity: '0' }, false],
  [{ quantity: '12' }, true],
  [{}, true],
])('%o is in stock: %s', (facts, inStock) => expect(read(facts)).toMatchObject({ offer: { inStock } }));

test('a row of another width is refused, one with empty cells too many is not', () => {
  const cells = Object.values(good);
  expect(toOffer(cells.slice(1), context)).toMatchObject({ refusal: 'columns_shifted' });
  expect(toOffer([...cells, 'x'], context)).toMatchObject({ refusal: 'columns_shifted' });
  expect(toOffer([...cells, '', ' '], context)).toHaveProperty('offer');
});

test('custom labels keep their places', () => {
  const cells = ['1', 'Lamp', '5.00', 'https://www.shop.example/1', '', 'B'];
  const columns = ['id', 'name', 'price', 'url', 'c1', 'c2'];
  const labelled = { ...context, compiled: compileProfile(testProfile, columns), width: 6 };
  expect(toOffer(cells, labelled)).toMatchObject({ offer: { customLabels: ['', 'B'] } });
});

test('scripts in a description do not survive', () => {
  expect(read({ description: '<p onclick="x()">Bien</p><script>x()</script>' })).toMatchObject({
    offer: { description: '<p>Bien</p>' },
  });
});

test('a row that no category fits is stored without one', () => {
  expect(read({ category: 'Varios', name: 'Xyzzy 3000' })).toMatchObject({ notes: ['category_unmapped'] });
});

test('no row makes the mapping throw', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 0, maxLength: 20 }), (cells) => {
      const result = toOffer(cells, context);
      expect('offer' in result || 'refusal' in result).toBe(true);
    }),
  );
});

test('a long name is cut between signs', () => {
  for (const start of ['', 'x']) {
    const { offer } = read({ name: `${start}${'😀'.repeat(200)}` }) as { offer: { name: string } };
    expect(offer.name).toMatch(/😀…$/u);
    expect(offer.name.isWellFormed()).toBe(true);
    expect(offer.name.length).toBeLessThanOrEqual(300);
  }
});

import { expect, test } from 'vitest';
import { compileProfile } from '#feeds/compile-profile.ts';
import { listProfiles, loadProfile, parseProfile } from '#feeds/profile.ts';

const minimal = {
  name: 'shop',
  description: 'A shop',
  network: 'shop',
  merchant: { id: 'shop', name: 'Shop' },
  columns: { id: ['sku', 'code'], name: 'title', price: 'price', categoryTexts: ['leaf', 'root'] },
  link: 'https://www.example.es/p/{sku|code}?from={title}',
};
const shop = (changes: object = {}) => parseProfile(JSON.stringify({ ...minimal, ...changes }), 'shop.json');

test('every profile in data/profiles can be used and is called as its file', async () => {
  const names = await listProfiles();
  expect(names).toEqual(['awin', 'google', 'mediamarkt']);
  for (const name of names) expect((await loadProfile(name)).name).toBe(name);
});

test('an Awin header is bound to fields, with fallbacks and namespaced columns', async () => {
  const profile = compileProfile(await loadProfile('awin'), [
    'aw_deep_link',
    'product_name',
    'merchant_product_id',
    'search_price',
    'merchant_name',
    'merchant_id',
    'ean',
    'product_GTIN',
    'fashion:size',
    'category_name',
    'merchant_category',
    'is_for_sale',
    'Something:else',
  ]);
  const row = [
    'https://a',
    ' Shoe ',
    'P1',
    '12.00',
    'M',
    '7',
    '',
    '4006381333931',
    '42',
    'Shoes',
    'A > B',
    '1',
    '',
  ];
  expect(profile.text.name(row)).toBe('Shoe');
  expect(profile.text.ean(row)).toBe('4006381333931');
  expect(profile.text.size(row)).toBe('42');
  expect(profile.text.brand(row)).toBe('');
  expect(profile.categoryTexts(row)).toEqual(['A > B', 'Shoes']);
  expect(profile.link(row)).toBe('https://a');
  expect(profile.unknownColumns).toEqual(['Something:else']);
});

test('the MediaMarkt profile reads its unnamed index column, builds links and knows the merchant', async () => {
  const header =
    ',ean,id,category,subcategory,producto,subproducto,brand,name,price,quantity,date,iva_aplicado,stock_status,coste_envio';
  const profile = compileProfile(await loadProfile('mediamarkt'), header.split(','));
  const row = ['0', '8710103738350', '1293941', 'Hogar', 'Cocina', 'Hornos', ''].concat([
    'BOSCH',
    'Horno',
    '57.99',
    '',
    '2019-04-15',
    '21',
    'OutOfStock',
    '1.99',
  ]);
  expect(profile.link(row)).toBe('https://www.mediamarkt.es/es/search.html?query=1293941');
  expect(profile.text.merchantName(row)).toBe('MediaMarkt');
  expect(profile.text.currency(row)).toBe('EUR');
  expect(profile.text.observedAt(row)).toBe('2019-04-15');
  expect(profile.categoryTexts(row)).toEqual(['Hornos', 'Cocina', 'Hogar']);
  expect(profile.inStock(profile.text.stock(row))).toBe(false);
  expect(profile.unknownColumns).toEqual([]);
});

test('Google headers are found with blanks, capitals or the g: prefix', async () => {
  const profile = compileProfile(await loadProfile('google'), [
    '\uFEFFg:ID',
    'Title',
    'g:price',
    'link',
    'image link',
  ]);
  expect(profile.text.id(['1', 'T', '2 EUR', 'https://a', 'https://i'])).toBe('1');
  expect(profile.text.image(['1', 'T', '2 EUR', 'https://a', 'https://i'])).toBe('https://i');
});

test('placeholders of a link are URL-encoded, take the first that is not empty, and fail together', () => {
  const profile = compileProfile(shop(), ['sku', 'code', 'title', 'price']);
  expect(profile.link(['', 'a/b', 'ñ &', '1'])).toBe('https://www.example.es/p/a%2Fb?from=%C3%B1%20%26');
  expect(profile.link(['', '', 'x', '1'])).toBe('');
});

test('missing required columns are named with those found', () => {
  expect(() => compileProfile(shop(), ['code', 'title', 'cost'])).toThrowError(
    'The feed lacks what the profile shop needs: price (price); its columns are: code, title, cost. ' +
      'Choose the profile that fits, or correct this one.',
  );
  expect(() => compileProfile(shop(), ['code', 'price'])).toThrowError(
    expect.objectContaining({
      code: 'columns_missing',
      details: { profile: 'shop', missing: ['name', 'link'], found: ['code', 'price'] },
    }),
  );
});

test.each([
  ['not JSON at all', '{', 'shop.json is not JSON'],
  [
    'an unknown field',
    JSON.stringify({ ...minimal, columns: { colur: 'x' } }),
    'shop.json cannot be used: columns',
  ],
  ['an unknown setting', JSON.stringify({ ...minimal, colums: {} }), 'colums'],
  ['a long delimiter', JSON.stringify({ ...minimal, delimiter: '||' }), 'delimiter: must be one character'],
  ['a strange encoding', JSON.stringify({ ...minimal, encoding: 'klingon' }), 'encoding: is no encoding'],
  [
    'a plain http link',
    JSON.stringify({ ...minimal, link: 'http://a.es/{sku}' }),
    'link: must be an https address',
  ],
])('a profile with %s is refused by file and field', (_, source, message) => {
  expect(() => parseProfile(source, 'shop.json')).toThrowError(
    expect.objectContaining({ code: 'profile_invalid', message: expect.stringContaining(message) }),
  );
});

test('an unknown profile name is answered with the names that exist', async () => {
  await expect(loadProfile('awim')).rejects.toMatchObject({
    code: 'profile_missing',
    message: expect.stringContaining('one of: awin, google, mediamarkt'),
  });
});

test.each([
  ['New', 'new'],
  ['NEW', 'new'],
  ['Manufacturer refurbished', 'refurbished'],
  ['Reacondicionado (grado A)', 'refurbished'],
  ['pre-owned', 'used'],
  ['Segunda mano', 'used'],
  ['Caja dañada', 'used'],
  ['perfect', undefined],
  ['', undefined],
])('the condition %s is read as %s', (text, condition) => {
  const profile = shop({ values: { condition: { used: ['caja dañada'] } } });
  expect(compileProfile(profile, ['sku', 'title', 'price']).condition(text)).toBe(condition);
});

test.each([
  ['In Stock', true],
  ['in_stock', true],
  ['Yes', true],
  ['TRUE', true],
  ['1', true],
  ['17', true],
  ['0', false],
  ['OutOfStock', false],
  ['PreOrder', false],
  ['Agotado', false],
  ['undefined', undefined],
  ['', undefined],
])('the stock word %s is read as %s', (text, inStock) => {
  expect(compileProfile(shop(), ['sku', 'title', 'price']).inStock(text)).toBe(inStock);
});

import { expect, test } from 'vitest';
import { affiliateLink, OUTBOUND, PLAIN_OUTBOUND, plainLink, secureUrl } from '#lib/affiliate.ts';

const shop = { advertiserId: '101', displayUrl: 'https://shop.example/offers?a=1&b=ñ' };

test('a shop is reached through the network, with its address encoded', () => {
  expect(affiliateLink(shop, '777')).toBe(
    'https://www.awin1.com/cread.php?awinmid=101&awinaffid=777&ued=https%3A%2F%2Fshop.example%2Foffers%3Fa%3D1%26b%3D%25C3%25B1',
  );
});

test('the address given arrives whole at the other end', () => {
  const link = new URL(affiliateLink(shop, '777') ?? '');
  expect(link.searchParams.get('ued')).toBe('https://shop.example/offers?a=1&b=%C3%B1');
});

test.each([
  ['no display address', { advertiserId: '101' }, '777'],
  ['a blank display address', { advertiserId: '101', displayUrl: ' ' }, '777'],
  ['no advertiser number', { displayUrl: 'https://shop.example' }, '777'],
  ['an advertiser number that is none', { advertiserId: '1&x=2', displayUrl: 'https://shop.example' }, '777'],
  ['no publisher number', shop, undefined],
])('there is no link with %s', (_case, programme, publisher) => {
  expect(affiliateLink(programme, publisher)).toBeNull();
});

test('a shop with a display address and a number can be reached without the network', () => {
  expect(plainLink(shop)).toBe('https://shop.example/offers?a=1&b=%C3%B1');
  expect(plainLink({ advertiserId: '101' })).toBeNull();
  expect(plainLink({ displayUrl: 'https://shop.example' })).toBeNull();
  expect(plainLink({ advertiserId: 'x', displayUrl: 'https://shop.example' })).toBeNull();
});

test.each([
  'http://shop.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//',
  'https://user@shop.example',
  'localhost',
])('%s is not an address to link to', (address) => {
  expect(secureUrl(address)).toBeNull();
});

test('a bare host name is taken as https', () => {
  expect(secureUrl('www.shop.example')).toBe('https://www.shop.example/');
});

test('what links share cannot be written to, as Astro does with what a component spreads', () => {
  for (const shared of [OUTBOUND, PLAIN_OUTBOUND]) {
    expect(() => Object.assign(shared, { class: 'astro-x' })).toThrow(TypeError);
  }
});

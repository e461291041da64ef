import { expect, test } from 'vitest';
import { keepable } from '#catalogue/usage/private-text.ts';

test.each([
  ['portátil 16 GB', 'portátil 16 GB'],
  ['  robot\n\taspirador ', 'robot aspirador'],
  ['WH-1000XM4', 'WH-1000XM4'],
  ['tv 55" 4k', 'tv 55" 4k'],
  ['monitor 1920x1080 144 hz', 'monitor 1920x1080 144 hz'],
  ['agenda 2026-2027', 'agenda 2026-2027'],
  ['Dr. Martens 1,5 l', 'Dr. Martens 1,5 l'],
  ['<b>tele</b>', 'b tele /b'],
  ['te\u0000le\u202e', 'te le'],
])('%j is kept as %j', (typed, kept) => {
  expect(keepable(typed)).toBe(kept);
});

test.each([
  ['', 'nothing'],
  ['a', 'one character'],
  ['x'.repeat(61), '61 characters'],
  ['ana@correo.example', 'an e-mail'],
  ['ana ＠ casa', 'an e-mail in wide letters'],
  ['600 123 456', 'a telephone number'],
  ['+34 (976) 12-34-56', 'a telephone number'],
  ['4111 1111 1111 1111', 'a card number'],
  ['12345678Z', 'an identity number'],
  ['x1234567l', "a foreigner's identity number"],
  ['https://shop.example/a', 'an address'],
  ['www.shop.example', 'an address'],
  ['tecfinder.es ofertas', 'an address'],
])('%j is not kept: %s', (typed) => {
  expect(keepable(typed)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { format } from '#i18n/format.ts';

test('a named value is put in place', () => {
  expect(format('Vendido por {merchant}', { merchant: 'Casa Luz' }, 'es-ES')).toBe('Vendido por Casa Luz');
});

test('a number is written as the locale writes it', () => {
  expect(format('Page {n} of {total}', { n: 2, total: 1234 }, 'en-US')).toBe('Page 2 of 1,234');
  expect(format('Página {n} de {total}', { n: 2, total: 1234 }, 'es-ES')).toBe('Página 2 de 1.234');
});

test('the plural form follows the number and the locale', () => {
  const message = '{n, plural, one {# producto encontrado} other {# productos encontrados}}';
  expect(format(message, { n: 1 }, 'es-ES')).toBe('1 producto encontrado');
  expect(format(message, { n: 0 }, 'es-ES')).toBe('0 productos encontrados');
  expect(format(message, { n: 1234 }, 'es-ES')).toBe('1.234 productos encontrados');
  expect(format('{n, plural, one {# article} other {# articles}}', { n: 0 }, 'fr-FR')).toBe('0 article');
});

test('an exact number goes before the plural form', () => {
  const message = '{n, plural, =0 {none} one {# shop} other {# shops}}';
  expect(format(message, { n: 0 }, 'en-US')).toBe('none');
  expect(format(message, { n: 1 }, 'en-US')).toBe('1 shop');
});

test('a form the locale asks for but the message lacks falls back to other', () => {
  expect(format('{n, plural, one {# tienda} other {# tiendas}}', { n: 1_000_000 }, 'es-ES')).toBe(
    '1.000.000 tiendas',
  );
});

test('names inside a plural form are filled too', () => {
  const message = '{n, plural, one {# shop has {name}} other {# shops have {name}}} today';
  expect(format(message, { n: 3, name: 'a kettle' }, 'en-US')).toBe('3 shops have a kettle today');
});

test('a value with braces or a number sign is not read as a placeholder', () => {
  expect(format('{n, plural, one {# of {name}} other {# of {name}}}', { n: 2, name: '{n} #1' }, 'en')).toBe(
    '2 of {n} #1',
  );
});

test('a name without a value stays visible', () => {
  expect(format('Sold by {merchant}', {}, 'en-US')).toBe('Sold by {merchant}');
});

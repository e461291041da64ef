import { expect, test } from 'vitest';
import { fillProse } from '#components/prose/fill.ts';

const values = {
  phone: '+34 976 000 000',
  street: 'Calle <Mayor> 1',
  email: 'hola@shop.example',
  emailText: 'hola (arroba) shop.example',
};

test('the telephone number becomes a link to call', () => {
  expect(fillProse('<p>{phone}</p>', values)).toEqual([
    '<p><a href="tel:+34976000000">+34 976 000 000</a></p>',
  ]);
});

test('settings are escaped', () => {
  expect(fillProse('<p>{street}</p>', values)).toEqual(['<p>Calle &#60;Mayor&#62; 1</p>']);
});

test('the e-mail address is never whole in the page as it is sent', () => {
  const [html] = fillProse('<p>{email}</p>', values);
  expect(html).toBe(
    '<p><span data-mail-user="hola" data-mail-domain="shop.example">hola (arroba) shop.example</span></p>',
  );
  expect(html).not.toContain(values.email);
});

test('the page is parted where the inventory goes', () => {
  expect(fillProse('<p>a</p>\n<p>{inventory}</p>\n<p>b</p>', values)).toEqual(['<p>a</p>\n', '\n<p>b</p>']);
});

test('a table gets a box of its own to scroll in', () => {
  expect(fillProse('<table><tr></tr></table>', values)).toEqual([
    '<div class="table"><table><tr></tr></table></div>',
  ]);
});

test('a value with a dollar sign is put in as it is', () => {
  expect(fillProse('<p>{street}</p>', { ...values, street: 'Unit $1 $$' })).toEqual(['<p>Unit $1 $$</p>']);
});

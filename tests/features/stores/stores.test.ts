import { expect, test } from 'vitest';
import { directorySchema, storeCards } from '#features/stores/stores.ts';

const shop = (programmeName: string, more = {}) => ({
  advertiserId: '1',
  programmeName,
  descriptionShort: '',
  ...more,
});
const options = { locale: 'es-ES', publisherId: '777' };

test('shops are sorted by name as the language sorts', () => {
  const cards = storeCards([shop('Zeta'), shop('Óptica'), shop('nube'), shop('Ñandú'), shop('Ola')], options);
  expect(cards.map(({ name }) => name)).toEqual(['nube', 'Ñandú', 'Ola', 'Óptica', 'Zeta']);
});

test('the programme named as the network itself is left out', () => {
  const cards = storeCards([shop('Awin'), shop(' AWIN '), shop('Awinder Home')], options);
  expect(cards.map(({ name }) => name)).toEqual(['Awinder Home']);
});

test('a shop links out only with a display address and a number', () => {
  const cards = storeCards(
    [
      shop('A', { displayUrl: 'https://a.example' }),
      shop('B'),
      shop('C', { displayUrl: 'javascript:alert(1)' }),
    ],
    options,
  );
  expect(cards.map(({ link }) => link)).toEqual([
    'https://www.awin1.com/cread.php?awinmid=1&awinaffid=777&ued=https%3A%2F%2Fa.example%2F',
    undefined,
    undefined,
  ]);
});

test('without a publisher number no shop links out', () => {
  expect(
    storeCards([shop('A', { displayUrl: 'https://a.example' })], { locale: 'es-ES' })[0]?.link,
  ).toBeUndefined();
});

test('only a picture of this site is shown as a logo', () => {
  const cards = storeCards(
    [
      shop('A', { logoUrl: '/logos/a.svg' }),
      shop('B', { logoUrl: 'https://cdn.example/b.png' }),
      shop('C', { logoUrl: '//cdn.example/c.png' }),
    ],
    options,
  );
  expect(cards.map(({ logo }) => logo)).toEqual(['/logos/a.svg', undefined, undefined]);
});

test('the initial is the first letter or digit', () => {
  expect(storeCards([shop('«élan»')], options)[0]?.initial).toBe('É');
  expect(storeCards([shop('…')], options)[0]?.initial).toBe('?');
});

test('a list without an edition is refused', () => {
  expect(directorySchema.safeParse({ ES: [] }).success).toBe(false);
});

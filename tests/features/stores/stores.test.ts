import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDirectory, storeCards } from '#features/stores/stores.ts';

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

test('without a publisher number a shop is reached at its own address, and no link is a paid one', () => {
  const { publisherId: _, ...plain } = options;
  const shops = [
    shop('A', { displayUrl: 'https://a.example' }),
    shop('B', { displayUrl: 'https://b.example', advertiserId: '' }),
    shop('C'),
    shop('D', { displayUrl: 'http://d.example' }),
  ];
  expect(storeCards(shops, plain).map(({ link, paid }) => [link, paid])).toEqual([
    ['https://a.example/', false],
    [undefined, false],
    [undefined, false],
    [undefined, false],
  ]);
  expect(storeCards(shops, options).map(({ paid }) => paid)).toEqual([true, false, false, false]);
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

test('a card says how many offers the shop has here', () => {
  const offers = new Map([['1', 230]]);
  const cards = storeCards([shop('A'), shop('B', { advertiserId: '2' })], { ...options, offers });
  expect(cards.map((card) => card.offers)).toEqual([230, 0]);
});

test('the bundled list is usable in both editions and holds the network, which is not shown', () => {
  const text = readFileSync('data/advertisers.json', 'utf8');
  for (const edition of ['ES', 'UK'] as const) {
    const all = readDirectory(text, edition, expect.unreachable);
    expect(all.map(({ programmeName }) => programmeName)).toContain('Awin');
    expect(storeCards(all, options)).toHaveLength(all.length - 1);
  }
});

test.each([undefined, '', '[]', '{"ES":[]}', '{"ES":[{"programmeName":7}],"UK":[]}', '<html>'])(
  'the list %j is reported and counts as empty',
  (text) => {
    const problems: string[] = [];
    expect(readDirectory(text, 'ES', (problem) => problems.push(problem))).toEqual([]);
    expect(problems).toHaveLength(1);
  },
);

import { expect, test } from 'vitest';
import { hasBlockedWord } from '#catalogue/usage/blocked-words.ts';
import { publicSearches } from '#catalogue/usage/popular-searches.ts';
import { searchKey } from '#catalogue/usage/search-key.ts';
import type { Standing } from '#catalogue/usage/standings.ts';

const searched = (text: string, visitors: number, weight = visitors): Standing => ({
  subject: searchKey('ES', text),
  text,
  visitors,
  weight,
});
const texts = (standings: Standing[]) =>
  publicSearches('ES', standings).map(({ texto_busqueda }) => texto_busqueda);

test('without use the seeds are shown, in their order', () => {
  const found = publicSearches('ES', []);
  expect(found.slice(0, 2)).toEqual([
    { id: 'portatil-16-gb', texto_busqueda: 'portátil 16 GB', weight: 0 },
    { id: 'televisor-55', texto_busqueda: 'televisor 55', weight: 0 },
  ]);
  expect(publicSearches('UK', [])[0]?.texto_busqueda).toBe('laptop 16 GB');
});

test('searches of five visitors come before the seeds', () => {
  const found = texts([searched('tetera', 5, 9), searched('tostadora', 4, 8), searched('batidora', 6, 7)]);
  expect(found.slice(0, 3)).toEqual(['tetera', 'batidora', 'portátil 16 GB']);
  expect(found).not.toContain('tostadora');
});

test('no search is shown twice in other words or accents', () => {
  const found = texts([searched('LAVADORAS', 9), searched('auriculares inalambricos', 8)]);
  expect(found.slice(0, 2)).toEqual(['lavadora', 'auriculares inalámbricos']);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toHaveLength(texts([]).length);
});

test('what has no letters of an address cannot be shown', () => {
  expect(texts([searched('ノートパソコン', 9)])).toEqual(texts([]));
});

test.each(['Porno barato', 'MARICÓN', 'maricon', 'las putas', 'fucking phone', 'coño'])(
  '%j is kept from view',
  (text) => {
    expect(hasBlockedWord(text)).toBe(true);
    expect(texts([searched(text, 99)])).toEqual(texts([]));
  },
);

test.each(['cono de tráfico', 'shiitake', 'pollo', 'Scunthorpe FC', 'analógico', 'cockpit'])(
  '%j is not blocked for what it contains',
  (text) => {
    expect(hasBlockedWord(text)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { mapEmbed, mapSearch } from '#lib/map.ts';

test('the map shows a few streets around its mark', () => {
  const url = new URL(mapEmbed('41.6517,-0.8735'));
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(url.searchParams.get('bbox')).toBe('-0.87950,41.64870,-0.86750,41.65470');
  expect(url.searchParams.get('marker')).toBe('41.6517,-0.8735');
});

test('an address can be looked up on the map', () => {
  expect(mapSearch('Calle Mayor, 1, 50002 Zaragoza')).toBe(
    'https://www.openstreetmap.org/search?query=Calle+Mayor%2C+1%2C+50002+Zaragoza',
  );
});

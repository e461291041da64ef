import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannersSchema, bannerViews } from '#features/banners/banners.ts';
import content from '../../../data/banners.json' with { type: 'json' };

const words = { title: 'A', text: 'B', action: 'C' };
const banner = (more: object) => ({
  picture: 'p',
  tone: 'warm',
  href: '/',
  words: { en: words, es: words },
  ...more,
});
const read = (more: object) => bannersSchema.safeParse({ top: [banner(more)], bottom: [] });

test('the banners of the shop are usable and have all their pictures', () => {
  const { top, bottom } = bannersSchema.parse(content);
  const missing = [...top, ...bottom].flatMap(({ picture }) =>
    ['', '-narrow'].flatMap((width) =>
      ['avif', 'webp']
        .map((format) => `public/brand/${picture}${width}.${format}`)
        .filter((file) => !existsSync(file)),
    ),
  );
  expect(missing).toEqual([]);
  expect(Math.min(top.length, bottom.length)).toBeGreaterThan(1);
});

test.each([
  { href: 'http://shop.example/' },
  { href: '//shop.example/' },
  { href: 'javascript:alert(1)' },
  { picture: '../secret' },
  { tone: 'pink' },
  { words: { en: words } },
  { words: { en: { ...words, title: 'x'.repeat(41) }, es: words } },
  { extra: true },
])('%j is refused', (more) => {
  expect(read(more).success).toBe(false);
});

test('links that lead out open a new tab and are marked as paid, own ones are not', () => {
  const { top } = bannersSchema.parse({
    top: [banner({ href: 'https://www.awin1.com/cread.php?awinmid=1' }), banner({ href: '/deals' })],
    bottom: [],
  });
  const views = bannerViews(top, { key: 'ES', language: 'es' });
  expect(views.map(({ out }) => out)).toEqual([
    { target: '_blank', rel: 'sponsored nofollow noopener' },
    undefined,
  ]);
});

test('a banner may be for one edition, and speaks its language', () => {
  const { top } = bannersSchema.parse({
    top: [banner({ editions: ['UK'] }), banner({ words: { en: words, es: { ...words, title: 'Ofertas' } } })],
    bottom: [],
  });
  expect(bannerViews(top, { key: 'ES', language: 'es' }).map(({ title }) => title)).toEqual(['Ofertas']);
  expect(bannerViews(top, { key: 'UK', language: 'en' })).toHaveLength(2);
});

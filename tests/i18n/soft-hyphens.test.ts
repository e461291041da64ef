import { expect, test } from 'vitest';
import { withSoftHyphens } from '#i18n/soft-hyphens.ts';

const shown = (text: string, language = 'es') => withSoftHyphens(text, language).replaceAll('\u00ad', '-');

test('long words may break between syllables, never near their ends', () => {
  expect(shown('Electrodomésticos')).toBe('Electro-do-mésti-cos');
  expect(shown('Informática y hogar')).toBe('Informá-tica y hogar');
  expect(shown('Decoración')).toBe('Deco-ra-ción');
  expect(shown('Perfumería')).toBe('Perfu-me-ría');
});

test('short words and other languages stay as they are', () => {
  expect(shown('Joyería, Deportes')).toBe('Joyería, Deportes');
  expect(shown('Electronics', 'en')).toBe('Electronics');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markTyped } from '#features/search/marks.ts';

const shown = (text: string, typed: string) =>
  markTyped(text, typed)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Samsung Galaxy Buds', 'sam gal', '[Sam]sung [Gal]axy Buds'],
  ['Portátiles', 'porta', '[Portá]tiles'],
  ['Cafe\u0301 molido', 'cafe', '[Cafe\u0301] molido'],
  ['Auriculares', 'sony', 'Auriculares'],
  ['LG LG OLED', 'l lg', '[LG] [LG] OLED'],
  ['WH-1000XM4', 'wh-1000', '[WH]-[1000]XM4'],
  ['Straße', 'strasse', 'Straße'],
  ['Any', '  ', 'Any'],
])('in %s the typed %s is marked as %s', (text, typed, marked) => {
  expect(shown(text, typed)).toBe(marked);
});

test('the parts are the whole text, whatever is typed', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  fc.assert(
    fc.property(text, text, (whole, typed) => {
      const parts = markTyped(whole, typed);
      expect(parts.map((part) => part.text).join('')).toBe(whole);
    }),
  );
});

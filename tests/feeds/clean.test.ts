import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { cleanHtml, cleanName, cleanText } from '#feeds/clean.ts';
import { isPlainMarkup } from '#feeds/plain-markup.ts';

test('text loses tags, control characters and doubled blanks, entities are decoded twice', () => {
  expect(cleanText('  Caf&amp;eacute;\u0000  <b>solo</b>\n&amp; té ')).toBe('Café solo & té');
});

test('markup that hides behind entities is gone as well', () => {
  expect(cleanText('&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Lamp')).not.toContain('<');
});

test('a name loses the full stop a shop puts at its end, an abbreviation keeps it', () => {
  expect(cleanName('Portátil Norvik 15.')).toBe('Portátil Norvik 15');
  expect(cleanName('Guitar by Kestrel & Pine Ltd.')).toBe('Guitar by Kestrel & Pine Ltd');
  expect(cleanName('Robot S.A.')).toBe('Robot S.A.');
});

test.each([
  ['<p onclick="x()">A <strong>b</strong></p><script>alert(1)</script>', '<p>A <strong>b</strong></p>'],
  ['<a href="javascript:x()">link</a>', 'link'],
  ['<img src=x onerror=alert(1)>picture', 'picture'],
  ['<h1>Head</h1><iframe src="https://x.example"></iframe>', '<h3>Head</h3>'],
  ['&lt;p&gt;escaped&lt;/p&gt;', '<p>escaped</p>'],
  ['plain & simple', 'plain &amp; simple'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
])('%s becomes %s', (html, clean) => expect(cleanHtml(html)).toBe(clean));

const allowedTags = ['p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4'];
const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</li>',
    '</ul>',
    '<b>',
    '</b>',
    '<h3>',
    '</h3>',
    '<h4>',
    '</h4>',
    '<br>',
  ),
  fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    '<p ',
    '<P>',
    '<em/>',
    '<ol>',
    '</ol>',
    '<strong>',
    '</strong>',
    '<div>',
  ),
  fc.string({ maxLength: 4, unit: 'binary' }),
);

test('markup that is passed as plain is what a sanitiser makes of it', () => {
  const nested = '<h3>Más</h3><p>Un <strong>buen <em>día</em></strong></p><ul><li>a > b</li></ul>';
  expect(isPlainMarkup(nested.replace('>', '&gt;'))).toBe(false);
  expect(isPlainMarkup(nested)).toBe(false);
  expect(isPlainMarkup(nested.replace('a > b', 'a'))).toBe(true);
  expect(isPlainMarkup('<h3><h3></h3></h3>')).toBe(false);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = pieces.join('');
      fc.pre(isPlainMarkup(html));
      expect(sanitizeHtml(html, { allowedTags, allowedAttributes: {} })).toBe(html);
    }),
    { numRuns: 2000 },
  );
});

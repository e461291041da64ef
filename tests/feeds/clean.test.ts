import { expect, test } from 'vitest';
import { cleanHtml, cleanName, cleanText } from '#feeds/clean.ts';

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

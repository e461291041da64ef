import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { parseCsv } from '#feeds/parse.ts';

/** The rows of a text that arrives in pieces of a size. */
async function rowsOf(text: string, size = 7, delimiter?: string) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const rows = [];
  for await (const batch of parseCsv(pieces(), delimiter)) for (const row of batch) rows.push(row);
  return rows;
}

test('quoted newlines do not shift the line numbers', async () => {
  expect(await rowsOf('id;text\n1;"two\nlines"\n\n2;"a ""quoted"" word"\n')).toEqual([
    { line: 1, cells: ['id', 'text'] },
    { line: 2, cells: ['1', 'two\nlines'] },
    { line: 4, cells: [''] },
    { line: 5, cells: ['2', 'a "quoted" word'] },
  ]);
});

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['|', '\r'],
  ['\t', '\n'],
])('delimiter %j with line end %j is told from the header', async (delimiter, newline) => {
  const text = [`id${delimiter}name, or title`, `1${delimiter}A`, ''].join(newline);
  const quoted = text.replace('name, or title', '"name, or title"');
  expect((await rowsOf(quoted)).map(({ cells }) => cells)).toEqual([
    ['id', 'name, or title'],
    ['1', 'A'],
  ]);
});

test('a quote that is never closed costs only its own line', async () => {
  const rows = await rowsOf('id,name\n1,"open\n2,closed\n3,last\n');
  expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
    [1, 2],
    [2, 1],
    [3, 2],
    [4, 2],
  ]);
});

test('a record that never ends is given up after a bounded number of characters', async () => {
  const text = `id,name\n1,"open\n${'2,x\n'.repeat(400_000)}`;
  const rows = await rowsOf(text, 65_536);
  expect(rows).toHaveLength(400_002);
  expect(rows[1]).toEqual({ line: 2, cells: ['1,"open'] });
});

test.each(['id,name\n', ''])(
  'a line without end after %j is refused before it fills the memory',
  async (start) => {
    await expect(rowsOf(start + 'x'.repeat(1_200_000), 65_536)).rejects.toMatchObject({
      code: 'record_too_long',
    });
  },
);

test.each([
  ['<!DOCTYPE html><html>', 'feed_is_html'],
  ['\n <html><body>Gone</body></html>', 'feed_is_html'],
  ['<?xml version="1.0"?><rss/>', 'feed_is_xml'],
  ['[{"id":1}]', 'feed_is_json'],
  [' \n\n ', 'feed_empty'],
  ['', 'feed_empty'],
])('%j is refused as %s', async (text, code) => {
  await expect(rowsOf(text)).rejects.toMatchObject({ code });
});

test('whatever was written comes back, however it is cut into pieces', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', ';', '\n', ' ', '1'), maxLength: 6 });
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 50 }), async (body, size) => {
      const rows = [['id', 'name', 'text'], ...body];
      const text = `${Papa.unparse(rows, { newline: '\n', quotes: true })}\n`;
      expect((await rowsOf(text, size, ',')).map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});

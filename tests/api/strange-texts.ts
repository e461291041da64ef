import fc from 'fast-check';

/** Texts that mean something to a query language, a file system, a page, a parser or a terminal. */
export const STRANGE: readonly string[] = [
  '"',
  '""',
  '*',
  '^',
  'norvik*',
  '"norvik',
  'norvik AND',
  'norvik OR british',
  'NOT norvik',
  'NEAR(norvik portatil, 2)',
  'name:norvik',
  '{name brand}: norvik',
  'norvik + portatil',
  '-norvik',
  '(norvik',
  'MATCH',
  "'",
  "''",
  "' OR '1'='1",
  "' OR 1=1 --",
  "x'; DROP TABLE offers; --",
  "' UNION SELECT sql FROM sqlite_master --",
  "%' OR edition = 'UK",
  '1; ATTACH DATABASE "other" AS y',
  'computers\u0000',
  '%',
  '_',
  '\\',
  '?1',
  ':edition',
  '$1',
  '\u0000',
  '\u0001\u0002\u001b[31m',
  '\r\nSet-Cookie: a=b',
  '\t\v\f\u0085\u2028\u2029',
  '\u202e\u200b\ufeff',
  '\ud800',
  '\udc00norvik',
  'norvik\ud83d',
  '\ufffd\uffff',
  '😀👩‍👩‍👧🇪🇸',
  'ﬁ ǆ İ ß ſ',
  'e\u0301'.repeat(50),
  '\u0301'.repeat(100),
  '../../../../etc/passwd',
  '..%2f..%2f',
  '..\\..\\',
  '/',
  '//evil.example',
  'file:///etc/passwd',
  '.',
  '..',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '&lt;b&gt;',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e309',
  '99999999999999999999',
  '[]',
  '{}',
  '>',
  '>>>',
  'computers>',
  'computers>laptops>',
  'computers>laptops>norvik>',
  'a>'.repeat(60),
  ' ',
  'a'.repeat(100),
  'norvik '.repeat(70).trim(),
  'x'.repeat(500),
  'x'.repeat(501),
  'ñ'.repeat(3_000),
  '('.repeat(200),
  '"a" '.repeat(120),
];

const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** A thousand random strings, lone surrogates and control characters among them; `SEED` repeats a run. */
export function randomTexts(): readonly string[] {
  console.log(`random texts from SEED=${SEED}`);
  const word = fc.constantFrom(
    'norvik',
    'portátil',
    'AND',
    'OR',
    'NEAR',
    '"',
    "'",
    '*',
    '>',
    '-',
    '(',
    ':',
    '%',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
      .map((codes) => String.fromCharCode(...codes)),
    fc.array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 12 }).map((parts) => parts.join(' ')),
  );
  return fc.sample(text, { seed: SEED, numRuns: 1_000 });
}

/** As a browser sends it, and for lone surrogates as a stranger could. */
export function encoded(text: string): string {
  return [...text]
    .map((part) => (part.isWellFormed() ? encodeURIComponent(part) : loneBytes(part.charCodeAt(0))))
    .join('');
}

const loneBytes = (code: number) =>
  [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
    .map((byte) => `%${byte.toString(16).toUpperCase()}`)
    .join('');

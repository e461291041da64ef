import { AppError } from '#lib/errors.ts';

const DELIMITERS = [',', ';', '|', '\t'];

/** The first line that is not blank and what ends it; null while it may not be complete. */
export function firstLine(text: string, last: boolean): { text: string; end: string } | null {
  const found = /^[\s\uFEFF]*(\S[^\r\n]*)(\r\n|\n|\r(?!$)|$)/.exec(text);
  if (!found?.[1]) return null;
  return found[2] || last ? { text: found[1], end: found[2] ?? '' } : null;
}

export function newlineOf(end: string): '\n' | '\r\n' | '\r' {
  return end === '\r\n' || end === '\r' ? end : '\n';
}

/** The delimiter that splits the header into the most columns, quoted names aside. */
export function detectDelimiter(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*"/g, '');
  const width = (delimiter: string) => bare.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (width(next) > width(best) ? next : best));
}

const FORMS: readonly [code: string, pattern: RegExp, advice: string][] = [
  [
    'feed_is_html',
    /^<(!doctype html|html|head|body)/i,
    'it is a web page, often the error page of an expired address: fetch it again',
  ],
  ['feed_is_xml', /^<(\?xml|rss|feed|products)/i, 'it is XML: ask for the feed as CSV'],
  ['feed_is_json', /^[[{]/, 'it is JSON: ask for the feed as CSV'],
];

/** @throws AppError `feed_is_binary`, `feed_is_html`, `feed_is_xml`, `feed_is_json` where the text is plainly something else. */
export function assertCsv(text: string): void {
  const start = text.slice(0, 2000).replace(/^[\s\uFEFF]+/, '');
  if (start.includes('\u0000') || start.includes('\uFFFD\uFFFD')) {
    throw new AppError(
      'feed_is_binary',
      'The feed is no text that can be read; fetch it again, or name its encoding in the profile.',
    );
  }
  for (const [code, pattern, advice] of FORMS) {
    if (pattern.test(start)) throw new AppError(code, `The feed is no CSV; ${advice}.`);
  }
}

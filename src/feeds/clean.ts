import { decodeHTML } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { isPlainMarkup } from './plain-markup.ts';

const ALLOWED = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h3',
    'h4',
    'table',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {},
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template'],
  transformTags: { h1: 'h3', h2: 'h3', div: 'p' },
} satisfies sanitizeHtml.IOptions;

/** Plain text on one line: tags and control characters out, entities decoded even where escaped twice. */
export function cleanText(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text.trim();
  return withoutTags(decodeEntities(text)).replace(BLANKS, ' ').trim();
}

const NEEDS_CLEANING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  /[<&\u0000-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]| {2}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: see above.
const BLANKS = /[\s\u0000-\u001f\u007f-\u009f]+/g;

/** A product name: plain text without the full stop that some shops put at the end of each. */
export function cleanName(text: string): string {
  const name = cleanText(text);
  return /(^|\s)[^.\s]{2,}\.$/.test(name) ? name.slice(0, -1) : name;
}

/**
 * HTML from a feed cut down to plain structure: paragraphs, lists, tables, emphasis; no attributes at
 * all, so no scripts, styles, links or pictures. Text without tags stays text.
 */
export function cleanHtml(text: string): string {
  const decoded = /&(amp;)?lt;/.test(text) ? decodeEntities(text) : text;
  if (isPlainMarkup(decoded)) return decoded.trim();
  return sanitizeHtml(decoded, ALLOWED).trim();
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const once = decodeHTML(text);
  return once.includes('&') ? decodeHTML(once) : once;
}

const withoutTags = (text: string): string =>
  text.includes('<')
    ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, textFilter: decodeEntities })
    : text;

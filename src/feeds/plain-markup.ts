const HEADING_ENDS = ['p', 'h3', 'h4'];
/** Tags that `isPlainMarkup` knows, each with the tags around it that its start would end. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  ...{ strong: [], b: [], em: [], i: [] },
  ...{ p: ['p'], ul: ['p'], ol: ['p'], li: ['li'], h3: HEADING_ENDS, h4: HEADING_ENDS },
};
const TAG = /<(\/?)([a-z0-9]{1,6})>/y;

/**
 * Whether HTML is made of nothing but text and a few harmless tags in small letters, without attributes and
 * well nested, so that a sanitiser would give it back as it is. False also where that is not certain.
 */
export function isPlainMarkup(html: string): boolean {
  if (html.includes('&')) return false;
  const open: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    if (hasMark(html, from, at)) return false;
    TAG.lastIndex = at;
    const found = TAG.exec(html);
    const tag = found?.[2] ?? '';
    if (!Object.hasOwn(ENDS, tag)) return false;
    if (found?.[1]) {
      if (open.pop() !== tag) return false;
    } else {
      if (ENDS[tag]?.includes(open.at(-1) ?? '')) return false;
      open.push(tag);
    }
    from = TAG.lastIndex;
  }
  return !open.length && !hasMark(html, from, html.length);
}

/** Whether a stray `>`, which a sanitiser would escape, stands between two places. */
function hasMark(html: string, from: number, to: number): boolean {
  const at = html.indexOf('>', from);
  return at >= 0 && at < to;
}

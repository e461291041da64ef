import { createHash } from 'node:crypto';
import { headOf } from './head.ts';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/i;
const HASH = / 'sha256-[^']+'/g;
/** Elements whose text a policy may name. */
const INLINE = ['script', 'style'];
/** A file of our own, and data that is not run. */
const NEEDS_NONE = / (?:src=|type="application\/(?:ld\+)?json")/;
/** Texts whose digests are kept: the pages share their styles and their script. */
const MOST_KEPT = 100;
/** One character a byte, so that nothing is decoded: what is looked for is plain. */
const BYTES = 'latin1';

/**
 * A page whose policy has no hash that nothing in the page needs: Astro lists those of the whole site. Files
 * of our own need none, `'self'` allows them.
 */
export function trimPolicy(page: Buffer): Buffer {
  const head = headOf(page);
  const needed = new Set(inlineTexts(page).map((text) => ` 'sha256-${digestOf(text)}'`));
  const trimmed = head.replace(POLICY, (meta) =>
    meta.replace(HASH, (hash) => (needed.has(hash) ? hash : '')),
  );
  return Buffer.concat([Buffer.from(trimmed, BYTES), page.subarray(head.length)]);
}

/** What elements of a page hold that could be in a file of their own. */
function inlineTexts(page: Buffer): string[] {
  const texts: string[] = [];
  for (const name of INLINE) {
    for (let at = page.indexOf(`<${name}`); at >= 0; at = page.indexOf(`<${name}`, at)) {
      const start = page.indexOf('>', at) + 1;
      const end = page.indexOf(`</${name}>`, start);
      if (start === 0 || end < 0) break;
      if (!NEEDS_NONE.test(page.toString(BYTES, at, start))) texts.push(page.toString(BYTES, start, end));
      at = end;
    }
  }
  return texts;
}

const digests = new Map<string, string>();

function digestOf(text: string): string {
  const known = digests.get(text);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(text, BYTES).digest('base64');
  if (digests.size < MOST_KEPT) digests.set(text, digest);
  return digest;
}

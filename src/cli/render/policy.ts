import { createHash } from 'node:crypto';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/i;
const INLINE = /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / 'sha256-[^']+'/g;
/** Texts whose digests are kept: the pages share their styles and their script. */
const MOST_KEPT = 100;
/** One character a byte, so that nothing is decoded: what is looked for is plain. */
const BYTES = 'latin1';

/**
 * A page whose policy has no hash that nothing in the page needs: Astro lists those of the whole site. Files
 * of our own need none, `'self'` allows them.
 */
export function trimPolicy(page: Buffer): Buffer {
  const html = page.toString(BYTES);
  const needed = new Set([...html.matchAll(INLINE)].map(([, , text = '']) => ` 'sha256-${digestOf(text)}'`));
  const trimmed = html.replace(POLICY, (meta) =>
    meta.replace(HASH, (hash) => (needed.has(hash) ? hash : '')),
  );
  return Buffer.from(trimmed, BYTES);
}

const digests = new Map<string, string>();

function digestOf(text: string): string {
  const known = digests.get(text);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(text, BYTES).digest('base64');
  if (digests.size < MOST_KEPT && !text.startsWith('{')) digests.set(text, digest);
  return digest;
}

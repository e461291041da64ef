import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/i;
const INLINE = /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / 'sha256-[^']+'/g;

/**
 * Keeps in each prerendered page's policy only the hashes of what that page carries inside it: Astro
 * lists those of the whole site. Files of our own need none, `'self'` allows them.
 * @returns {import('astro').AstroIntegration}
 */
export function pagePolicies() {
  return {
    name: 'tecfinder:page-policies',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        let pages = 0;
        for await (const file of glob('**/*.html', { cwd: root })) {
          const path = join(root, file);
          await writeFile(path, trimPolicy(await readFile(path, 'utf8')));
          pages++;
        }
        logger.info(`${pages} policies name only what their page holds.`);
      },
    },
  };
}

/** A page whose policy has no hash that nothing in the page needs. @param {string} html */
export function trimPolicy(html) {
  const needed = new Set([...html.matchAll(INLINE)].map(([, , text = '']) => ` 'sha256-${digest(text)}'`));
  return html.replace(POLICY, (meta) => meta.replace(HASH, (hash) => (needed.has(hash) ? hash : '')));
}

/** @type {Map<string, string>} */
const digests = new Map();

/** The pages share their styles and their script: each is hashed once. @param {string} text */
function digest(text) {
  let found = digests.get(text);
  if (found === undefined) {
    found = createHash('sha256').update(text).digest('base64');
    if (digests.size < 100 && !text.startsWith('{')) digests.set(text, found);
  }
  return found;
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { DEFAULT_EDITION, editions, isEditionKey } from './src/editions/editions.ts';
import { loadConfig } from './src/lib/config.ts';

const settings = loadConfig();
const key = process.env.EDITION || DEFAULT_EDITION;
if (!isEditionKey(key)) throw new Error(`EDITION=${key} is not usable: it must be ES or UK.`);
const { folder } = editions[key];

/** The script that runs before the first paint is inlined as it is, so its hash is ours to give. */
const firstPaint = readFileSync(new URL('./src/client/first-paint.js', import.meta.url));
const firstPaintHash = `sha256-${createHash('sha256').update(firstPaint).digest('base64')}`;

/** Bytes up to which a page's script travels inside the page: one request less before it works. */
const INLINE_SCRIPT_LIMIT = 16_384;

export default defineConfig({
  site: `https://${key === 'UK' ? settings.UK_HOST : settings.ES_HOST}`,
  output: 'static',
  outDir: process.env.OUT_DIR || `dist/${folder}`,
  cacheDir: `node_modules/.astro/${folder}`,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  adapter: node({ mode: 'middleware' }),
  session: false,
  integrations: [react()],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' https: data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [firstPaintHash] },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    define: { 'import.meta.env.EDITION': JSON.stringify(key) },
    build: {
      assetsInlineLimit: (path, content) =>
        path.endsWith('.js') ? content.byteLength < INLINE_SCRIPT_LIMIT : false,
    },
  },
});

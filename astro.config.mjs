import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { pageBundle } from './astro.pages.mjs';
import { bundleScripts } from './astro.scripts.mjs';
import { pageScripts } from './astro.serve-scripts.mjs';
import { DEFAULT_EDITION, editions, isEditionKey } from './src/editions/editions.ts';
import { listTexts } from './src/i18n/list-texts.ts';
import { messagesFor } from './src/i18n/messages.ts';
import { productTexts } from './src/i18n/product-texts.ts';
import { loadConfig } from './src/lib/config.ts';
import { placeOfEdition } from './src/lib/edition-place.ts';

const settings = loadConfig();
const key = process.env.EDITION || DEFAULT_EDITION;
if (!isEditionKey(key)) throw new Error(`EDITION=${key} is not usable: it must be ES or UK.`);
const { folder, language } = editions[key];
const isStatic = process.env.HOSTING === 'static';
const { host, base } = placeOfEdition(key, settings);
const below = isStatic ? base : '';
const other = placeOfEdition(key === 'ES' ? 'UK' : 'ES', settings);
const beside = isStatic && other.host === host ? `${other.base}/data/` : undefined;
const server = isStatic ? (settings.API_URL ?? null) : '';

const define = {
  'import.meta.env.EDITION': JSON.stringify(key),
  'import.meta.env.HOSTING': JSON.stringify(isStatic ? 'static' : 'node'),
  'import.meta.env.BASE_PATH': JSON.stringify(below),
  'import.meta.env.BESIDE': JSON.stringify(beside) ?? 'undefined',
  'import.meta.env.SERVER': JSON.stringify(server),
  'import.meta.env.LIST_TEXTS': JSON.stringify(listTexts(messagesFor(language))),
  'import.meta.env.PRODUCT_TEXTS': JSON.stringify(productTexts(messagesFor(language))),
};
const scripts = await bundleScripts(define, language);
const hashes = Object.values(scripts.inlined).map(
  (code) => /** @type {const} */ (`sha256-${createHash('sha256').update(code).digest('base64')}`),
);

export default defineConfig({
  site: `https://${host}`,
  base: below || '/',
  output: 'static',
  outDir: process.env.OUT_DIR || `dist/${folder}`,
  cacheDir: `node_modules/.astro/${folder}`,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  adapter: node({ mode: 'middleware' }),
  session: false,
  integrations: [react(), pageScripts(scripts, () => bundleScripts(define, language)), pageBundle()],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' https: data:",
        `connect-src 'self'${server ? ` ${new URL(server).origin}` : ''}`,
        "object-src 'none'",
        "base-uri 'self'",
        `form-action 'self'${server ? ` ${new URL(server).origin}` : ''}`,
      ],
      scriptDirective: { hashes },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    define,
  },
});

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { build } from 'vite';
import { pagePolicies } from './astro.policies.mjs';
import { DEFAULT_EDITION, editions, isEditionKey } from './src/editions/editions.ts';
import { loadConfig } from './src/lib/config.ts';

const settings = loadConfig();
const key = process.env.EDITION || DEFAULT_EDITION;
if (!isEditionKey(key)) throw new Error(`EDITION=${key} is not usable: it must be ES or UK.`);
const { folder } = editions[key];

const sources = {
  'virtual:first-paint': './src/client/first-paint.ts',
  'virtual:page-script': './src/layouts/page.ts',
};

/** The scripts every page carries inside it, each bundled to one text: no request stands before them. */
const inlined = Object.fromEntries(
  await Promise.all(Object.entries(sources).map(async ([id, source]) => [id, await bundle(source)])),
);
const hashes = Object.values(inlined).map(
  (code) => /** @type {const} */ (`sha256-${createHash('sha256').update(code).digest('base64')}`),
);

/** @param {string} source */
async function bundle(source) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(source, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return output[0].code.trim();
}

/** @returns {import('vite').Plugin} */
function inlinedScripts() {
  return {
    name: 'tecfinder:inlined-scripts',
    resolveId: (id) => (id in inlined ? id : undefined),
    load: (id) => (id in inlined ? `export default ${JSON.stringify(inlined[id])}` : undefined),
  };
}

export default defineConfig({
  site: `https://${key === 'UK' ? settings.UK_HOST : settings.ES_HOST}`,
  output: 'static',
  outDir: process.env.OUT_DIR || `dist/${folder}`,
  cacheDir: `node_modules/.astro/${folder}`,
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  adapter: node({ mode: 'middleware' }),
  session: false,
  integrations: [react(), pagePolicies()],
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
      scriptDirective: { hashes },
    },
  },
  vite: {
    plugins: [tailwindcss(), inlinedScripts()],
    define: { 'import.meta.env.EDITION': JSON.stringify(key) },
  },
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { shortTables } from './astro.tables.mjs';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const FEATURES = at('./src/layouts/features.ts');
const LATE = at('./src/layouts/late.ts');
const LATE_IMPORT = "import('./late.ts')";
const CHUNK_IMPORT = /\bimport\(\s*'#([^']+)'\s*\)/g;
/** What several features share, but for what only some pages need: cards made in the browser, changed favourites, texts. */
const COMMON =
  /^(?!.*(?:\/product\/(?:fill-card|kit)\.ts|\/favourites\/.*|\/i18n\/e[ns]\/.*|js\.cookie\.mjs)$)/;
/** What answers from files, fetched beside the features that ask for something. */
const ANSWERING = {
  'layouts/search-results.ts': ['client/files/source.ts', 'client/files/searching.ts'],
  'features/listing/mount-listing.ts': ['client/files/source.ts', 'client/files/listing.ts'],
  'features/search/mount.ts': [
    'client/files/source.ts',
    'client/files/searching.ts',
    'client/files/suggesting.ts',
  ],
};
/** The folder whose files are named by their content. */
const FOLDER = '_astro';

const INLINED = {
  'virtual:first-paint': './src/client/first-paint.ts',
  'virtual:page-script': './src/layouts/page.ts',
};

/**
 * @typedef {object} Scripts
 * @property {Readonly<Record<string, string>>} inlined What every page carries inside it, by module id.
 * @property {ReadonlyMap<string, string | Uint8Array>} files Chunks and their styles, by path from the root.
 * @property {ReadonlySet<string>} sources The files they are made from.
 */

/**
 * Bundles what runs in the browser before and after a shopper acts: the scripts every page carries inside
 * it, each one text so that no request stands before them, the one file that follows them by itself, and a
 * chunk for each other `import()` of `src/layouts/features.ts`, whose addresses the inlined script then holds.
 * @param {Record<string, string>} define
 * @param {{ below: string, language: 'en' | 'es' }} site `below`: where the site lies below its host.
 * @returns {Promise<Scripts>}
 */
export async function bundleScripts(define, { below, language }) {
  const [chunks, late] = await Promise.all([bundleChunks(define, language), bundleLate(define)]);
  const plugins = [chunkAddresses(chunks.addresses, late.fileName, below)];
  const inlined = await Promise.all(
    Object.entries(INLINED).map(async ([id, source]) => [id, await bundleInlined(source, plugins, define)]),
  );
  const sources = new Set([
    ...chunks.sources,
    ...late.moduleIds,
    ...inlined.flatMap(([, { sources }]) => sources),
  ]);
  return {
    inlined: Object.fromEntries(inlined.map(([id, { code }]) => [id, code])),
    files: chunks.files.set(late.fileName, late.code),
    sources,
  };
}

/** @param {string} source @param {import('vite').Plugin[]} plugins @param {Record<string, string>} define */
async function bundleInlined(source, plugins, define) {
  const [chunk] = await bundle({
    define,
    plugins,
    input: at(source),
    output: { format: 'iife' },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${source} gives no script.`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds };
}

/** One file that shares nothing with chunks, so that no other comes with it. @param {Record<string, string>} define */
async function bundleLate(define) {
  const entryFileNames = `${FOLDER}/[name].[hash].js`;
  const [chunk] = await bundle({ define, input: LATE, output: { format: 'es', entryFileNames } });
  if (chunk?.type !== 'chunk') throw new Error(`${LATE} gives no script.`);
  return chunk;
}

/**
 * Every feature's code with its styles; what several share becomes a chunk of its own.
 * @param {Record<string, string>} define @param {'en' | 'es'} language
 */
async function bundleChunks(define, language) {
  const text = await readFile(FEATURES, 'utf8');
  const entries = [...new Set([...text.matchAll(CHUNK_IMPORT)].map(([, path]) => path))];
  const name = `${FOLDER}/[name].[hash:6].js`;
  const outputs = await bundle({
    define,
    plugins: [shortTables(language)],
    input: Object.fromEntries(entries.map((path) => [nameOf(path), at(`./src/${path}`)])),
    output: {
      format: 'es',
      entryFileNames: name,
      chunkFileNames: name,
      assetFileNames: `${FOLDER}/[name].[hash:6][extname]`,
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//,
            priority: 1,
          },
          { name: 'common', minShareCount: 3, test: COMMON },
        ],
      },
    },
  });
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (/** @type {string} */ path) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === at(`./src/${path}`));
  /** Nothing where a server answers. @type {Readonly<Record<string, readonly string[]>>} */
  const answering = isStatic(define) ? ANSWERING : {};
  const addresses = new Map(
    entries.map((path) => {
      const entry = chunkOf(path);
      if (!entry) throw new Error(`${path} gives no chunk.`);
      const beside = (answering[path] ?? []).flatMap((each) => chunkOf(each) ?? []);
      return [path, addressesOf([entry, ...beside], byFile)];
    }),
  );
  return {
    addresses,
    files: new Map(
      outputs.map((output) => [output.fileName, output.type === 'chunk' ? output.code : output.source]),
    ),
    sources: [FEATURES, ...chunks.flatMap(({ moduleIds }) => moduleIds)],
  };
}

const isStatic = (/** @type {Record<string, string>} */ define) =>
  define['import.meta.env.HOSTING'] === JSON.stringify('static');

/**
 * Addresses of chunks, then those of the chunks and styles they need.
 * @param {readonly import('vite').Rolldown.OutputChunk[]} entries @param {ReadonlyMap<string, import('vite').Rolldown.OutputChunk>} byFile
 */
function addressesOf(entries, byFile) {
  const found = new Set(entries);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const needed = byFile.get(file);
      if (needed) found.add(needed);
    }
  }
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...[...found].map(({ fileName }) => fileName), ...styles];
}

/**
 * Puts a chunk's addresses in place of its import.
 * @param {ReadonlyMap<string, readonly string[]>} addresses @param {string} late @param {string} below @returns {import('vite').Plugin}
 */
function chunkAddresses(addresses, late, below) {
  return {
    name: 'tecfinder:chunk-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id !== FEATURES) return undefined;
      const call = (/** @type {readonly string[]} */ files) =>
        `loadChunk(...${JSON.stringify(files.map((file) => `${below}/${file}`))})`;
      const calls = code
        .replace(LATE_IMPORT, call([late]))
        .replace(CHUNK_IMPORT, (_, path) => call(addresses.get(path) ?? []));
      return `import { loadChunk } from '#client/chunks.ts';\n${calls}`;
    },
  };
}

/**
 * What Vite puts around each `import()`, without its preloading: what chunks fetch late has no styles of its own.
 * @type {import('vite').Plugin}
 */
const plainImports = {
  name: 'tecfinder:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** @param {import('vite').InlineConfig & { input: import('vite').Rolldown.InputOption, output: import('vite').Rolldown.OutputOptions }} options */
async function bundle({ input, output, plugins = [], ...config }) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    plugins: [plainImports, ...plugins],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output, preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('The scripts were not bundled.');
  return first.output;
}

/** `features/windows/mount.tsx` is `windows-mount`. @param {string} path */
const nameOf = (path) =>
  path
    .replace(/^features\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-');

import { readFile } from 'node:fs/promises';
import { basename, parse } from 'node:path';
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
/** What answers from files, fetched beside the features that ask for something; they do not wait for it. */
const ANSWERING = {
  'layouts/search-results.ts': ['client/files/source.ts', 'client/files/searching.ts'],
  'features/listing/mount-listing.ts': ['client/files/source.ts', 'client/files/listing.ts'],
  'features/search/mount.ts': [
    'client/files/source.ts',
    'client/files/searching.ts',
    'client/files/suggesting.ts',
  ],
};
/** The folder whose files are named by their content, as `src/client/chunks.ts` knows it. */
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
 * chunk for each other `import()` of `src/layouts/features.ts`, whose names the inlined script then holds.
 * @param {Record<string, string>} define @param {'en' | 'es'} language
 * @returns {Promise<Scripts>}
 */
export async function bundleScripts(define, language) {
  const [chunks, late] = await Promise.all([bundleChunks(define, language), bundleLate(define)]);
  const plugins = [chunkNames(chunks.needed, late.fileName)];
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
  const chunkOf = (/** @type {string} */ path) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === at(`./src/${path}`));
    if (!chunk) throw new Error(`${path} gives no chunk.`);
    return chunk;
  };
  /** Nothing where a server answers. @type {Readonly<Record<string, readonly string[]>>} */
  const answering = isStatic(define) ? ANSWERING : {};
  const unknown = Object.keys(answering).filter((path) => !entries.includes(path));
  if (unknown.length > 0) throw new Error(`${unknown} is no feature.`);
  const needed = new Map(
    entries.map((path) => {
      const needs = filesOf([chunkOf(path)], byFile);
      const beside = filesOf((answering[path] ?? []).map(chunkOf), byFile);
      return [path, { needs, beside: beside.filter((file) => !needs.includes(file)) }];
    }),
  );
  return {
    needed,
    files: new Map(
      outputs.map((output) => [output.fileName, output.type === 'chunk' ? output.code : output.source]),
    ),
    sources: [FEATURES, ...chunks.flatMap(({ moduleIds }) => moduleIds)],
  };
}

/**
 * @typedef {object} Needed
 * @property {readonly string[]} needs A chunk, then the chunks and styles it needs.
 * @property {readonly string[]} beside What is fetched beside it and not waited for.
 */

const isStatic = (/** @type {Record<string, string>} */ define) =>
  define['import.meta.env.HOSTING'] === JSON.stringify('static');

/**
 * The files of chunks, then of the chunks and styles they need.
 * @param {readonly import('vite').Rolldown.OutputChunk[]} entries @param {ReadonlyMap<string, import('vite').Rolldown.OutputChunk>} byFile
 */
function filesOf(entries, byFile) {
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
 * Puts the names of a chunk's files, below `FOLDER`, in place of its import.
 * @param {ReadonlyMap<string, Needed>} needed @param {string} late @returns {import('vite').Plugin}
 */
function chunkNames(needed, late) {
  return {
    name: 'tecfinder:chunk-names',
    enforce: 'pre',
    transform(code, id) {
      if (id !== FEATURES) return undefined;
      const listed = (/** @type {readonly string[]} */ files) =>
        files.map((file) => JSON.stringify(file.slice(FOLDER.length + 1))).join();
      const call = (/** @type {Needed | undefined} */ { needs, beside } = { needs: [], beside: [] }) => {
        const chunk = `loadChunk(${listed(needs)})`;
        return beside.length > 0 ? `loadBeside(${chunk}, ${listed(beside)})` : chunk;
      };
      const calls = code
        .replace(LATE_IMPORT, call({ needs: [late], beside: [] }))
        .replace(CHUNK_IMPORT, (_, path) => call(needed.get(path)));
      return `import { loadBeside, loadChunk } from '#client/chunks.ts';\n${calls}`;
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
      rolldownOptions: { input, output, preserveEntrySignatures: 'allow-extension' },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('The scripts were not bundled.');
  return first.output;
}

/** A `mount` is called as its feature: `features/windows/mount.tsx` is `windows`. @param {string} path */
const nameOf = (path) => {
  const { name, dir } = parse(path);
  return name === 'mount' ? basename(dir) : name;
};

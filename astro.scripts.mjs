import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const FEATURES = at('./src/layouts/features.ts');
const CHUNK_IMPORT = /\bimport\(\s*'#([^']+)'\s*\)/g;
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
 * it, each one text so that no request stands before them, and a chunk for each `import()` of
 * `src/layouts/features.ts`, whose addresses the inlined script then holds.
 * @param {Record<string, string>} define
 * @returns {Promise<Scripts>}
 */
export async function bundleScripts(define) {
  const chunks = await bundleChunks(define);
  const inlined = await Promise.all(
    Object.entries(INLINED).map(async ([id, source]) => [
      id,
      await bundleInlined(source, chunks.addresses, define),
    ]),
  );
  const sources = new Set([...chunks.sources, ...inlined.flatMap(([, { sources }]) => sources)]);
  return {
    inlined: Object.fromEntries(inlined.map(([id, { code }]) => [id, code])),
    files: chunks.files,
    sources,
  };
}

/** @param {string} source @param {ReadonlyMap<string, readonly string[]>} addresses @param {Record<string, string>} define */
async function bundleInlined(source, addresses, define) {
  const [chunk] = await bundle({
    define,
    plugins: [chunkAddresses(addresses)],
    input: at(source),
    output: { format: 'iife' },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${source} gives no script.`);
  return { code: chunk.code.trim(), sources: chunk.moduleIds };
}

/** Every feature's code with its styles; what several share becomes a chunk of its own. @param {Record<string, string>} define */
async function bundleChunks(define) {
  const text = await readFile(FEATURES, 'utf8');
  const entries = [...new Set([...text.matchAll(CHUNK_IMPORT)].map(([, path]) => path))];
  const name = `${FOLDER}/[name].[hash].js`;
  const outputs = await bundle({
    define,
    input: Object.fromEntries(entries.map((path) => [nameOf(path), at(`./src/${path}`)])),
    output: {
      format: 'es',
      entryFileNames: name,
      chunkFileNames: name,
      assetFileNames: `${FOLDER}/[name].[hash][extname]`,
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//,
            priority: 1,
          },
          { name: 'common', minShareCount: 3, test: /^(?!.*\/product\/(?:fill-card|kit)\.ts$)/ },
        ],
      },
    },
  });
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const addresses = new Map(
    entries.map((path) => {
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === at(`./src/${path}`));
      if (!entry) throw new Error(`${path} gives no chunk.`);
      return [path, addressesOf(entry, byFile)];
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

/**
 * A chunk's address, then those of the chunks and styles it needs.
 * @param {import('vite').Rolldown.OutputChunk} entry @param {ReadonlyMap<string, import('vite').Rolldown.OutputChunk>} byFile
 */
function addressesOf(entry, byFile) {
  const found = new Set([entry]);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const needed = byFile.get(file);
      if (needed) found.add(needed);
    }
  }
  const styles = [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...[...found].map(({ fileName }) => fileName), ...styles].map((file) => `/${file}`);
}

/** Puts a chunk's addresses in place of its import. @param {ReadonlyMap<string, readonly string[]>} addresses @returns {import('vite').Plugin} */
function chunkAddresses(addresses) {
  return {
    name: 'tecfinder:chunk-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (id !== FEATURES) return undefined;
      const calls = code.replace(
        CHUNK_IMPORT,
        (_, path) => `loadChunk(...${JSON.stringify(addresses.get(path))})`,
      );
      return `import { loadChunk } from '#client/chunks.ts';\n${calls}`;
    },
  };
}

/** @param {import('vite').InlineConfig & { input: import('vite').Rolldown.InputOption, output: import('vite').Rolldown.OutputOptions }} options */
async function bundle({ input, output, ...config }) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    build: {
      write: false,
      modulePreload: { polyfill: false },
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

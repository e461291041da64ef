import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** Bytes of brotli of the code that answers from files: what lists take, and what else searches and suggestions take. */
export interface CodeSize {
  lists: number;
  search: number;
  suggestions: number;
}

interface Chunk {
  type: string;
  code: string;
  isEntry: boolean;
  name: string;
  fileName: string;
  imports: string[];
}

/** As the shop's own build has it: without the preloading that Vite puts around imports. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

export async function codeSize(): Promise<CodeSize> {
  const root = join(import.meta.dirname, '../../..');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutPreloading],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'src/client/files/source.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const [{ output }] = [made].flat() as unknown as [{ output: Chunk[] }];
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const needed = (isFirst: (chunk: Chunk) => boolean): Set<string> => {
    const names = new Set([...chunks.values()].filter(isFirst).map(({ fileName }) => fileName));
    for (const name of names) for (const other of chunks.get(name)?.imports ?? []) names.add(other);
    return names;
  };
  const sizeOf = (names: Set<string>, besides: Set<string> = new Set()): number =>
    [...names]
      .filter((name) => !besides.has(name))
      .reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0);
  const all = needed(({ isEntry }) => isEntry);
  const lists = new Set([...all, ...needed(({ name }) => name === 'listing')]);
  const search = new Set([...all, ...needed(({ name }) => name === 'searching')]);
  const suggestions = new Set([...search, ...needed(({ name }) => name === 'suggesting')]);
  return {
    lists: sizeOf(lists),
    search: sizeOf(search, all),
    suggestions: sizeOf(suggestions, search),
  };
}

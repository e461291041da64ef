import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of brotli of the code that answers from files: what lists take, and what searches take beside it. */
export interface CodeSize {
  lists: number;
  search: number;
}

export async function codeSize(): Promise<CodeSize> {
  const root = join(import.meta.dirname, '../../..');
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
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
  const [{ output }] = [made].flat() as unknown as [{ output: { type: string; code: string; isEntry: boolean; imports: string[]; fileName: string }[] }];
  const chunks = output.filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry) as (typeof chunks)[number];
  const first = new Set([entry.fileName, ...entry.imports]);
  const sizeOf = (isWanted: (name: string) => boolean) =>
    chunks.filter(({ fileName }) => isWanted(fileName)).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  return { lists: sizeOf((name) => first.has(name)), search: sizeOf((name) => !first.has(name)) };
}

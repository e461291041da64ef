import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { link } from '#export/place-file.ts';
import type { BuiltFile } from '#host/build-record.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(?:html|css|m?js|json|svg|xml|txt|webmanifest|ico)$/;
const MIN_SIZE = 512;
/**
 * A page costs 1 ms at quality 8 and 13 ms at 9 for the same size, 15 ms at 10 for 7 % less, which is
 * what brings a list near the first window of a connection; the highest quality costs six times that
 * for 2 % more and is worth its time only for the few files that every page shares.
 */
const PAGE_QUALITY = 10;
const SHARED_QUALITY = 11;
const AT_ONCE = 8;

/** An earlier build whose compressed files may be taken over where the content is the same. */
export interface EarlierBuild {
  client: string;
  files: readonly BuiltFile[];
}

/** A file that is compressed, or is being compressed. */
interface Made {
  client: string;
  file: BuiltFile | Promise<BuiltFile>;
}

/** What one quality is given to, of one content. */
const keyOf = ({ path, hash }: { path: string; hash: string }): string => hash + extname(path);

/** Writes `.br` and `.gz` beside every file where they are smaller, and lists all files of the folder. */
export async function precompress(client: string, earlier?: EarlierBuild): Promise<BuiltFile[]> {
  const made = new Map<string, Made>(
    earlier?.files.map((file) => [keyOf(file), { client: earlier.client, file }]),
  );
  const paths = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files: BuiltFile[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < paths.length; i = next++) {
      const path = paths[i] as string;
      const content = await readFile(join(client, path));
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
      const file = { path, hash, size: content.length };
      const same = made.get(keyOf(file));
      if (same) {
        files[i] = takeOver({ client: same.client, file: await same.file }, client, path);
        continue;
      }
      const compressed = compress(client, file, content);
      made.set(keyOf(file), { client, file: compressed });
      files[i] = await compressed;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files;
}

async function compress(client: string, file: BuiltFile, content: Buffer): Promise<BuiltFile> {
  if (content.length < MIN_SIZE || !COMPRESSIBLE.test(file.path)) return file;
  const quality = file.path.endsWith('.html') ? PAGE_QUALITY : SHARED_QUALITY;
  const parameters = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params: parameters }), gzip(content, { level: 9 })]);
  const path = join(client, file.path);
  const smaller = { br: br.length < content.length, gz: gz.length < content.length };
  if (smaller.br) await writeFile(`${path}.br`, br);
  if (smaller.gz) await writeFile(`${path}.gz`, gz);
  return { ...file, ...(smaller.br && { br: br.length }), ...(smaller.gz && { gz: gz.length }) };
}

function takeOver(from: { client: string; file: BuiltFile }, client: string, path: string): BuiltFile {
  for (const end of ['br', 'gz'] as const) {
    if (from.file[end]) link(`${join(from.client, from.file.path)}.${end}`, `${join(client, path)}.${end}`);
  }
  return { ...from.file, path };
}

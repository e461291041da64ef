import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serverFolder } from '#host/build-record.ts';
import { precompress } from '../../src/cli/precompress.ts';

export const LONG = 'Long enough to be worth compressing. '.repeat(40);

/** Lays out a finished build of an edition, as `npm run build` leaves it. */
export async function writeBuild(
  folder: string,
  files: Record<string, string>,
  builtAt = '2026-11-20T10:00:00.000Z',
) {
  const client = join(folder, 'client');
  for (const [path, content] of Object.entries(files)) {
    const target = path.startsWith('server/')
      ? join(folder, path.replace('server', serverFolder(builtAt)))
      : join(client, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  const record = { stamp: builtAt, builtAt, server: serverFolder(builtAt), files: await precompress(client) };
  await writeFile(join(folder, 'build.json'), JSON.stringify(record));
}

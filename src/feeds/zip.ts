import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { AppError } from '#lib/errors.ts';

const openFile = promisify<string, Options, ZipFile>(yauzl.open);

/**
 * The largest file in a zip archive, unpacked as a stream.
 * @throws AppError `feed_corrupt` where the archive cannot be read, `feed_empty` where it holds no file
 */
export async function openZipEntry(path: string): Promise<Readable> {
  try {
    const zip = await openFile(path, { lazyEntries: true, autoClose: false });
    const entry = await largestEntry(zip);
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    stream.once('close', () => zip.close());
    return stream;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('feed_corrupt', 'The zip archive is damaged or cut off: fetch the feed again.', {
      cause,
    });
  }
}

function largestEntry(zip: ZipFile): Promise<Entry> {
  return new Promise((resolve, reject) => {
    let largest: Entry | undefined;
    zip.on('entry', (entry: Entry) => {
      const isFile = !entry.fileName.endsWith('/');
      if (isFile && entry.uncompressedSize > (largest?.uncompressedSize ?? 0)) largest = entry;
      zip.readEntry();
    });
    zip.once('error', reject);
    zip.once('end', () => {
      if (largest) resolve(largest);
      else reject(new AppError('feed_empty', 'The zip archive holds no feed: ask the shop for it.'));
    });
    zip.readEntry();
  });
}

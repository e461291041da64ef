import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { AppError } from '#lib/errors.ts';

const openFile = promisify<string, Options, ZipFile>(yauzl.open);

/**
 * The one feed in a zip archive, unpacked as a stream: its only CSV, TSV or text file, else its only file.
 * @throws AppError `feed_corrupt` where the archive cannot be read, `feed_empty` where it holds no file,
 *   `feed_ambiguous` where it holds several
 */
export async function openZipEntry(path: string): Promise<Readable> {
  let zip: ZipFile | undefined;
  try {
    zip = await openFile(path, { lazyEntries: true, autoClose: false });
    const entry = await feedEntry(zip);
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    stream.once('close', () => zip?.close());
    return stream;
  } catch (cause) {
    zip?.close();
    if (cause instanceof AppError) throw cause;
    throw new AppError('feed_corrupt', 'The zip archive is damaged or cut off: fetch the feed again.', {
      cause,
    });
  }
}

async function feedEntry(zip: ZipFile): Promise<Entry> {
  const files = (await entriesOf(zip)).filter(({ fileName }) => !/\/$|(^|\/)(\.|__MACOSX)/.test(fileName));
  const tables = files.filter(({ fileName }) => /\.(csv|tsv|txt)$/i.test(fileName));
  const [feed, ...others] = tables.length ? tables : files;
  if (!feed) throw new AppError('feed_empty', 'The zip archive holds no feed: ask the shop for it.');
  if (others.length) {
    throw new AppError(
      'feed_ambiguous',
      `The zip archive holds ${others.length + 1} files: unpack it and name them one by one.`,
    );
  }
  return feed;
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('error', reject);
    zip.once('end', () => resolve(entries));
    zip.readEntry();
  });
}

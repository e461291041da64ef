import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '#lib/errors.ts';
import { detectEncoding } from './encoding.ts';
import { openZipEntry } from './zip.ts';

/**
 * The text of a feed in pieces, whatever it is packed in: gzip, zip or plain, told by its first bytes
 * and not by its name; UTF-8, UTF-16 or windows-1252, or the encoding given; `tell` hears which. Memory stays
 * flat.
 * @throws AppError `feed_empty`, `feed_truncated`, `feed_corrupt`, `encoding_unknown`
 */
export async function* decodeFeed(
  path: string,
  encoding?: string,
  tell: (encoding: string) => void = () => {},
): AsyncGenerator<string> {
  const unpack = await unpacker(path);
  const decoder = textDecoder(encoding ?? (await detectEncoding(readable(unpack))));
  tell(decoder.encoding);
  for await (const bytes of readable(unpack)) {
    const text = decoder.decode(bytes, { stream: true });
    if (text) yield text;
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

export const emptyFeed = (): AppError =>
  new AppError('feed_empty', 'The feed is empty: fetch it again, or ask the shop for it.');

/** Bytes of a piece: some rows, few enough that V8 keeps their text among what is young, and drops it cheaply. */
const PIECE = 32 * 1024;

type Unpack = () => Promise<Readable>;

async function unpacker(path: string): Promise<Unpack> {
  const file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  await file.close();
  if (bytesRead === 0) throw emptyFeed();
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) {
    return async () => {
      const source = createReadStream(path, { highWaterMark: PIECE });
      const gunzip = createGunzip({ chunkSize: PIECE });
      source.on('error', (error) => gunzip.destroy(error));
      gunzip.once('close', () => source.destroy());
      return source.pipe(gunzip);
    };
  }
  if (['PK\u0003\u0004', 'PK\u0005\u0006'].includes(buffer.toString('latin1')))
    return () => openZipEntry(path);
  return async () => createReadStream(path, { highWaterMark: PIECE });
}

/** The bytes, with the errors of the unpacking said in words. */
async function* readable(unpack: Unpack): AsyncGenerator<Buffer> {
  try {
    yield* await unpack();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'Z_BUF_ERROR') {
      throw new AppError(
        'feed_truncated',
        'The feed ends too early, as if its download was cut off: fetch it again.',
        {
          cause,
        },
      );
    }
    throw new AppError('feed_corrupt', 'The feed cannot be unpacked or read: fetch it again.', { cause });
  }
}

function textDecoder(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch (cause) {
    throw new AppError(
      'encoding_unknown',
      `The encoding ${name} is not known: use one such as utf-8 or iso-8859-2.`,
      {
        cause,
      },
    );
  }
}

import { hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '#lib/errors.ts';

const TIMEOUT = 15 * 60_000;

export interface FetchedFeed {
  /** A readable file on this machine. */
  path: string;
  /** What reports and logs call it; holds no part of an address that may be a key. */
  label: string;
  /** Removes what the fetch left behind. */
  dispose(): Promise<void>;
}

/**
 * Makes a feed a local file: a path as it is, an http(s) address downloaded to a temporary file.
 * @throws AppError `feed_missing`, `feed_unreachable`, `feed_http_status`
 */
export async function fetchFeed(input: string, get: typeof fetch = fetch): Promise<FetchedFeed> {
  return isAddress(input) ? download(input, get) : localFile(input);
}

async function localFile(path: string): Promise<FetchedFeed> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) {
    throw new AppError('feed_missing', `There is no file ${path}: check the path of the feed.`);
  }
  return { path, label: labelOf(path), dispose: async () => {} };
}

async function download(address: string, get: typeof fetch): Promise<FetchedFeed> {
  const label = labelOf(address);
  const folder = await mkdtemp(join(tmpdir(), 'tecfinder-feed-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok || !response.body) {
      throw new AppError(
        'feed_http_status',
        `${label} answered ${response.status}: check that the feed's address is current and allowed.`,
      );
    }
    const path = join(folder, 'feed');
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(path));
    return { path, label, dispose };
  } catch (error) {
    await dispose();
    if (error instanceof AppError) throw error;
    // The cause is left out on purpose: it may repeat the address, and with it a publisher's key.
    throw new AppError(
      'feed_unreachable',
      `${label} could not be downloaded: check the address and the network.`,
    );
  }
}

/**
 * What a feed is called in reports and logs: the name of a file; of an address the host and a short
 * digest, which tells addresses apart without showing the key that may be in them.
 */
export function labelOf(input: string): string {
  if (!isAddress(input)) return basename(input);
  const host = URL.canParse(input) ? new URL(input).host : 'address';
  return `${host}#${hash('sha256', input).slice(0, 8)}`;
}

const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

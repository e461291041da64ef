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
 * @throws AppError `feed_missing`, `feed_unreachable`, `feed_http_status`, `disk_full`
 */
export async function fetchFeed(input: string): Promise<FetchedFeed> {
  return isAddress(input) ? download(input) : localFile(input);
}

async function localFile(path: string): Promise<FetchedFeed> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) {
    const what = found ? `${path} is no file` : `There is no file ${path}`;
    throw new AppError('feed_missing', `${what}: give the path of a feed, or an http or https address.`);
  }
  return { path, label: labelOf(path), dispose: async () => {} };
}

async function download(address: string): Promise<FetchedFeed> {
  const label = labelOf(address);
  const folder = await mkdtemp(join(tmpdir(), 'tecfinder-feed-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok || !response.body) {
      throw new AppError(
        'feed_http_status',
        `The address answered ${response.status}: check that the feed's address is current and allowed.`,
      );
    }
    const path = join(folder, 'feed');
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(path));
    return { path, label, dispose };
  } catch (error) {
    await dispose();
    if (error instanceof AppError) throw error;
    // The cause is left out on purpose: it may repeat the address, and with it a publisher's key.
    const reason = reasonOf(error);
    if (reason === 'ENOSPC') {
      throw new AppError(
        'disk_full',
        `There is no room for the feed in ${tmpdir()}: make room and import again.`,
      );
    }
    throw new AppError(
      'feed_unreachable',
      `The feed could not be downloaded (${reason}): check the address and the network.`,
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

/** The code of what went wrong, such as ENOTFOUND; it holds nothing of the address. */
function reasonOf(error: unknown): string {
  const { code, name, cause } = error as { code?: string; name: string; cause?: { code?: string } };
  return (typeof code === 'string' ? code : cause?.code) ?? name;
}

const isAddress = (input: string): boolean => /^https?:\/\//i.test(input);

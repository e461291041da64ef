import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MadeSearch } from '#contract/use.ts';
import { BUILD_RECORD, parseBuildRecord } from './build-record.ts';
import { FileCache } from './file-cache.ts';
import { indexSite, type SiteIndex } from './site-index.ts';

/** What a page that is rendered on demand can tell the host. */
export interface PageLocals {
  searched: (search: MadeSearch) => void;
}

/** Renders a page on demand; calls `next` where it has none for the address. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: PageLocals,
) => unknown;

/** One build of an edition as it stands on disk. */
export interface Site {
  index: SiteIndex;
  /** Absolute path of the `client` folder. */
  client: string;
  cache: FileCache;
  onDemand(): Promise<PageHandler | null>;
}

/** Follows the build in a folder: a new one that is switched in is served from the next look on. */
export interface FollowedSite {
  current(): Site | null;
  /** Looks whether another build was switched in. */
  refresh(): Promise<void>;
}

/** Opens the folder of an edition's build, `dist/es` or `dist/uk`. */
export async function followSite(
  folder: string,
  log: (message: string, error: unknown) => void,
): Promise<FollowedSite> {
  const record = join(folder, BUILD_RECORD);
  let site: Site | null = null;
  let seen = '';

  async function refresh(): Promise<void> {
    const mark = await markOf(record);
    if (mark === seen || mark === null) return;
    const loaded = await loadSite(folder);
    if (!loaded) {
      log(`${record} is not a finished build; run npm run build`, null);
      seen = mark;
      return;
    }
    site = loaded;
    seen = mark;
  }

  await refresh();
  return { current: () => site, refresh };
}

async function loadSite(folder: string): Promise<Site | null> {
  const record = parseBuildRecord(await readFile(join(folder, BUILD_RECORD), 'utf8'));
  if (!record) return null;
  const entry = join(folder, record.server, 'entry.mjs');
  let handler: Promise<PageHandler | null> | undefined;
  return {
    index: indexSite(record),
    client: join(folder, 'client'),
    cache: new FileCache(),
    onDemand: () => {
      handler ??= loadHandler(entry);
      return handler;
    },
  };
}

async function loadHandler(entry: string): Promise<PageHandler | null> {
  if ((await markOf(entry)) === null) return null;
  const module: { handler?: PageHandler } = await import(pathToFileURL(entry).href);
  return module.handler ?? null;
}

/** Changes when another file is put in its place; null where there is none. */
async function markOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino}-${found.mtimeMs}-${found.size}`;
}

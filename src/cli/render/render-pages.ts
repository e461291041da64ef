import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { link, replaceFile } from '#export/place-file.ts';
import { headOf } from './head.ts';
import type { ListedPage, PageRecord, RecordedPage } from './page-record.ts';
import { trimPolicy } from './policy.ts';
import type { Call, RecordedCalls } from './recorded-calls.ts';

/** What the bundle of the pages gives; `src/pages/_build.ts` says more. */
export interface PageBundle {
  pages(): Promise<readonly BundledPage[]>;
  frame(): Promise<unknown>;
}

/** Paths are below the site, without a slash at their end. */
export type BundledPage = { path: string } & (
  | { render(): Promise<Response> }
  /** The path of the page that this address shows as well. */
  | { shown: string }
);

export interface Rendering {
  bundle: PageBundle;
  /** The catalogue that the bundle asks. */
  calls: RecordedCalls;
  /** A digest of whatever else all pages depend on. */
  basis: string;
  folder: string;
  /** An earlier build of the same pages; its folder may hold others by now. */
  earlier: { folder: string; record: PageRecord } | null;
}

export interface Rendered {
  record: PageRecord;
  /** Their paths below the folder. */
  files: string[];
  /** How many were not taken over; a page that two addresses show counts once. */
  rendered: number;
}

/**
 * Writes all pages into a folder, which may hold those of any build: as an earlier build has them where what they ask
 * for is answered the same.
 */
export async function renderPages({ bundle, calls, basis, folder, earlier }: Rendering): Promise<Rendered> {
  // What all pages show is read first, outside of any page's account.
  const framed = hash('sha1', JSON.stringify([basis, await bundle.frame()]), 'base64url');
  const held = earlier?.record.basis === framed ? earlier : null;
  const pages = new Map<string, RecordedPage>();
  const answers = new Map<Call, string>();
  let rendered = 0;
  const all = await bundle.pages();
  for (const page of all) {
    if ('shown' in page || pages.has(page.path)) continue;
    const path = fileOf(page.path);
    const target = placeFor(folder, path);
    let made = held && (await takeOver(held, page.path, { calls, target, path }));
    if (!made) {
      made = await write(page, { calls, target, path, earlier });
      rendered++;
    }
    pages.set(page.path, made);
    for (const call of made.calls) answers.set(call, await calls.digestOf(call));
  }
  const twins = all.filter((page) => 'shown' in page);
  for (const { path, shown } of twins) {
    if (!pages.has(shown)) throw new Error(`The page ${path} shows ${shown}, which is none.`);
    link(join(folder, fileOf(shown)), placeFor(folder, fileOf(path)));
  }
  const files = [...pages.keys(), ...twins.map(({ path }) => path)].map(fileOf);
  return { record: { basis: framed, pages, answers }, files, rendered };
}

/** The path of a file in a folder, whose own folder is made. */
function placeFor(folder: string, path: string): string {
  const target = join(folder, path);
  const parent = dirname(target);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  return target;
}

/** `/` is `index.html`, `/404` is `404.html`, and `/stores` is `stores/index.html`. */
export const fileOf = (path: string): string =>
  path === '/404' ? '404.html' : join(path, 'index.html').slice(1);

type RenderedPage = Extract<BundledPage, { render: unknown }>;

async function write(
  page: RenderedPage,
  { calls, target, path, earlier }: Pick<Rendering, 'calls' | 'earlier'> & { target: string; path: string },
): Promise<RecordedPage> {
  const { result: html, calls: made } = await calls.during(async () => {
    const response = await page.render();
    const bytes = Buffer.from(await response.arrayBuffer());
    const expected = page.path === '/404' ? 404 : 200;
    if (response.status !== expected)
      throw new Error(`The page ${page.path} failed with ${response.status}.`);
    return trimPolicy(bytes);
  });
  replaceFile(target, html);
  const known = earlier?.record.pages.get(page.path)?.listed;
  const isSame = known && isFile(join(earlier.folder, path), html);
  return {
    file: markOf(target),
    calls: made,
    listed: listedOf(html, isSame ? known.changedAt : new Date().toISOString()),
  };
}

const CANONICAL = /<link rel="canonical" href="([^"]*)"/;

/** Pages that are not for search engines name no address for them. */
function listedOf(html: Buffer, changedAt: string): ListedPage | null {
  const address = CANONICAL.exec(headOf(html))?.[1];
  return address ? { address, changedAt } : null;
}

function isFile(path: string, content: Buffer): boolean {
  try {
    return readFileSync(path).equals(content);
  } catch {
    return false;
  }
}

/** Null where the page has to be made anew. */
async function takeOver(
  { folder, record }: NonNullable<Rendering['earlier']>,
  page: string,
  { calls, target, path }: { calls: RecordedCalls; target: string; path: string },
): Promise<RecordedPage | null> {
  const known = record.pages.get(page);
  if (!known) return null;
  for (const call of known.calls) {
    if ((await calls.digestOf(call)) !== record.answers.get(call)) return null;
  }
  return takeFile(join(folder, path), target, known.file) ? { ...known, file: markOf(target) } : null;
}

/** Takes a file over where it is as it was written; false where it is not. */
function takeFile(source: string, target: string, mark: string): boolean {
  try {
    if (markOf(source) !== mark) return false;
    link(source, target);
    return true;
  } catch {
    return false;
  }
}

/** Changes when a file is written again. */
function markOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

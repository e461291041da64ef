import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** A shop that is served, and the folder it is served from. */
export interface Shop {
  browser: Browser;
  origin: string;
  site: string;
}

/** What was fetched, in bytes: answers alone, and with scripts and styles. */
export interface Fetched {
  data: number;
  all: number;
}

/** Queries of one shopper. */
const A_VISIT = 6;

/** Addresses of narrowed lists, of everything and of a category. */
const LISTS = [
  '/recent/?condition=new',
  '/popular/?sort=price_asc',
  '/featured/?max_price=100',
  '/category/electronics/all/?sort=price_asc',
  '/category/computers/all/?min_price=20',
  '/category/home/deals/?condition=new',
];

/** Bytes before the first result of a visit, and of each search after it. */
export async function visitSearches({ browser, origin, site }: Shop, texts: readonly string[]) {
  const first: Fetched[] = [];
  const later: Fetched[] = [];
  for (let at = 0; at < texts.length; at += A_VISIT) {
    await visit(browser, site, async (page, fetched) => {
      for (const [place, text] of texts.slice(at, at + A_VISIT).entries()) {
        await page.goto(`${origin}/search/?${new URLSearchParams({ q: text })}`);
        (place === 0 ? first : later).push(await fetched());
      }
    });
  }
  return { first, later };
}

/** Bytes before each list, of a shopper who comes for it. */
export async function visitLists({ browser, origin, site }: Shop): Promise<Fetched[]> {
  const lists: Fetched[] = [];
  for (const path of LISTS) {
    await visit(browser, site, async (page, fetched) => {
      await page.goto(origin + path);
      lists.push(await fetched());
    });
  }
  return lists;
}

/** @param go is told what was fetched until results stood there; what was fetched before in the visit is kept by browsers */
async function visit(
  browser: Browser,
  site: string,
  go: (page: Page, fetched: () => Promise<Fetched>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(noteResults);
  const seen = new Set<string>();
  await go(page, async () => {
    const paths = await page.waitForFunction(fetchedForResults);
    const fetched = { data: 0, all: 0 };
    for (const path of (await paths.jsonValue()) || []) {
      if (seen.has(path)) continue;
      seen.add(path);
      const size = sizeOf(join(site, path));
      fetched.all += size;
      if (path.includes('/data/')) fetched.data += size;
    }
    return fetched;
  });
  await context.close();
}

interface Noting {
  resultsAt?: number;
}

/** Runs in the page: notes when results stand there, because more of them may be fetched at once. */
function noteResults(): void {
  const noting = window as Noting;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.results[data-phase=ready]')) return;
    noting.resultsAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-phase'] });
}

/** Runs in the page: the paths of what had come by then; false as long as there are no results. */
function fetchedForResults(): string[] | false {
  const { resultsAt } = window as Noting;
  if (resultsAt === undefined) return false;
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const paths = entries
    .filter(({ responseEnd }) => responseEnd <= resultsAt)
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /\.(?:bin|json|js|css)$/.test(path));
  return [...new Set(paths)];
}

/** The size of a file as hosts send it: ours are packed, they pack the others. */
function sizeOf(path: string): number {
  const content = readFileSync(path);
  return path.endsWith('.bin') ? content.length : brotliCompressSync(content).length;
}

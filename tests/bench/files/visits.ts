import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A shop that is served, and the folder it is served from. */
export interface Shop {
  browser: Browser;
  origin: string;
  site: string;
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
  const first: number[] = [];
  const later: number[] = [];
  for (let at = 0; at < texts.length; at += A_VISIT) {
    await visit(browser, site, async (page, fetched) => {
      for (const [place, text] of texts.slice(at, at + A_VISIT).entries()) {
        await page.goto(`${origin}/search/?${new URLSearchParams({ q: text })}`);
        await page.locator('.results[data-phase=ready]').waitFor();
        (place === 0 ? first : later).push(fetched());
      }
    });
  }
  return { first, later };
}

/** Bytes before each list, of a shopper who comes for it. */
export async function visitLists({ browser, origin, site }: Shop): Promise<number[]> {
  const all: number[] = [];
  for (const path of LISTS) {
    await visit(browser, site, async (page, fetched) => {
      await page.goto(origin + path);
      await page.locator('.results[data-phase=ready]').waitFor();
      all.push(fetched());
    });
  }
  return all;
}

/** @param go is told what was fetched since it asked last; what was fetched before in the visit is kept by browsers */
async function visit(
  browser: Browser,
  site: string,
  go: (page: Page, fetched: () => number) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const fetched = watch(context, site);
  await go(await context.newPage(), fetched);
  await context.close();
}

/** Sizes are those of the files, since a browser drops what pages that were left were answered. */
function watch(context: BrowserContext, site: string): () => number {
  const seen = new Set<string>();
  let bytes = 0;
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (seen.has(pathname) || !/\.(?:bin|json|js|css)$/.test(pathname)) return;
    seen.add(pathname);
    const content = readFileSync(join(site, pathname));
    bytes += pathname.endsWith('.bin') ? content.length : brotliCompressSync(content).length;
  });
  return () => {
    const since = bytes;
    bytes = 0;
    return since;
  };
}

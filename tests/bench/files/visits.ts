import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from '@playwright/test';

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
export async function visitSearches(browser: Browser, origin: string, texts: readonly string[]) {
  const first: number[] = [];
  const later: number[] = [];
  for (let at = 0; at < texts.length; at += A_VISIT) {
    await visit(browser, async (page, fetched) => {
      for (const [place, text] of texts.slice(at, at + A_VISIT).entries()) {
        await page.goto(`${origin}/search/?${new URLSearchParams({ q: text })}`);
        await page.locator('.results[data-phase=ready]').waitFor();
        (place === 0 ? first : later).push(await fetched());
      }
    });
  }
  return { first, later };
}

/** Bytes before each list, of a shopper who comes for it. */
export async function visitLists(browser: Browser, origin: string): Promise<number[]> {
  const all: number[] = [];
  for (const path of LISTS) {
    await visit(browser, async (page, fetched) => {
      await page.goto(origin + path);
      await page.locator('.results[data-phase=ready]').waitFor();
      all.push(await fetched());
    });
  }
  return all;
}

/** @param go is told what was fetched since it asked last; what was fetched before in the visit is kept by browsers */
async function visit(
  browser: Browser,
  go: (page: Page, fetched: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const fetched = watch(context);
  await go(await context.newPage(), fetched);
  await context.close();
}

function watch(context: BrowserContext): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  let counted = 0;
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (sizes.has(pathname) || !/\.(?:bin|json|js|css)$/.test(pathname)) return;
    const isPacked = pathname.endsWith('.bin');
    sizes.set(
      pathname,
      response.body().then((body) => (isPacked ? body.length : brotliCompressSync(body).length)),
    );
  });
  return async () => {
    const all = await Promise.all(sizes.values());
    const sum = all.reduce((total, size) => total + size, 0);
    const since = sum - counted;
    counted = sum;
    return since;
  };
}

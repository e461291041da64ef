import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Product } from '#contract/product.ts';
import { findChromium } from '../../browser.ts';
import type { KnownQuery } from '../../relevance/known-kinds.ts';
import { mean } from '../../relevance/metrics.ts';
import { type Spread, spreadOf } from './weights.ts';

/** What is used of the package, which is no dependency: its programs are not to be had for every machine. */
interface Pagefind {
  createIndex(): Promise<{
    index?: {
      addCustomRecord(record: Record<string, unknown>): Promise<unknown>;
      writeFiles(options: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}

/** What the alternative takes for the same products and queries. */
export interface PagefindFigures {
  seconds: number;
  files: number;
  first: Spread;
  later: Spread;
  /** Share of queries whose first result is right; each kind counts alike. */
  success: number;
}

const A_SESSION = 6;
const RESULTS = 20;
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/**
 * Indexes products with Pagefind and searches them as its own script does in a browser; null where there is no
 * browser or no Pagefind, which `npm install --no-save pagefind@1.6.0` brings.
 */
export async function measurePagefind(
  folder: string,
  products: readonly Product[],
  kinds: readonly { queries: readonly KnownQuery[] }[],
): Promise<PagefindFigures | null> {
  const executablePath = findChromium();
  const name = 'pagefind';
  const pagefind = (await import(name).catch(() => null)) as Pagefind | null;
  if (!executablePath || !pagefind) return null;
  const start = performance.now();
  const { index } = await pagefind.createIndex();
  if (!index) return null;
  for (const product of products) {
    await index.addCustomRecord({
      url: `/${product.id_c10}`,
      language: 'es',
      content: [
        ...[
          product.c10_product_name,
          product.brand_name,
          product.product_model,
          product.ean,
          product.keywords,
        ],
        ...[
          product.merchant_category,
          product.category_name,
          product.subcategory_name,
          product.specifications,
        ],
        ...[product.short_description_c10, product.descripcion_c10?.replace(/<[^>]*>/g, ' ')],
      ]
        .filter(Boolean)
        .join(' '),
      meta: { title: product.c10_product_name },
    });
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  const seconds = (performance.now() - start) / 1000;
  await pagefind.close();
  const files = readdirSync(join(folder, 'pagefind'), { recursive: true, withFileTypes: true });
  const searched = await searchInBrowser(folder, executablePath, kinds);
  return { seconds, files: files.filter((entry) => entry.isFile()).length, ...searched };
}

async function searchInBrowser(
  folder: string,
  executablePath: string,
  kinds: readonly { queries: readonly KnownQuery[] }[],
): Promise<Pick<PagefindFigures, 'first' | 'later' | 'success'>> {
  let bytes = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html lang="es">');
      return;
    }
    try {
      const content = readFileSync(join(folder, path));
      bytes += content.length;
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const { port } = server.address() as AddressInfo;
    const all = kinds.flatMap(({ queries }, kind) => queries.map((query, at) => ({ ...query, kind, at })));
    const queries = all.sort((a, b) => a.at - b.at || a.kind - b.kind);
    const [first, later]: number[][] = [[], []];
    const hits = kinds.map((): number[] => []);
    for (let at = 0; at < queries.length; at += A_SESSION) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}/`);
      for (const [place, { text, right, kind }] of queries.slice(at, at + A_SESSION).entries()) {
        bytes = 0;
        const urls = await page.evaluate(searchOnPage, { text, results: RESULTS });
        (place === 0 ? first : later)?.push(bytes);
        hits[kind]?.push(urls[0] !== undefined && right.has(urls[0].slice(1)) ? 1 : 0);
      }
      await context.close();
    }
    return { first: spreadOf(first ?? []), later: spreadOf(later ?? []), success: mean(hits.map(mean)) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page. */
async function searchOnPage({ text, results }: { text: string; results: number }): Promise<string[]> {
  const address = '/pagefind/pagefind.js';
  const pagefind = await import(address);
  const found = await pagefind.search(text);
  const shown: { url: string }[] = await Promise.all(
    found.results.slice(0, results).map((result: { data(): Promise<{ url: string }> }) => result.data()),
  );
  return shown.map(({ url }) => url);
}

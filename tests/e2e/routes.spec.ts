import { expect } from '@playwright/test';
import { EDITIONS, editions } from '#editions/editions.ts';
import { test } from './fixtures.ts';
import { ROUTES, TWINS } from './routes.ts';

const AT_ONCE = 8;

/** Products have pages of one kind, of which some stand for all. */
const PRODUCTS = 40;

/** Own addresses a page links to or loads, without fragments. */
function linksOf(html: string): string[] {
  const shown = html.replace(/<template[\s\S]*?<\/template>/g, '');
  const found = [...shown.matchAll(/\s(?:href|src)="(\/(?!\/)[^"#]*)/g)];
  return found.map((match) => (match[1] as string).replaceAll('&amp;', '&'));
}

async function crawl(origin: string, cookie: string): Promise<{ seen: number; broken: string[] }> {
  const seen = new Set<string>(['/']);
  const waiting = ['/'];
  const broken: string[] = [];
  let products = 0;
  const visit = async (path: string) => {
    const response = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200) broken.push(`${response.status} ${path}`);
    if (!response.headers.get('content-type')?.startsWith('text/html') || path.includes('?')) return;
    for (const link of linksOf(text)) {
      if (seen.has(link) || link.includes('country=')) continue;
      if (link.includes('?product=') && products++ >= PRODUCTS) continue;
      seen.add(link);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { seen: seen.size, broken };
}

for (const key of EDITIONS) {
  test.describe(editions[key].name, () => {
    test.use({ edition: key });

    for (const route of ROUTES) {
      test(`${route} opens with a heading and a title`, async ({ page }) => {
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', editions[key].htmlLang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/TecFinder/);
      });
    }

    for (const { route, shown } of TWINS) {
      test(`${route} shows the page of ${shown}`, async ({ request }) => {
        const headers = { cookie: `country=${key}` };
        const [twin, page] = await Promise.all([route, shown].map((path) => request.get(path, { headers })));
        expect(twin?.status()).toBe(200);
        expect(await twin?.text()).toBe(await page?.text());
      });
    }

    test('robots are led to hundreds of pages, which are there and for search engines', async ({
      request,
    }) => {
      const headers = { cookie: `country=${key}` };
      const text = async (path: string) => {
        const response = await request.get(path, { headers });
        expect(response.status(), path).toBe(200);
        return response.text();
      };
      const pathsIn = (listed: string) =>
        [...listed.matchAll(/https:[^<\s]+/g)].map(([address]) => new URL(address).pathname);
      const [index = ''] = pathsIn(await text('/robots.txt'));
      const [part = ''] = pathsIn(
        ((await text(index)).split('<sitemap>')[1] ?? '').split('<lastmod>')[0] ?? '',
      );
      const [, ...entries] = (await text(part)).split('<loc>');
      const pages = entries.flatMap(pathsIn);
      expect(pages.length).toBeGreaterThan(500);
      for (const path of pages.filter((_, at) => at % 50 === 0)) {
        expect(await text(path)).toContain(`${path}"`);
        expect(await text(path)).not.toContain('noindex');
      }
    });

    test('every address that a page links to or loads answers', async ({ baseURL }) => {
      test.setTimeout(180_000);
      const { seen, broken } = await crawl(baseURL as string, `country=${key}`);
      expect(broken).toEqual([]);
      expect(seen).toBeGreaterThan(500);
    });
  });
}

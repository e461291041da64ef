import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, editions } from '#editions/editions.ts';
import { COMPLAINTS_OF_A_FAILING_API, failApi } from '../failing-api.ts';
import { expect, test } from '../fixtures.ts';

/** The source tells the console of what did not come (specification, section 8). */
const COMPLAINTS_OF_MISSING_FILES = new RegExp(`${COMPLAINTS_OF_A_FAILING_API.source}|^console: /api/`);

/** What hosts of files take at most: Cloudflare Pages 20,000 files of 25 MiB, GitHub Pages 100 MB a file. */
const MOST_FILES = 15_000;
const LARGEST = 25 * 1024 * 1024;

for (const key of EDITIONS) {
  const { name, folder } = editions[key];

  test(`the folder of ${name} is what hosts of files take`, () => {
    const root = join(process.env.E2E_PLACE as string, 'dist', 'static', folder);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBeLessThan(MOST_FILES);
    const large = files.filter((file) => statSync(join(file.parentPath, file.name)).size > LARGEST);
    expect(large.map((file) => file.name)).toEqual([]);
    expect(files.map((file) => file.name)).toEqual(
      expect.arrayContaining(['404.html', '_headers', '.nojekyll']),
    );
    expect(readFileSync(join(root, '_headers'), 'utf8')).toContain('X-Content-Type-Options: nosniff');
  });
}

test.describe('in the UK', () => {
  test.use({ edition: 'UK' });

  test('the first page of a list asks for no answers', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.includes('/data/')) asked.push(request.url());
    });
    await page.goto('/popular');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    expect(asked).toEqual([]);
  });

  test('country links name pages as pages name themselves', async ({ page }) => {
    for (const path of ['/', '/about']) {
      await page.goto(path);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      const own = page.getByRole('navigation', { name: 'Choose country' }).getByRole('link', { name: /^UK/ });
      await expect(own).toHaveAttribute('href', canonical ?? '');
    }
  });

  test('nothing is sent that a server would have to take', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByText('Sign-ups cannot be taken here at the moment.')).toBeVisible();
    await page.goto('/demo-windows');
    await page.getByRole('button', { name: 'Open in a window' }).first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^View in shop/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.describe('files that do not come', () => {
    test.use({ expectedComplaints: COMPLAINTS_OF_MISSING_FILES });

    test.describe('code that answers', () => {
      test.use({ expectedComplaints: /ERR_FAILED|^console: / });

      test('a search box works without its suggestions', async ({ page }) => {
        await page.route('**/_astro/suggesting*.js', (route) => route.abort());
        await page.goto('/about');
        const field = page.getByRole('banner').getByRole('combobox');
        await field.focus();
        await expect(field).toHaveAttribute('aria-controls');
        await field.pressSequentially('laptop');
        await field.press('Enter');
        await expect(page.getByText(/products? found/)).toBeVisible();
      });
    });

    for (const kind of ['down', 'unreachable', 'rubbish'] as const) {
      test(`${kind}: the list says so, and asks again by a button`, async ({ page }) => {
        await page.clock.install();
        await page.goto('/recent');
        const files = await failApi(page, kind);
        await page.getByRole('link', { name: 'Refurbished', exact: true }).click();
        await expect
          .poll(async () => {
            await page.clock.fastForward(5_000);
            return page.getByRole('heading', { name: 'The products could not be loaded' }).isVisible();
          })
          .toBe(true);
        files.heal();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(/products? found/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      });
    }
  });
});

import { at, expect, test } from '../fixtures.ts';

test.use({ edition: 'UK' });

test('the home page shows products with offers one can follow', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThanOrEqual(24);
  const offer = cards.first().getByRole('link', { name: /^View offer at / });
  await expect(offer).toHaveAttribute('href', /^https:\/\//);
  await expect(offer).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test('pages of a list are links', { tag: '@server' }, async ({ page }) => {
  await page.goto('/popular');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(at('/popular?page=2'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
});

test('the search form finds products', { tag: '@server' }, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox').first();
  await field.fill('laptop');
  await field.press('Enter');
  await expect(page).toHaveURL(at('/search?q=laptop'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for “laptop”');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});

test('the country selector switches the edition', { tag: '@server' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Spain/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(page).toHaveURL(at('/'));
});

test('nothing that needs a script is offered', async ({ page }) => {
  await page.goto('/popular');
  await expect(page.getByRole('main').getByRole('article').first().getByRole('button')).toHaveCount(0);
});

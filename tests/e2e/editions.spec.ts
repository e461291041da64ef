import { expect, test } from './fixtures.ts';

test('a first visit on a local host opens the Spanish edition', { tag: '@server' }, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});

test('the selector switches the edition and the choice lasts', { tag: '@server' }, async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: /Reino Unido/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(page.url()).not.toContain('country');
  await page.goto('/deals');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByRole('link', { name: /Spain/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
});

test('each edition shows its own currency', { tag: '@server' }, async ({ page }) => {
  await page.goto('/popular');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('€');
  await page.goto('/popular?country=UK');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('£');
});

test('what was kept in one edition is told as it is sold there', { tag: '@server' }, async ({ page }) => {
  await page.goto('/demo-windows');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) as string;
  await card.getByRole('button', { name: `Añadir ${name} a favoritos` }).click();
  await card.getByRole('button', { name: /^Abrir en una ventana/ }).click();
  await expect(page.getByRole('dialog', { name: `Ventana de producto: ${name}` })).toBeVisible();
  await page.goto('/favorites?country=UK');
  const window = page.getByRole('dialog', { name: `Product window: ${name}` });
  await expect(window.getByRole('link', { name: /^View in shop/ })).toHaveAttribute('href', /^https:/);
  await expect(window).toContainText('€');
  await window.getByRole('button', { name: 'Close the window' }).click();
  const kept = page.getByRole('main').getByRole('article');
  await expect(kept.getByRole('link', { name: /^View offer/ })).toBeVisible();
  await kept.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^All offers/ })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedComplaints: [/404/] });

  for (const path of [
    '/nowhere',
    '/category/nowhere',
    '/category/computers/nowhere',
    '/subcategory/nowhere/deals',
  ]) {
    test(`${path} is the not-found page with its status`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(/404 Page Not Found/);
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    });
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('more of a section comes by a press, also after an answer that was none', { tag: '@server' }, async ({
  page,
}) => {
  let rubbish = true;
  await page.route('**/api/products/**', (route) =>
    rubbish ? route.fulfill({ json: {} }) : route.continue(),
  );
  await page.goto('/');
  const deals = section(page, 'Deals');
  const cards = deals.getByRole('article');
  const more = deals.getByRole('link', { name: /^Load More/ });
  const before = await cards.count();
  await more.click();
  await expect(deals.getByRole('status')).toHaveText('More products could not be loaded. Try again.');
  rubbish = false;
  await more.click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-id')));
  expect(new Set(ids).size).toBe(ids.length);
});

test('at the end of a section the focus goes to what came last', { tag: '@server' }, async ({ page }) => {
  await page.route('**/api/products/**', async (route) => {
    const response = await route.fetch();
    const { products } = (await response.json()) as { products: unknown[] };
    await route.fulfill({ json: { products: products.slice(0, 1), total: 1 } });
  });
  await page.goto('/');
  const deals = section(page, 'Deals');
  const more = deals.getByRole('link', { name: /^Load More/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(deals.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
});

test('a popular search is counted when it is followed, not when its menu is opened', {
  tag: '@server',
}, async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/searches\/.*\/click$/.test(request.url())) counted.push(request.url());
  });
  await page.goto('/');
  const link = page.getByRole('complementary', { name: 'Popular now' }).getByRole('link').first();
  await link.dispatchEvent('auxclick', { button: 2 });
  await link.click();
  await expect(page).toHaveURL(/\/search\/?\?q=/);
  await expect.poll(() => counted.length).toBe(1);
});

test('products like those that were opened are recommended, until they are forgotten', async ({ page }) => {
  await page.goto('/popular');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
  const recommended = section(page, 'Recommended For You');
  await recommended.scrollIntoViewIfNeeded();
  await expect(recommended.getByRole('article').first()).toBeVisible();
  await recommended.getByRole('button', { name: 'Forget what I opened' }).click();
  await expect(recommended.getByRole('status')).toHaveText('What you opened has been forgotten.');
  await page.reload();
  await expect(recommended).toBeHidden();
});

test('an address for deal alerts is checked, kept, and it is said that nothing is sent yet', {
  tag: '@server',
}, async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Email address' });
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await field.fill('nobody');
  await subscribe.click();
  await expect(field).toHaveAccessibleDescription(/^Enter an email address such as name@example\.com/);
  await expect(field).toBeFocused();
  await field.fill('shopper@example.com');
  await subscribe.click();
  await expect(page.getByText(/^Your sign-up is kept for seven days/)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the panel of categories and brands has two tabs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/deals');
  await page.getByText('Search by categories and brands').click();
  const brands = page.getByRole('tab', { name: 'Brands' });
  await page.getByRole('tab', { name: 'Categories' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(brands).toBeFocused();
  await expect(brands).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Brands' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Categories' })).toBeHidden();
});

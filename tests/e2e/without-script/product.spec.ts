import { expect, test } from '../fixtures.ts';

test.use({ edition: 'UK' });

test('the name of a card leads to the product with the offers of all shops', { tag: '@server' }, async ({
  page,
}) => {
  await page.goto('/category/appliances/fridges');
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) as string;
  await link.click();
  await expect(page).toHaveURL(/^[^#]*\/search\/?\?product=\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const offers = page.getByRole('main').getByRole('table').first();
  await expect(offers.getByRole('link', { name: /^View offer at / }).first()).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  );
  await expect(page.getByRole('row', { name: /^Brand / })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('the windows page offers the ways to the shops', async ({ page }) => {
  await page.goto('/demo-windows');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByRole('link', { name: /^View offer at / })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});

test.describe('a product nobody knows', () => {
  test.use({ expectedComplaints: [/404/] });

  test('is the not-found page', { tag: '@server' }, async ({ page }) => {
    const response = await page.goto('/search?product=nowhere');
    expect(response?.status()).toBe(404);
  });
});

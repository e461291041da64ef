import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

test('a favourite is counted, kept over a reload, shown on its page and taken away again', async ({
  page,
}) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) as string;
  await card.getByRole('button', { name: /^Add .*favourites/ }).click();
  const link = page.getByRole('banner').getByRole('link', { name: /favourites/i });
  await expect(link).toContainText('1');

  await page.reload();
  await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await expect(link).toContainText('1');

  await link.click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = page.getByRole('main').getByRole('article');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(name);

  await kept.getByRole('button', { pressed: true }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore Products' })).toBeVisible();
});

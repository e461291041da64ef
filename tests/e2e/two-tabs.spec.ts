import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

test('a favourite chosen in one tab is chosen in the other', async ({ page, secondTab }) => {
  const heartOf = (tab: typeof page) =>
    tab.getByRole('main').getByRole('article').first().getByRole('button').first();
  await page.goto('/popular');
  await secondTab.goto('/popular');
  await heartOf(page).click();
  await expect(heartOf(secondTab)).toHaveAttribute('aria-pressed', 'true');
  await expect(secondTab.getByRole('banner').getByRole('link', { name: /favourites/i })).toContainText('1');
  await heartOf(secondTab).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
});

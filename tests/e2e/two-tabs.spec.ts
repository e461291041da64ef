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

test('a page of no favourites fetches nothing to say so, and shows what is chosen in the other tab', async ({
  page,
  secondTab,
}) => {
  const fetched: string[] = [];
  secondTab.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await secondTab.goto('/favorites');
  await expect(secondTab.getByRole('heading', { name: 'You have no favourites yet' })).toBeVisible();
  await secondTab.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /favourites/.test(path))).toEqual([]);
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button').first().click();
  await expect(secondTab.getByRole('main').getByRole('article')).toContainText(name);
  await secondTab.reload();
  await expect(secondTab.getByRole('main').getByRole('article')).toContainText(name);
});

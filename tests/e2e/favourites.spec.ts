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

test('the focus stays among the favourites while they are taken away, then goes to the heading', async ({
  page,
}) => {
  await page.goto('/popular');
  const cards = page.getByRole('main').getByRole('article');
  for (const at of [0, 1]) await cards.nth(at).getByRole('button').click();
  await page.goto('/favorites');
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole('button').press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a favourite looks as its card did in the list, and says where it is no longer sold', async ({
  page,
}) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button').click();
  const before = await card.ariaSnapshot();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tecfinder_favorites') ?? '[]');
    const gone = { id_c10: 'gone', c10_product_name: 'Old lamp', aw_deep_link: 'https://shop.example/lamp' };
    localStorage.setItem('tecfinder_favorites', JSON.stringify([...kept, gone]));
    // biome-ignore lint/suspicious/noDocumentCookie: the browser forgets the cookie
    document.cookie = 'tecfinder_favorites=; path=/; max-age=0';
  });
  await page.goto('/favorites');
  const lamp = page.getByRole('article').filter({ hasText: 'Old lamp' });
  await expect(lamp).toContainText('No longer sold');
  await expect(lamp.getByRole('link')).toHaveCount(0);
  await expect(card).toMatchAriaSnapshot(before);
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await page.goto('/popular');
  await page.getByRole('main').getByRole('article').first().getByRole('button').click();
  await expect(page.getByText('This browser did not let us save your favourites')).toBeVisible();
});

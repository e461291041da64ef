import { at, expect, test } from '../fixtures.ts';

test.use({ edition: 'UK' });

test('facets, chips and pages of a search are links', { tag: '@server' }, async ({ page }) => {
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await page.goto('/search?q=laptop');
  await expect(cards).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(at('/search?q=laptop&page=2'));
  await expect(cards.first().locator('mark').first()).toHaveText(/laptop/i);

  await main
    .getByRole('navigation', { name: 'Brand' })
    .getByRole('link', { name: /^Norvik/ })
    .click();
  await expect(page).toHaveURL(at('/search?q=laptop&brand=Norvik'));
  await main
    .getByRole('navigation', { name: 'Category' })
    .getByRole('link', { name: /^Computers/ })
    .click();
  await expect(page).toHaveURL(at('/search?q=computers%3Elaptop&brand=Norvik'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Computers › laptop”');
  await page.getByRole('link', { name: 'Remove the filter Norvik' }).click();
  await expect(page).toHaveURL(at('/search?q=computers%3Elaptop'));
  await expect(cards.first()).toBeVisible();
});

test('a word that may be meant is asked for', { tag: '@server' }, async ({ page }) => {
  await page.goto('/search?q=beard');
  await expect(page.getByText('1 product found')).toBeVisible();
  await page.getByRole('link', { name: 'Did you mean “board”?' }).click();
  await expect(page).toHaveURL(at('/search?q=board'));
});

test('a price in words can be searched for as words', { tag: '@server' }, async ({ page }) => {
  await page.goto('/search?q=laptop+under+500');
  await page.getByRole('link', { name: 'Search for “laptop under 500” instead' }).click();
  await page.getByRole('link', { name: 'Also search for similar words' }).click();
  await expect(page).toHaveURL(at('/search?q=laptop+under+500'));
});

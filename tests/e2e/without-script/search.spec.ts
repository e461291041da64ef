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

test('a corrected word can be searched for as it was typed', { tag: '@server' }, async ({ page }) => {
  await page.goto('/search?q=beard');
  await page.getByRole('link', { name: 'Search for “beard” instead' }).click();
  await expect(page.getByText('1 product found')).toBeVisible();
  await page.getByRole('link', { name: 'Also search for similar words' }).click();
  await expect(page).toHaveURL(at('/search?q=beard'));
});

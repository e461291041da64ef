import { at, expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

test('from the home page through a category to an offer', async ({ page }) => {
  await page.goto('/');
  const tree = page.getByRole('navigation', { name: 'Categories' });
  await tree.getByRole('link', { name: 'Laptops', exact: true }).click();
  await expect(page).toHaveURL(at('/category/computers/laptops'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laptops');

  const card = page.getByRole('main').getByRole('article').first();
  const offer = card.getByRole('link', { name: /^View offer at / });
  await expect(offer).toHaveAttribute('href', /^https:\/\//);
  await expect(offer).toHaveAttribute('target', '_blank');
  await expect(offer).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(card).toContainText(/£\d/);
});

test('a category leads to its deals and its featured products', async ({ page }) => {
  await page.goto('/category/electronics');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^View all: .*(Deals|offers)/i }).click();
  await expect(page).toHaveURL(at('/category/electronics/deals'));
  await page.goBack();
  await main.getByRole('link', { name: /^View all: .*featured/i }).click();
  await expect(page).toHaveURL(at('/category/electronics/featured'));
});

test('sorting by price shows the cheapest first', async ({ page }) => {
  await page.goto('/popular?sort=price_asc');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByText(/products? found/)).toBeVisible();
  const values = await cards
    .locator('data.card-now')
    .evaluateAll((amounts) => amounts.map((amount) => Number((amount as HTMLDataElement).value)));
  expect(values.length).toBe(12);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test('a search by words finds products and keeps the words in its field', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox').first();
  await field.fill('  laptop ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/?\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Results for “laptop”');
  await expect(page.getByRole('combobox').first()).toHaveValue('laptop');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a search that finds nothing says so and hints what to do', async ({ page }) => {
  await page.goto('/search?q=qqqqzzzz');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No results found for “qqqqzzzz”');
  await expect(page.getByRole('main')).toContainText('Please try with different keywords');
});

test('a search that asks for nothing prompts for a term', async ({ page }) => {
  for (const address of ['/search', '/search?q=', '/search?q=%20%20', '/search?q=%3E']) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main).toContainText('Enter a search term to find products');
    await expect(main.getByRole('article')).toHaveCount(0);
  }
});

test.describe('beyond the last page', () => {
  test.use({ expectedComplaints: [/^status 404: .*page=99$|status of 404/] });

  test('a search says what it found and leads to its first page', async ({ page }) => {
    await page.goto('/search?q=laptop&page=99');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “laptop”');
    await page.getByRole('link', { name: /^Go to page \d+$/ }).click();
    await expect(page).toHaveURL(/\/search\/?\?q=laptop(&page=\d)?$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('cards say two days later that their prices have not been checked since', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 48 * 3_600_000);
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Out of stock' }).first();
  await expect(card).toContainText('price not checked since');
  await expect(card).not.toContainText('price checked');
});

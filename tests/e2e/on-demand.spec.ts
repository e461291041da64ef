import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

const CHUNKS = '**/_astro/*.js';
const openers = (page: Page) => page.getByRole('button', { name: /^Open in a window/ });
const windows = (page: Page) => page.getByRole('dialog', { name: /^Product window/ });

/** Keeps the chunks back until `release` is called. */
async function keepChunksBack(page: Page) {
  const kept: Route[] = [];
  let released = false;
  await page.route(CHUNKS, (route) => (released ? route.continue() : void kept.push(route)));
  return async () => {
    released = true;
    await Promise.all(kept.map((route) => route.continue()));
  };
}

test('a page nobody touches asks for one small script, and for what it is pointed at once it is', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/demo-windows');
  await expect(openers(page).first()).toBeVisible();
  await expect.poll(() => asked.map((url) => url.replace(/.*\/(\w+)\..*/, '$1'))).toEqual(['late']);
  const react = page.waitForResponse(/_astro\/react/);
  await openers(page).first().hover();
  await react;
  await expect(windows(page)).toHaveCount(0);
});

test('presses made before the code is there are each done once when it comes', async ({ page }) => {
  const release = await keepChunksBack(page);
  await page.goto('/demo-windows');
  await openers(page).nth(0).click();
  await openers(page).nth(0).click();
  await openers(page).nth(3).click();
  await expect(openers(page).nth(0)).toHaveAttribute('aria-busy', 'true');
  await expect(windows(page)).toHaveCount(0);
  await release();
  await expect(windows(page)).toHaveCount(2);
  await expect(openers(page).nth(0)).not.toHaveAttribute('aria-busy');
});

test('what is slid before the code is there counts when it comes', async ({ page }) => {
  const release = await keepChunksBack(page);
  await page.goto('/recent');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await slider.focus();
  for (let press = 0; press < 10; press++) await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('90');
  await release();
  await expect(page).toHaveURL(/\/recent\/?\?max_price=\d+$/);
  const most = await page.getByRole('spinbutton', { name: 'Maximum price' }).inputValue();
  expect(new URL(page.url()).searchParams.get('max_price')).toBe(most);
});

test('what is slid before the page listens counts', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const slider = document.querySelector<HTMLInputElement>('[data-of=max_price]');
      if (!slider) return;
      slider.value = '90';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/recent');
  await expect(page).toHaveURL(/\/recent\/?\?max_price=\d+$/);
  await expect(page.getByRole('slider', { name: 'Maximum price' })).toHaveValue('90');
});

test('a key pressed before the code is there is done when it comes', async ({ page }) => {
  const release = await keepChunksBack(page);
  await page.goto('/demo-windows');
  await openers(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await openers(page).nth(1).focus();
  await page.keyboard.press('Space');
  await release();
  await expect(windows(page)).toHaveCount(2);
});

test.describe('where the code does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the press is answered with words, and the next one tries again', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/demo-windows');
    await openers(page).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'This part did not load' })).toBeVisible();
    await page.unroute(CHUNKS);
    await openers(page).first().click();
    await expect(windows(page)).toHaveCount(1);
  });

  test('a style that does not come keeps the feature waiting', async ({ page }) => {
    await page.route('**/_astro/*.css', (route) => route.abort());
    await page.goto('/demo-windows');
    await openers(page).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'This part did not load' })).toBeVisible();
    await page.unroute('**/_astro/*.css');
    await openers(page).first().click();
    await expect(windows(page)).toHaveCount(1);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('a press on a card leaves the list where it is, says why, and works again with a connection', async ({
    page,
    context,
  }) => {
    await page.goto('/popular');
    const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    await expect(card).toBeVisible();
    await context.setOffline(true);
    await card.click();
    await expect(page.getByRole('status').filter({ hasText: 'This part did not load' })).toBeVisible();
    await expect(card).toBeVisible();
    await context.setOffline(false);
    await card.click();
    await expect(page.getByRole('button', { name: 'Close the details' })).toBeVisible();
  });

  test('a price that is slid says why nothing comes of it, and counts with a connection', async ({
    page,
    context,
  }) => {
    await page.goto('/recent');
    const slider = page.getByRole('slider', { name: 'Maximum price' });
    await expect(slider).toBeVisible();
    await context.setOffline(true);
    await slider.press('ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: 'This part did not load' })).toBeVisible();
    await context.setOffline(false);
    await slider.press('ArrowLeft');
    await expect(page).toHaveURL(/\/recent\/?\?max_price=\d+$/);
    await expect(slider).toHaveValue('98');
  });
});

test('a heart that is pressed before its code is there is kept, also where the page is left at once', async ({
  page,
}) => {
  let kept = true;
  await page.route(CHUNKS, (route) => (kept ? undefined : route.continue()));
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const id = await card.getAttribute('data-id');
  await card.getByRole('button', { name: /favourites$/ }).click();
  kept = false;
  await page.goto('/deals');
  await expect(page.getByRole('link', { name: 'My favourites: 1' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveAttribute('data-id', id ?? '');
});

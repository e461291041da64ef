import type { Page } from '@playwright/test';
import { TOAST_ASKED } from '#client/signals.ts';
import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

/** Asks for a toast as the page's own scripts do. */
const show = (page: Page, text: string) =>
  page.evaluate(([type, detail]) => dispatchEvent(new CustomEvent(type, { detail })), [
    TOAST_ASKED,
    text,
  ] as const);
const area = (page: Page) => page.getByRole('status', { name: 'Notifications (F8)' });

/** Opens a page whose clock stands still, with its toasts ready. */
async function openWithClock(page: Page, path = '/about') {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await show(page, 'First');
  await expect(area(page)).toContainText('First');
  await area(page).getByRole('button', { name: 'Close the notification' }).click();
  await expect(area(page)).toBeEmpty();
  await page.mouse.move(0, 0);
}

test('a toast stands for 5 seconds, and the next takes its place', async ({ page }) => {
  await openWithClock(page);
  await show(page, 'One');
  await page.clock.runFor(3000);
  await show(page, 'Two');
  await expect(area(page)).toContainText('Two');
  await expect(area(page)).not.toContainText('One');
  await page.clock.runFor(4900);
  await expect(area(page)).toContainText('Two');
  await page.clock.runFor(100);
  await expect(area(page)).toBeEmpty();
});

test('it waits while it is pointed at', async ({ page }) => {
  await openWithClock(page);
  await show(page, 'One');
  await area(page).hover();
  await page.clock.runFor(60_000);
  await expect(area(page)).toContainText('One');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5000);
  await expect(area(page)).toBeEmpty();
});

test('F8 leads to it, Tab to its action, and what was done is undone', async ({ page }) => {
  await page.goto('/popular');
  const cards = page.getByRole('main').getByRole('article');
  const heart = cards.first().getByRole('button', { name: /favourites$/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.clock.install();
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Clear Favourites' }).click();
  await expect(area(page)).toContainText('All favourites removed');
  await page.keyboard.press('F8');
  await expect(area(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await page.keyboard.press('Tab');
  await expect(area(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(area(page)).toBeEmpty();
  await expect(cards).toHaveCount(1);
});

test('the focus goes back to where it was', async ({ page }) => {
  await openWithClock(page);
  const search = page.getByRole('combobox').first();
  await search.focus();
  await show(page, 'One');
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
});

test('Escape closes it, and F8 shows what was missed once more', async ({ page }) => {
  await openWithClock(page);
  await show(page, 'One');
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(area(page)).toBeEmpty();
  await page.keyboard.press('F8');
  await expect(area(page)).toContainText('One');
});

test('a swipe to the right of 50 pixels puts it away, a shorter one does not', async ({ page }) => {
  await openWithClock(page);
  await show(page, 'One');
  const words = area(page).getByText('One');
  const swipe = async (distance: number) => {
    const box = (await words.boundingBox()) ?? { x: 0, y: 0 };
    // It may still be on its way back, between two pixels.
    const x = Math.round(box.x) + 5;
    const y = Math.round(box.y) + 5;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await swipe(49);
  await expect(words).toBeVisible();
  await swipe(-60);
  await expect(words).toBeVisible();
  await swipe(50);
  await expect(area(page)).toBeEmpty();
});

test('it is 420 pixels wide at most, and as wide as a phone allows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithClock(page);
  await show(page, 'One');
  expect((await area(page).boundingBox())?.width).toBe(420);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await area(page).boundingBox())?.width).toBe(328);
});

test.describe('where the code of toasts does not come', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the text stands by itself', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/about');
    await show(page, 'Saved to your favourites');
    await expect(page.getByRole('status')).toHaveText('Saved to your favourites');
  });
});

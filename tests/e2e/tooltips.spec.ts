import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const tip = (page: Page) => page.getByRole('tooltip');
const heart = (page: Page) => page.getByRole('link', { name: 'Mis favoritos' });

/** Opens a page whose clock stands still, with the code of tooltips there. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.pauseAt(Date.now() + 60_000);
  await heart(page).focus();
  await expect(tip(page)).toBeVisible();
  await heart(page).blur();
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(1000);
}

test("the heart's tooltip opens after 700 ms and stays while it is pointed at", async ({ page }) => {
  await openWithClock(page);
  await heart(page).hover();
  await page.clock.runFor(650);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(tip(page)).toHaveText('Mis favoritos');
  await tip(page).hover();
  await page.clock.runFor(5000);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(200, 500);
  await page.clock.runFor(100);
  await expect(tip(page)).toHaveCount(0);
});

test('one opens at once where another has just closed, and again after a while not', async ({ page }) => {
  await openWithClock(page);
  await heart(page).hover();
  await page.clock.runFor(700);
  await page.mouse.move(200, 500);
  await page.clock.runFor(100);
  await expect(tip(page)).toHaveCount(0);
  await page.clock.runFor(250);
  await heart(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(200, 500);
  await page.clock.runFor(500);
  await heart(page).hover();
  await page.clock.runFor(600);
  await expect(tip(page)).toHaveCount(0);
});

test('with the keyboard it opens with the focus, and Escape closes it', async ({ page }) => {
  await openWithClock(page);
  await heart(page).focus();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(heart(page)).toBeFocused();
});

test('a press closes it, and it does not come back while the pointer stays', async ({ page }) => {
  await openWithClock(page);
  await heart(page).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toBeVisible();
  await page.mouse.down();
  await expect(tip(page)).toHaveCount(0);
  const box = await heart(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.clock.runFor(5000);
  await expect(tip(page)).toHaveCount(0);
  await page.mouse.move(200, 500);
  await page.mouse.up();
});

test('at a narrow screen it stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithClock(page);
  await heart(page).focus();
  const { x = -1, width = 999 } = (await tip(page).boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

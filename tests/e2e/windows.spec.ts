import { expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

test('product windows open, stack, are raised and close', async ({ page }) => {
  await page.goto('/demo-windows');
  const open = page.getByRole('button', { name: /^Open in a window/ });
  const windows = page.getByRole('dialog', { name: /^Product window/ });
  await open.nth(0).click();
  await expect(windows).toHaveCount(1);
  expect(await windows.nth(0).boundingBox()).toMatchObject({ x: 100, y: 100 });

  await open.nth(5).focus();
  await page.keyboard.press('Enter');
  await expect(windows).toHaveCount(2);
  expect(await windows.nth(1).boundingBox()).toMatchObject({ x: 130, y: 130 });

  await open.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(windows).toHaveCount(2);

  await windows.nth(0).getByRole('button', { name: 'Close the window' }).click();
  await expect(windows).toHaveCount(1);
  await windows.getByRole('button', { name: 'Maximise' }).focus();
  await page.keyboard.press('Escape');
  await expect(windows).toHaveCount(0);
});

test('a window fills the screen and goes back to its size', async ({ page }) => {
  await page.goto('/demo-windows');
  await page
    .getByRole('button', { name: /^Open in a window/ })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: /^Product window/ });
  const before = await window.boundingBox();
  await window.getByRole('button', { name: 'Maximise' }).click();
  await expect.poll(async () => (await window.boundingBox())?.x).toBe(0);
  await window.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => window.boundingBox()).toEqual(before);
});

test('a window moves by the arrow keys', async ({ page }) => {
  await page.goto('/demo-windows');
  await page
    .getByRole('button', { name: /^Open in a window/ })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: /^Product window/ });
  await expect(window).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => window.boundingBox()).toMatchObject({ x: 110, y: 110 });
});

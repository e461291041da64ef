import type { Locator, Page } from '@playwright/test';
import { at, expect, test } from './fixtures.ts';

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

  const layerOf = (at: number) =>
    windows.nth(at).evaluate((window) => Number(getComputedStyle(window).zIndex));
  expect(await layerOf(1)).toBeGreaterThan(await layerOf(0));
  await open.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(windows).toHaveCount(2);
  await expect.poll(async () => (await layerOf(0)) > (await layerOf(1))).toBe(true);

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

const openers = (page: Page) => page.getByRole('button', { name: /^Open in a window/ });
const shown = (page: Page) => page.getByRole('dialog', { name: /^Product window/ });
const boxOf = async (window: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await window.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
};

async function drag(page: Page, from: { x: number; y: number }, dx: number, dy: number) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2);
  await page.mouse.move(from.x + dx, from.y + dy);
  await page.mouse.up();
}

test('a window is dragged by its bar and pulled by its edges and corners, within its limits', async ({
  page,
}) => {
  await page.goto('/demo-windows');
  await openers(page).first().click();
  const window = shown(page);
  await expect(window.getByRole('link', { name: /^View in shop/ })).toBeVisible();
  const [x = 0, y = 0, width = 0, height = 0] = await boxOf(window);
  expect([x, y]).toEqual([100, 100]);
  await drag(page, { x: x + 60, y: y + 20 }, 200, 40);
  expect(await boxOf(window)).toEqual([300, 140, width, height]);
  await drag(page, { x: 300 + width, y: 300 }, 50, 0);
  expect(await boxOf(window)).toEqual([300, 140, width + 50, height]);
  await drag(page, { x: 300, y: 300 }, -30, 0);
  expect(await boxOf(window)).toEqual([270, 140, width + 80, height]);
  await drag(page, { x: 270, y: 140 }, 20, 20);
  expect(await boxOf(window)).toEqual([290, 160, width + 60, height - 20]);
  await drag(page, { x: 290 + width + 60, y: 160 + height - 20 }, 900, 900);
  expect(await boxOf(window)).toEqual([290, 160, 600, 576]);
  await drag(page, { x: 350, y: 180 }, 0, -100);
  expect(await boxOf(window)).toEqual([290, 60, 600, 576]);
  await drag(page, { x: 890, y: 636 }, -900, -900);
  expect(await boxOf(window)).toEqual([290, 60, 320, 200]);
});

test('windows stay where they were on the next page and after a reload, and can be closed at once', async ({
  page,
}) => {
  await page.goto('/demo-windows');
  await openers(page).nth(0).click();
  // A window takes the focus when it comes, also from a key that is on its way elsewhere.
  await expect(shown(page)).toHaveCount(1);
  await openers(page).nth(5).press('Enter');
  await expect(shown(page)).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  const before = [await boxOf(shown(page).nth(0)), await boxOf(shown(page).nth(1))];
  for (const go of [() => page.goto('/deals'), () => page.reload()]) {
    await go();
    await expect(shown(page)).toHaveCount(2);
    expect([await boxOf(shown(page).nth(0)), await boxOf(shown(page).nth(1))]).toEqual(before);
    await expect(
      shown(page)
        .nth(1)
        .getByRole('link', { name: /^View in shop/ }),
    ).toHaveAttribute('href', /^https:\/\//);
  }
  await page.getByRole('button', { name: 'Close all windows (2)' }).click();
  await expect(shown(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('what was kept of windows may be anything', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('tecfinder_windows', '[{"id":7},{"id":"a","x":"1"}'));
  await page.goto('/demo-windows');
  await openers(page).first().click();
  await expect(shown(page)).toHaveCount(1);
});

test('buttons move and resize a window without dragging', async ({ page }) => {
  await page.goto('/demo-windows');
  await openers(page).first().click();
  const window = shown(page);
  const [, , width = 0, height = 0] = await boxOf(window);
  await window.getByRole('button', { name: 'Move and resize' }).click();
  await window.getByRole('button', { name: 'Move right' }).click();
  await window.getByRole('button', { name: 'Move down' }).click();
  await window.getByRole('button', { name: 'Wider', exact: true }).click();
  await window.getByRole('button', { name: 'Shorter' }).click();
  expect(await boxOf(window)).toEqual([140, 140, width + 40, height - 40]);
});

test('a card of any list opens its window, whose heart is in step with the card', async ({ page }) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) as string;
  await card.hover();
  await card.getByRole('button', { name: `Open in a window: ${name}` }).click();
  const window = shown(page);
  await expect(window).toHaveAccessibleName(`Product window: ${name}`);
  await window.getByRole('button', { name: /^Add .* to favourites$/ }).click();
  await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(card.getByRole('button', { name: `Open in a window: ${name}` })).toBeFocused();
});

test('a window that cannot load its product says so and tries again', { tag: '@server' }, async ({
  page,
}) => {
  let rubbish = true;
  await page.route('**/api/products?ids=**', (route) =>
    rubbish ? route.fulfill({ json: 'rubbish' }) : route.continue(),
  );
  await page.goto('/popular');
  await openers(page).first().click();
  await expect(shown(page).getByRole('alert')).toContainText('The product could not be loaded.');
  rubbish = false;
  await shown(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page).getByRole('row', { name: /^Brand / })).toBeVisible();
});

test('a window of a product that nobody sells any more tells no price and leads to no shop', {
  tag: '@server',
}, async ({ page }) => {
  await page.route('**/api/products?ids=**', async (route) => {
    const response = await route.fetch();
    const { products, total } = await response.json();
    await route.fulfill({ json: { products: products.map((one: object) => ({ ...one, shops: 0 })), total } });
  });
  await page.goto('/popular');
  await openers(page).first().click();
  await expect(shown(page)).toContainText('No longer sold');
  await expect(shown(page)).not.toContainText('£');
  await expect(shown(page).getByRole('link')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
});

test('details that no card tells of open as a window with their name', async ({ page }) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').nth(3);
  const id = await card.getAttribute('data-id');
  const name = (await card.getByRole('heading').textContent()) as string;
  await page.goto(`/about#product=${id}`);
  const details = page.getByRole('dialog', { name });
  await expect(details.getByRole('heading', { level: 2 })).toHaveText(name);
  await details.getByRole('button', { name: /^Open in a window/ }).click();
  await expect(shown(page)).toHaveAccessibleName(`Product window: ${name}`);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a window follows the finger on its bar, also before what drags it has come', async ({ page }) => {
    await page.goto('/demo-windows');
    await openers(page).first().tap();
    await expect(shown(page)).toBeVisible();
    const come = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    const touch = await page.context().newCDPSession(page);
    const point = (x: number, y: number) => ({ touchPoints: [{ x, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(160, 120) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(200, 140) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(260, 160) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    come.resolve();
    await expect.poll(async () => (await boxOf(shown(page))).slice(0, 2)).toEqual([200, 140]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('windows are sheets that leave the page above them usable', async ({ page }) => {
    await page.goto('/demo-windows');
    await openers(page).first().tap();
    const [x, y = 0, width, height = 0] = await boxOf(shown(page));
    expect([x, width, y + height]).toEqual([0, 360, 740]);
    expect(height).toBeLessThanOrEqual(0.8 * 740);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /TecFinder/ })
      .first()
      .tap();
    await expect(page).toHaveURL(at('/'));
    await shown(page).getByRole('button', { name: 'Maximise' }).tap();
    expect(await boxOf(shown(page))).toEqual([0, 0, 360, 740]);
    await shown(page).getByRole('button', { name: 'Close the window' }).tap();
    await expect(shown(page)).toHaveCount(0);
  });
});

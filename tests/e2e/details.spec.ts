import type { Page } from '@playwright/test';
import { at, expect, IS_STATIC, test } from './fixtures.ts';

test.use({ edition: 'UK' });

const LIST = '/category/appliances/fridges';
/** What tells of one product: the call, or the tables of ids that it is answered with from files. */
const DETAIL = IS_STATIC ? /\/data\/ids\// : /\/api\/products\/[^/?]+$/;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, at = 0) => cards(page).nth(at).getByRole('heading').getByRole('link');

test('a press anywhere on a card opens its details, Escape closes them and gives the focus back', async ({
  page,
}) => {
  await page.goto(LIST);
  const name = (await link(page).textContent()) as string;
  await cards(page)
    .first()
    .click({ position: { x: 60, y: 60 } });
  await expect(dialog(page)).toHaveAccessibleName(name);
  await expect(page).toHaveURL(/#product=/);
  await expect(dialog(page).getByRole('heading', { name: /^All offers/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(at(LIST));
  await expect(link(page)).toBeFocused();
});

test('the details tell every offer as the shop orders them, what is known, and the way to the best one', async ({
  page,
  ask,
}) => {
  await page.goto(LIST);
  const id = await cards(page).first().getAttribute('data-id');
  const { product, offers } = await ask(`/api/products/${id}?country=UK`);
  await link(page).press('Enter');
  const shops = dialog(page).getByRole('table').first().getByRole('rowheader');
  await expect(shops).toHaveCount(offers.length);
  expect(await shops.allTextContents()).toEqual(
    offers.map(({ merchant_name: shop }: { merchant_name: string }) => expect.stringContaining(shop)),
  );
  const best = dialog(page)
    .getByRole('link', { name: /^View offer at .*opens in a new tab/ })
    .first();
  await expect(best).toHaveAttribute('href', product.aw_deep_link);
  await expect(best).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await expect(best).toHaveAttribute('target', '_blank');
  const text = dialog(page);
  await expect(text).toContainText('TecFinder score (AI)');
  await expect(text.getByRole('row', { name: `Brand ${product.brand_name}` })).toBeVisible();
  await expect(text.getByRole('row', { name: `EAN ${product.ean}` })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Price history' })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Related products' })).toBeVisible();
  await expect(text.getByRole('navigation', { name: 'Category' }).getByRole('link')).toHaveCount(2);
});

test('a used product leads to the same one in other conditions', async ({ page, ask }) => {
  const { products } = await ask('/api/products/popular?condition=used&limit=50&country=UK');
  const details = await Promise.all(
    products.map(({ id_c10 }: { id_c10: string }) => ask(`/api/products/${id_c10}?country=UK`)),
  );
  const { product, other_conditions: others } = details.find(
    ({ other_conditions: others }) => others.length > 0,
  );
  await page.goto(`/popular#product=${product.id_c10}`);
  const section = dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'In another condition' }) });
  await expect(section.getByRole('link')).toHaveCount(others.length);
  await section.getByRole('link').first().click();
  await expect(dialog(page)).toHaveAccessibleName(others[0].c10_product_name);
});

test('Back closes the details, forward opens them, a related product is a step of its own', async ({
  page,
}) => {
  await page.goto(LIST);
  await link(page).click();
  const name = (await link(page).textContent()) as string;
  const related = dialog(page).getByRole('list').last().getByRole('link').first();
  await related.click();
  await expect(dialog(page)).not.toHaveAccessibleName(name);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toHaveAccessibleName(name);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(dialog(page)).toHaveAccessibleName(name);
  await dialog(page).getByRole('button', { name: 'Close the details' }).click();
  await expect(page).toHaveURL(at(LIST));
});

test('details that are opened while others close stay open', async ({ page }) => {
  await page.goto(LIST);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  const name = (await link(page, 1).textContent()) as string;
  const close = await dialog(page).getByRole('button', { name: 'Close the details' }).elementHandle();
  await link(page, 1).evaluate((other, button) => {
    (button as HTMLElement).click();
    (other as HTMLElement).click();
  }, close);
  await expect(dialog(page)).toHaveAccessibleName(name);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(at(LIST));
});

test('a shared address opens the details over the page it was shared from', async ({ page }) => {
  await page.goto(LIST);
  const id = await cards(page).nth(2).getAttribute('data-id');
  const name = (await link(page, 2).textContent()) as string;
  await page.goto(`/about#product=${id}`);
  await expect(dialog(page)).toHaveAccessibleName(name);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close the details' }).click();
  await expect(page).toHaveURL(at('/about'));
  await expect(page.getByRole('main')).toBeFocused();
});

test('closing a related product of a shared address closes the details', async ({ page }) => {
  await page.goto(LIST);
  const id = await cards(page).nth(2).getAttribute('data-id');
  const name = (await link(page, 2).textContent()) as string;
  await page.goto(`/about#product=${id}`);
  await expect(dialog(page)).toHaveAccessibleName(name);
  await dialog(page).getByRole('list').last().getByRole('link').first().click();
  await expect(dialog(page)).not.toHaveAccessibleName(name);
  await dialog(page).getByRole('button', { name: 'Close the details' }).click();
  await expect(page).toHaveURL(at('/about'));
  await expect(dialog(page)).toBeHidden();
});

test('a product has an address of its own that shows all its offers', { tag: '@server' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LIST);
  await link(page).click();
  await dialog(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page).getByText('Link copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const name = (await link(page).textContent()) as string;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: /^All offers/ })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('the heart of the details is in step with the one of the card', async ({ page }) => {
  await page.goto(LIST);
  await link(page).click();
  await dialog(page)
    .getByRole('button', { name: /^Add .* to favourites$/ })
    .click();
  await page.keyboard.press('Escape');
  await expect(cards(page).first().getByRole('button', { pressed: true })).toBeVisible();
});

test('the pictures are turned by keys and buttons and begin anew', { tag: '@server' }, async ({ page }) => {
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.product.alternate_image = 'https://pictures.tecfinder.example/fridges-2.webp';
    answer.product.alternate_image_two = 'https://pictures.tecfinder.example/fridges-3.webp';
    answer.product.alternate_image_three = undefined;
    await route.fulfill({ response, json: answer });
  });
  await page.goto(LIST);
  await link(page).click();
  const position = dialog(page).getByText(/^Picture \d of 3$/);
  await expect(position).toHaveText('Picture 1 of 3');
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(position).toHaveText('Picture 2 of 3');
  await dialog(page).getByRole('list', { name: 'Pictures' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('Picture 3 of 3');
  await page.keyboard.press('Escape');
  await link(page).click();
  await expect(position).toHaveText('Picture 1 of 3');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the details are a sheet opened by touch, with the way to the shop at its foot', async ({ page }) => {
    await page.goto(LIST);
    await link(page).tap();
    const foot = dialog(page)
      .getByRole('link', { name: /^View offer at / })
      .last();
    await expect(foot).toBeInViewport();
    const box = await dialog(page).locator('.details-panel').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    expect(box?.width).toBe(360);
  });
});

test('the focus stays in the open dialog', async ({ page }) => {
  await page.goto(LIST);
  await link(page).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Related products' })).toBeVisible();
  const outside: string[] = [];
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab');
    outside.push(
      ...(await page.evaluate(() => {
        const { activeElement: focused } = document;
        return !focused || focused === document.body || focused.closest('dialog') ? [] : [focused.outerHTML];
      })),
    );
  }
  expect(outside).toEqual([]);
});

test('a slow answer is named, what the list knew is there at once', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(DETAIL, (route) => void held.push(() => void route.continue()));
  await page.clock.install();
  await page.goto(LIST);
  const name = (await link(page).textContent()) as string;
  await link(page).click();
  await expect(dialog(page)).toHaveAccessibleName(name);
  await expect(
    dialog(page)
      .getByRole('link', { name: /^View offer at / })
      .first(),
  ).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(4500);
  await expect(dialog(page).getByText('This is taking longer than usual.')).toBeVisible();
  for (const go of held) go();
  await expect(dialog(page).getByRole('heading', { name: /^All offers/ })).toBeVisible();
});

test.describe('where the shop does not answer', { tag: '@server' }, () => {
  test.use({ expectedComplaints: [/status (500|404)|status of (500|404)/] });

  test('a failure is said with a retry, and the way to the shop still works', async ({ page }) => {
    let down = true;
    await page.route(DETAIL, (route) =>
      down ? route.fulfill({ status: 500, body: 'down' }) : route.continue(),
    );
    await page.clock.install();
    await page.goto(LIST);
    await link(page).click();
    const alert = dialog(page).getByRole('alert');
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return alert.isVisible();
      })
      .toBe(true);
    await expect(alert).toContainText('The details could not be loaded');
    await expect(
      dialog(page)
        .getByRole('link', { name: /^View offer at / })
        .first(),
    ).toBeVisible();
    down = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('heading', { name: /^All offers/ })).toBeVisible();
  });

  test('a product nobody knows is not called one that was sold', async ({ page }) => {
    await page.goto('/about#product=nowhere');
    await expect(dialog(page).getByRole('heading', { name: 'We don’t know this product' })).toHaveCount(1);
    await dialog(page).getByRole('link', { name: 'See popular products' }).click();
    await expect(page).toHaveURL(at('/popular'));
  });
});

test('an answer that is rubbish is a failure, not an empty product', { tag: '@server' }, async ({ page }) => {
  await page.route(DETAIL, (route) => route.fulfill({ json: { product: 7, offers: 'none' } }));
  await page.goto(LIST);
  await link(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('The details could not be loaded');
});

test('each use of a product is counted as what it was, once', { tag: '@server' }, async ({
  page,
  context,
}) => {
  const counted: string[] = [];
  await context.route('**/api/products/*/click**', (route) => {
    counted.push(new URL(route.request().url()).searchParams.get('kind') ?? '');
    return route.fulfill({ status: 202, json: { accepted: true } });
  });
  await context.route('https://**', (route) => route.fulfill({ body: 'shop' }));
  await page.goto(LIST);
  const card = cards(page).first();
  await card.click({ position: { x: 60, y: 60 } });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await link(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Open in a window' }).click();
  await expect(page.getByRole('dialog', { name: /^Product window/ })).toBeVisible();
  expect(counted).toEqual(['image', 'title', 'window']);
});

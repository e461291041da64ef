import type { Page } from '@playwright/test';
import { at, expect, test } from './fixtures.ts';

test.use({ edition: 'UK' });

const WIDTHS = [
  { name: '360 px', viewport: { width: 360, height: 740 } },
  { name: '1280 px', viewport: { width: 1280, height: 800 } },
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const prices = (page: Page) =>
  cards(page)
    .locator('data.card-now')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));
const counted = async (page: Page) =>
  Number((await page.getByText(/products? found/).textContent())?.replace(/\D/g, ''));
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load More' });
/** Opens the sheet where the filters are one. */
async function openFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Filter/ });
  if (await button.isVisible()) await button.click();
}
async function closeFilters(page: Page) {
  const button = page.getByRole('button', { name: /^Show [\d,]+ product|^No products/ });
  if (await button.isVisible()) await button.click();
}
/** Fails the test if the page is left by a navigation from now on. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

for (const { name, viewport } of WIDTHS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('pages load themselves up to a point, then by a button, and the footer can be reached', async ({
      page,
    }) => {
      await page.goto('/recent');
      await expect(cards(page)).toHaveCount(12);
      const footer = page.getByRole('contentinfo');
      for (const count of [24, 36, 48, 60]) {
        await loadMore(page).scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 200);
        await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
      }
      await footer.scrollIntoViewIfNeeded();
      await expect(footer).toBeInViewport();
      await expect(cards(page)).toHaveCount(60);
      await loadMore(page).click();
      await expect(cards(page)).toHaveCount(72);
      const ids = await cards(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id));
      expect(new Set(ids).size).toBe(72);
    });

    test('a filter narrows in place, is shared by its address and taken back by Back', async ({
      page,
      context,
    }) => {
      await page.goto('/recent');
      await mark(page);
      const all = await counted(page);
      const first = await names(page).allTextContents();
      await openFilters(page);
      await page.getByRole('link', { name: 'Refurbished', exact: true }).click();
      await expect(page).toHaveURL(at('/recent?condition=refurbished'));
      await expect.poll(() => counted(page)).toBeLessThan(all);
      await closeFilters(page);
      const narrowed = await names(page).allTextContents();
      expect(narrowed).not.toEqual(first);

      const shared = await context.newPage();
      await shared.goto(page.url());
      await expect(names(shared)).toHaveText(narrowed.slice(0, 12));

      await page.goBack();
      await expect(page).toHaveURL(at('/recent'));
      await expect(names(page)).toHaveText(first);
      expect(await counted(page)).toBe(all);
      expect(await isMarked(page)).toBe(true);
    });

    test('a chosen filter is a chip that removes it', async ({ page }) => {
      await page.goto('/recent?condition=used&min_price=20');
      await mark(page);
      await expect(page.getByText(/products? found/)).toBeVisible();
      const filtered = await counted(page);
      await page.getByRole('link', { name: 'Remove the filter Used' }).click();
      await expect(page).toHaveURL(at('/recent?min_price=20'));
      await expect.poll(() => counted(page)).toBeGreaterThan(filtered);
      await expect(page.getByRole('link', { name: 'Remove the filter From £20.00' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/recent'));
      await expect(page.getByRole('link', { name: /^Remove the filter/ })).toHaveCount(0);
      expect(await isMarked(page)).toBe(true);
    });

    test('the price button goes up, down and up again', async ({ page }) => {
      await page.goto('/recent');
      await mark(page);
      for (const [label, sort] of [
        ['Price, not sorted', 'price_asc'],
        ['Price, low to high', 'price_desc'],
        ['Price, high to low', 'price_asc'],
      ] as const) {
        await page.getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(at(`/recent?sort=${sort}`));
        await expect
          .poll(async () => {
            const shown = await prices(page);
            return (
              shown.length > 1 &&
              shown.every(
                (price, at) => !at || (price - (shown[at - 1] ?? 0)) * (sort === 'price_asc' ? 1 : -1) >= 0,
              )
            );
          })
          .toBe(true);
      }
      await page.getByRole('main').getByRole('link', { name: 'Recent', exact: true }).click();
      await expect(page).toHaveURL(at('/recent'));
      expect(await isMarked(page)).toBe(true);
    });

    test('typed prices count once the keys rest, and only if they are numbers', async ({ page }) => {
      await page.goto('/recent');
      await openFilters(page);
      const most = page.getByRole('spinbutton', { name: 'Maximum price' });
      await most.pressSequentially('20');
      await expect(page).toHaveURL(at('/recent?max_price=20'));
      await closeFilters(page);
      await expect.poll(async () => Math.max(...(await prices(page)))).toBeGreaterThan(0);
      await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(20);
      await openFilters(page);
      await most.fill('-3');
      await expect(page.getByRole('alert').filter({ hasText: 'Enter a number' })).toBeVisible();
      await expect(page).toHaveURL(at('/recent?max_price=20'));
      await most.fill('');
      await expect(page).toHaveURL(at('/recent'));
      await most.fill('99999999');
      await expect(page.getByRole('alert').filter({ hasText: 'up to £10,000,000' })).toBeVisible();
      await most.fill('5.005');
      await expect(page.getByRole('alert').filter({ hasText: 'Enter a number' })).toBeVisible();
      await most.fill('5');
      await page.getByRole('spinbutton', { name: 'Minimum price' }).fill('9');
      await expect(page.getByRole('alert').filter({ hasText: 'is above the highest' })).toBeVisible();
      await expect(page).toHaveURL(at('/recent?min_price=9&max_price=5'));
    });

    test('leaving a list and coming back shows it where it was left', async ({ page }) => {
      await page.goto('/recent');
      for (const count of [24, 36]) {
        await loadMore(page).scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 200);
        await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count);
      }
      const card = cards(page).nth(20);
      await card.evaluate((one) => one.scrollIntoView({ block: 'start' }));
      await expect(page).toHaveURL(/\/recent\/?\?page=2$/);
      const top = () => card.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      const before = {
        top: await top(),
        name: await names(page).nth(20).textContent(),
        count: await cards(page).count(),
      };
      await page.evaluate(() => location.assign('/about'));
      await expect(page).toHaveURL(at('/about'));
      await page.goBack();
      await expect(cards(page)).toHaveCount(before.count);
      await expect(names(page).nth(20)).toHaveText(before.name ?? '');
      await expect.poll(async () => Math.abs((await top()) - before.top)).toBeLessThanOrEqual(2);
      await page.reload();
      await expect(cards(page)).toHaveCount(before.count);
      await expect.poll(async () => Math.abs((await top()) - before.top)).toBeLessThanOrEqual(2);
    });

    test('a list that is left at once after scrolling is found there again', async ({ page }) => {
      await page.goto('/recent');
      await loadMore(page).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
      await cards(page)
        .nth(20)
        .evaluate((one) => one.scrollIntoView({ block: 'start' }));
      await expect(page).toHaveURL(/page=2$/);
      const card = cards(page).nth(14);
      const top = () => card.evaluate((one) => Math.round(one.getBoundingClientRect().top));
      const before = await card.evaluate((one) => {
        one.scrollIntoView({ block: 'start' });
        location.assign('/about');
        return Math.round(one.getBoundingClientRect().top);
      });
      await expect(page).toHaveURL(at('/about'));
      await page.goBack();
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
    });

    test('Back after a reload shows what its address says', async ({ page }) => {
      await page.goto('/recent');
      const all = await counted(page);
      await openFilters(page);
      await page.getByRole('link', { name: 'Refurbished', exact: true }).click();
      await expect.poll(() => counted(page)).toBeLessThan(all);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(at('/recent'));
      await expect.poll(() => counted(page)).toBe(all);
      await expect(page.getByRole('link', { name: /^Remove the filter/ })).toHaveCount(0);
    });

    test('a shared page leads to what is before it', async ({ page }) => {
      await page.goto('/recent?page=3');
      const earlier = page.getByRole('link', { name: 'Previous page' });
      await expect(earlier).toBeVisible();
      const first = await names(page).first().textContent();
      await earlier.click();
      await expect(cards(page)).toHaveCount(24);
      await expect(names(page).nth(12)).toHaveText(first ?? '');
    });
  });
}

test('sort links lead to the lists of their order and leave the price order behind', async ({ page }) => {
  await page.goto('/popular?sort=price_asc&condition=new');
  await expect(page.getByText(/products? found/)).toBeVisible();
  await page.getByRole('link', { name: 'Rating', exact: true }).click();
  await expect(page).toHaveURL(at('/featured?condition=new'));
});

test('deals have an order of their own that takes the price order back', async ({ page }) => {
  await page.goto('/deals?sort=price_asc');
  await expect(page.getByText(/products? found/)).toBeVisible();
  await mark(page);
  await page.getByRole('link', { name: 'Recent', exact: true }).last().click();
  await expect(page).toHaveURL(at('/deals?sort=recent'));
  await expect(page.getByRole('link', { name: 'Price, not sorted' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the slider works by keys and fills the fields', async ({ page }) => {
  await page.goto('/recent');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await slider.focus();
  for (let press = 0; press < 10; press++) await slider.press('ArrowLeft');
  await expect(page).toHaveURL(/\/recent\/?\?max_price=\d+$/);
  const most = Number(await page.getByRole('spinbutton', { name: 'Maximum price' }).inputValue());
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeGreaterThan(0);
  await expect.poll(async () => Math.max(...(await prices(page)))).toBeLessThanOrEqual(most);
  await slider.press('End');
  await expect(page).toHaveURL(at('/recent'));
});

test('a price that is not applied yet is kept while another filter is chosen', async ({ page }) => {
  await page.goto('/recent');
  const slider = page.getByRole('slider', { name: 'Maximum price' });
  await slider.press('ArrowLeft');
  await expect(page).toHaveURL(/max_price=/);
  await page.clock.install();
  for (let press = 0; press < 9; press++) await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('90');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/condition=new/);
  await expect(slider).toHaveValue('90');
  const most = await page.getByRole('spinbutton', { name: 'Maximum price' }).inputValue();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(new RegExp(`max_price=${most}`));
  await expect(page).toHaveURL(/condition=new/);
});

test('the last page says that all has been seen', async ({ page }) => {
  await page.goto('/recent');
  const pages = Math.ceil((await counted(page)) / 12);
  await page.goto(`/recent?page=${pages - 1}`);
  await loadMore(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect(page.getByText('You have seen all the recent products available')).toBeVisible();
  await expect(loadMore(page)).toBeHidden();
});

test('a card whose price changed since the page was built tells the new one', { tag: '@server' }, async ({
  page,
}) => {
  await page.route('**/api/products/recent?**', async (route) => {
    const response = await route.fetch();
    const { products, total } = await response.json();
    await route.fulfill({
      json: { products: products.map((one: object) => ({ ...one, search_price: 4321.5 })), total },
    });
  });
  await page.goto('/recent');
  await page.getByRole('link', { name: 'Price, not sorted' }).click();
  await expect(page).toHaveURL(at('/recent?sort=price_asc'));
  await page.getByRole('main').getByRole('link', { name: 'Recent', exact: true }).click();
  await expect(cards(page).first()).toContainText('£4,321.50');
  await page.unrouteAll({ behavior: 'wait' });
});

test('filters that fit nothing say so and lead back', async ({ page }) => {
  await page.goto('/recent');
  await page.getByRole('spinbutton', { name: 'Minimum price' }).fill('9999999');
  await expect(page.getByRole('heading', { name: 'No product fits these filters' })).toBeVisible();
  await expect(page.getByText('0 products found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Reset filters' }).last().click();
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(at('/recent'));
});

test('a page that nobody touches asks for no list', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/recent', { waitUntil: 'load' });
  expect(asked.filter((path) => path.startsWith('/api/') || path.includes('mount'))).toEqual([]);
});

test.describe('an API that does not do its work', { tag: '@server' }, () => {
  test.use({ expectedComplaints: [/status 503|status of 503|status 200: rubbish/] });
  const API = '**/api/products/recent?*';

  test('slow: the page says that it is loading, with cards of the true size', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(API, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/recent');
    await page.getByRole('link', { name: 'Refurbished', exact: true }).click();
    await expect(page.getByText('Loading products...')).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(8);
    answer();
    await expect(page.getByText(/products? found/)).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
  });

  test('slow: an answer to what is no longer asked is dropped', async ({ page }) => {
    await page.route('**/api/products/recent?*condition=used*', async (route) => {
      await page.waitForResponse(/condition=new/);
      await route.continue();
    });
    await page.goto('/recent');
    await page.getByRole('link', { name: 'Used', exact: true }).click();
    const late = page.waitForResponse(/condition=used/);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(at('/recent?condition=new'));
    await late;
    await expect(page.getByRole('link', { name: 'Remove the filter New' })).toBeVisible();
    const shown = await names(page).allTextContents();
    await page.reload();
    await expect(names(page)).toHaveText(shown);
  });

  test('down: an error that is no empty list, and a retry', async ({ page }) => {
    await page.clock.install();
    await page.route(API, (route) => route.fulfill({ status: 503, body: 'down' }));
    await page.goto('/recent');
    await page.getByRole('link', { name: 'Refurbished', exact: true }).click();
    await expect(page).toHaveURL(at('/recent?condition=refurbished'));
    await expect
      .poll(async () => {
        await page.clock.fastForward(5_000);
        return page.getByRole('heading', { name: 'The products could not be loaded' }).isVisible();
      })
      .toBe(true);
    await expect(page.getByText(/products? found/)).toHaveCount(0);
    await page.unroute(API);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/products? found/)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test('rubbish: what is shown stays, and more is asked again by a button', async ({ page }) => {
    await page.route(API, (route) =>
      route.fulfill({ json: { products: [{ nonsense: true }], total: 'many' } }),
    );
    await page.goto('/recent');
    await loadMore(page).click();
    await expect(page.getByRole('heading', { name: 'More products could not be loaded' })).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(API);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(24);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the sheet of filters closes where the focus goes on to the page', async ({ page }) => {
    await page.goto('/recent');
    await openFilters(page);
    const last = page.getByRole('button', { name: /^Show [\d,]+ product/ });
    await expect(last).toBeVisible();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});

test('every picture that cannot be shown gives its place to a drawing and words', async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/webp', body: 'none' }));
  await page.goto('/popular');
  const cards = page.getByRole('main').getByRole('article');
  const count = await cards.count();
  expect(count).toBeGreaterThan(2);
  await cards.last().scrollIntoViewIfNeeded();
  const [first, last] = [cards.nth(1), cards.nth(count - 1)];
  await expect(first.locator('.no-picture')).toBeVisible();
  await expect(last.locator('.no-picture')).toBeVisible();
  const drawing = await last
    .locator('.no-picture')
    .evaluate((note) => getComputedStyle(note, '::before').maskImage);
  expect(drawing).toContain('data:image/svg+xml');
});

test('a picture beside words that say the same is not seen where it fails', async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/webp', body: 'none' }));
  await page.goto('/');
  const tile = page.getByRole('main').locator('.tile').first();
  await expect(tile).toBeVisible();
  await expect(tile.locator('img')).toBeHidden();
});

test('a phone keeps the orders of a list that is narrowed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/category/electronics/all?condition=refurbished');
  const sorts = page.getByRole('main').getByRole('navigation', { name: 'Sort by' });
  expect((await sorts.boundingBox())?.width).toBeGreaterThan(200);
});

test('prices of a page that was built long ago are marked, and told no more after a week', async ({
  page,
}) => {
  const DAY = 86_400_000;
  const card = page.getByRole('main').getByRole('article').first();
  await page.clock.install({ time: Date.now() + 2 * DAY });
  await page.goto('/deals');
  await expect(card).toContainText('price not checked since');
  await expect(card.locator('.card-now')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 9 * DAY);
  await page.reload();
  await expect(card).toContainText('price not checked since');
  await expect(card.locator('.card-now')).toBeHidden();
  await expect(card.getByText(/%$/)).toBeHidden();
});

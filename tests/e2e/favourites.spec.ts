import type { Page } from '@playwright/test';
import type { Product } from '#contract/product.ts';
import { type Favourite, toFavourite } from '#features/favourites/favourites.ts';
import { cookieText, storageTexts } from '#features/favourites/keeping.ts';
import { at, expect, IS_STATIC, test } from './fixtures.ts';

test.use({ edition: 'UK' });

test('a favourite is counted, kept over a reload, shown on its page and taken away again', async ({
  page,
}) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) as string;
  await card.getByRole('button', { name: /^Add .*favourites/ }).click();
  const link = page.getByRole('banner').getByRole('link', { name: /favourites/i });
  await expect(link).toContainText('1');

  await page.reload();
  await expect(card.getByRole('button', { pressed: true })).toBeVisible();
  await expect(link).toContainText('1');

  await link.click();
  await expect(page).toHaveURL(at('/favorites'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const kept = page.getByRole('main').getByRole('article');
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText(name);

  await kept.getByRole('button', { pressed: true }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore Products' })).toBeVisible();
});

test('the focus stays among the favourites while they are taken away, then goes to the heading', async ({
  page,
}) => {
  await page.goto('/popular');
  const cards = page.getByRole('main').getByRole('article');
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /favourites$/ })
      .click();
  await page.goto('/favorites');
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: /favourites$/ })
    .press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByRole('button', { name: /favourites$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('what was kept is shown as it is sold now, and says where it is no longer sold', async ({
  ask,
  page,
}) => {
  const [product] = await productsOf(ask);
  await keep(page, [
    product,
    { id_c10: 'gone', c10_product_name: 'Old lamp', aw_deep_link: 'https://shop.example/lamp' },
  ]);
  await page.goto('/favorites');
  const lamp = page.getByRole('article').filter({ hasText: 'Old lamp' });
  await expect(lamp).toContainText('No longer sold');
  await expect(lamp.getByRole('link')).toHaveText(['Old lamp', 'Find similar']);
  const sold = page.getByRole('article').filter({ hasText: product.c10_product_name });
  await expect(sold.getByRole('link', { name: /^View offer/ })).toHaveAttribute('href', product.aw_deep_link);
});

test('a price that fell since it was saved says so, one that did not says nothing', async ({ ask, page }) => {
  const [first, second] = await productsOf(ask);
  await keep(page, [{ ...toFavourite(first), search_price: first.search_price + 10 }, toFavourite(second)]);
  await page.goto('/favorites');
  await expect(page.getByText('1 has dropped in price since you saved it')).toBeVisible();
  const fell = page.getByRole('article').filter({ hasText: first.c10_product_name });
  await expect(fell).toContainText('£10.00 less than when you saved it');
  await expect(page.getByText('when you saved it')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Biggest price drop');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first.c10_product_name);
});

test('a favourite is in step in the list, in a search, on its page and in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/popular');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) as string;
  const heart = `Add ${name} to favourites`;
  const tab = await context.newPage();
  await tab.goto(`/search?q=${encodeURIComponent(name)}`);
  const found = tab.getByRole('button', { name: heart, exact: true }).first();
  const kept = await context.newPage();
  await kept.goto('/favorites');
  await expect(kept.getByText('You have no favourites yet')).toBeVisible();

  await card.getByRole('button', { name: heart, exact: true }).click();
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await expect(kept.getByRole('main').getByRole('article')).toContainText(name);

  await found.click();
  await expect(card.getByRole('button', { name: heart, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(kept.getByText('You have no favourites yet')).toBeVisible();
});

test('one that is taken off comes back by Undo, and so do all after they were cleared', async ({
  ask,
  page,
}) => {
  const products = (await productsOf(ask)).slice(0, 3);
  await keep(page, products);
  await page.goto('/favorites');
  const cards = page.getByRole('main').getByRole('article');
  const names = products.map((product) => product.c10_product_name).reverse();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await cards.nth(1).getByRole('button', { pressed: true }).click();
  await expect(cards.getByRole('heading')).toHaveText([names[0] as string, names[2] as string]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await expect(cards.nth(1).getByRole('button', { pressed: true })).toBeFocused();

  await page.getByRole('button', { name: 'Clear Favourites' }).click();
  await expect(page.getByText('You have no favourites yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards.getByRole('heading')).toHaveText(names);
  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(names);
});

test('a heart that is pressed while prices come is not lost', async ({ ask, page, context }) => {
  const products = (await productsOf(ask)).slice(0, 2);
  await keep(page, products);
  const answers = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await context.route(IS_STATIC ? '**/data/items/**' : '**/api/products?ids=**', async (route) => {
    arrived.resolve();
    await answers.promise;
    await route.fallback();
  });
  await page.goto('/favorites');
  const cards = page.getByRole('main').getByRole('article');
  const main = page.getByRole('main');
  await expect(cards).toHaveCount(2);
  await arrived.promise;
  await cards.first().getByRole('button', { pressed: true }).hover();
  await page.mouse.down();
  answers.resolve();
  await expect(main.getByRole('link', { name: /^View offer/ })).toHaveCount(2);
  await page.mouse.up();
  await expect(cards).toHaveCount(1);
});

test('500 favourites survive a reload, and the newest of them a lost storage', async ({
  ask,
  page,
  context,
  baseURL,
}) => {
  const products = await productsOf(ask);
  const invented = Array.from({ length: 500 - products.length }, (_, at) => ({
    id_c10: `x${String(at).padStart(11, '0')}`,
    c10_product_name: `Invented product ${at}`,
  }));
  const [newest, ...others] = products;
  await keep(page, [...invented, ...others.map(toFavourite)]);
  await page.goto('/popular');
  await page.getByRole('button', { name: `Add ${newest?.c10_product_name} to favourites` }).click();
  const [cookie] = (await context.cookies(baseURL)).filter(({ name }) => name === 'tecfinder_favorites');
  expect(cookie?.value.length).toBeLessThan(3900);
  await page.goto('/favorites');
  await expect(page.getByText('You have 500 products saved')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(500);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(
    newest?.c10_product_name ?? '',
  );
  await expect(page.getByText(/You have 1\d\d products saved/)).toBeVisible();
});

test('the cookie of an earlier version is taken over', async ({ ask, page, context, baseURL }) => {
  const [product] = await productsOf(ask);
  const old = JSON.stringify([
    { id_c10: product.id_c10, c10_product_name: product.c10_product_name, search_price: '1.00' },
  ]);
  await context.addCookies([
    { name: 'tecfinder_favorites', value: encodeURIComponent(old), url: baseURL as string },
  ]);
  await page.goto('/favorites');
  await expect(page.getByText('You have 1 product saved')).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: product.c10_product_name });
  await expect(card.getByRole('link', { name: /^View offer/ })).toBeVisible();
  await expect(page.getByText('when you saved it')).toHaveCount(0);
});

test('a page that comes back from the history shows what was saved meanwhile', async ({ page }) => {
  await page.goto('/popular');
  const link = page.getByRole('banner').getByRole('link', { name: /favourites/i });
  await page.evaluate(() => {
    localStorage.setItem('tecfinder_favorites', '[{"id_c10":"a"},{"id_c10":"b"}]');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(link).toContainText('2');
});

test.describe('where the prices cannot be checked', { tag: '@server' }, () => {
  test.use({ expectedComplaints: [/status 503|Failed to load resource/] });

  for (const [answer, reply] of [
    ['is an error', { status: 503, body: '{}' }],
    ['is no JSON', { status: 200, contentType: 'text/html', body: '<p>Hello</p>' }],
    ['is rubbish', { status: 200, json: { products: [{ id_c10: 7 }] } }],
  ] as const) {
    test(`the answer ${answer}: what was kept is shown without a way out, until it is asked again`, async ({
      ask,
      page,
    }) => {
      const [product] = await productsOf(ask);
      await keep(page, [product]);
      await page.route('**/api/products?*', (route) => route.fulfill(reply));
      await page.goto('/favorites');
      const card = page.getByRole('article').filter({ hasText: product.c10_product_name });
      await expect(page.getByRole('heading', { name: 'Today’s prices could not be checked' })).toBeVisible({
        timeout: 10_000,
      });
      await expect(card).toContainText('price not checked');
      await expect(card.getByRole('link', { name: /offer/i })).toHaveCount(0);
      await page.unroute('**/api/products?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card.getByRole('link', { name: /^View offer/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Today’s prices could not be checked' })).toBeHidden();
    });
  }

  test('a slow answer: what was kept is shown meanwhile', async ({ ask, page }) => {
    const [product] = await productsOf(ask);
    await keep(page, [product]);
    let answer = () => {};
    const held = new Promise<void>((done) => {
      answer = done;
    });
    await page.route('**/api/products?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/favorites');
    const card = page.getByRole('article').filter({ hasText: product.c10_product_name });
    await expect(card).toContainText('checking the price');
    await expect(page.getByText('Checking today’s prices')).toBeVisible();
    answer();
    await expect(card.getByRole('link', { name: /^View offer/ })).toBeVisible();
  });
});

test('a browser that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  });
  await page.goto('/popular');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favourites$/ })
    .click();
  await expect(page.getByText('This browser did not let us save your favourites')).toBeVisible();
});

/** Products of a page of the list, the most popular first. */
async function productsOf(
  ask: (path: string) => Promise<unknown>,
): Promise<[Product, Product, ...Product[]]> {
  const answer = await ask('/api/products/popular');
  return (answer as { products: [Product, Product, ...Product[]] }).products;
}

/** Leaves in the browser what it would hold after the products were saved in this order. */
async function keep(page: Page, list: readonly (Product | Favourite)[]): Promise<void> {
  const favourites = list.map((item) => ('shops' in item ? toFavourite(item as Product) : item));
  await page.goto('/about');
  await page.evaluate(
    ([cookie, storage]) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
      document.cookie = `tecfinder_favorites=${cookie}; path=/`;
      localStorage.setItem('tecfinder_favorites', storage as string);
    },
    [cookieText(favourites), storageTexts[0]?.(favourites) ?? ''],
  );
}

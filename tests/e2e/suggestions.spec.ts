import type { Locator, Page, Route } from '@playwright/test';
import type { EditionKey } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { at, expect, test } from './fixtures.ts';

const SEARCHES = '**/api/suggestions?*';

const fieldOf = (page: Page) => page.getByRole('banner').getByRole('combobox');
const optionsOf = (page: Page) => page.getByRole('banner').getByRole('option');
/** The search box once its code is there. */
async function openBox(page: Page): Promise<Locator> {
  const field = fieldOf(page);
  await field.focus();
  await expect(field).toHaveAttribute('aria-controls');
  return field;
}
const suggestion = (text: string) => ({ kind: 'search', text });
const textOf = (route: Route) => new URL(route.request().url()).searchParams.get('q');

/** Something that happens when the test says so. */
function later() {
  let go = () => {};
  const come = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { come, go };
}

for (const edition of ['ES', 'UK'] satisfies EditionKey[]) {
  const { search } = messagesFor(edition === 'UK' ? 'en' : 'es');
  const typed = edition === 'UK' ? 'lapt' : 'port';

  for (const width of [360, 1280]) {
    test.describe(`${edition} at ${width} px`, () => {
      test.use({ edition, viewport: { width, height: 800 } });

      test('suggestions come with the second key, are gone through by keys and followed by Enter', async ({
        page,
      }) => {
        await page.goto('/about');
        const field = fieldOf(page);
        const options = optionsOf(page);
        await field.press(typed[0] as string);
        await expect(field).toHaveAttribute('aria-expanded', 'false');
        await field.press(typed[1] as string);
        await expect(options.first()).toBeVisible();
        await expect(field).toHaveAttribute('aria-expanded', 'true');
        await field.pressSequentially(typed.slice(2));
        await expect(page.getByRole('option', { name: new RegExp(typed, 'i') }).first()).toBeVisible();
        await expect(page.getByRole('banner').getByRole('status')).toContainText(/^\d+ (sug|Sug)/);

        await field.press('ArrowDown');
        const first = page.getByRole('option', { selected: true });
        await expect(first).toHaveCount(1);
        await expect(field).toHaveAttribute(
          'aria-activedescendant',
          (await first.getAttribute('id')) as string,
        );
        await field.press('End');
        await expect(options.last()).toHaveAttribute('aria-selected', 'true');
        await field.press('Home');
        await expect(options.first()).toHaveAttribute('aria-selected', 'true');
        await field.press('ArrowUp');
        await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
        await field.press('ArrowDown');
        const href = await options.first().getAttribute('href');
        await field.press('Enter');
        await expect(page).toHaveURL(at(href as string));
      });

      test('Escape and a press elsewhere close, and the text stays', async ({ page }) => {
        await page.goto('/about');
        const field = fieldOf(page);
        await field.pressSequentially(typed);
        await expect(optionsOf(page).first()).toBeVisible();
        await field.press('Escape');
        await expect(optionsOf(page)).toHaveCount(0);
        await expect(field).toHaveValue(typed);
        await field.press('ArrowDown');
        await expect(optionsOf(page).first()).toBeVisible();
        await page.mouse.click(3, 500);
        await expect(optionsOf(page)).toHaveCount(0);
        await expect(field).toHaveAttribute('aria-expanded', 'false');
      });

      test('searches of this device are offered in the empty box, and forgotten singly and all', async ({
        page,
      }) => {
        await page.goto('/about');
        for (const text of ['radio', 'tele', 'lupa']) {
          await fieldOf(page).fill(text);
          await fieldOf(page).press('Enter');
          await expect(page).toHaveURL(at(`/search?q=${text}`));
        }
        await page.goto('/about');
        await fieldOf(page).click();
        const recent = page.getByRole('group', { name: search.recent });
        const lines = recent.getByRole('option');
        await expect(lines).toHaveText(['lupa', 'tele', 'radio']);
        await expect(
          page.getByRole('group', { name: search.popular }).getByRole('option').first(),
        ).toBeVisible();
        await page.getByRole('button', { name: search.forgetOne.replace('{text}', 'tele') }).click();
        await expect(lines).toHaveText(['lupa', 'radio']);
        await fieldOf(page).press('ArrowDown');
        await fieldOf(page).press('Delete');
        await expect(lines).toHaveText(['radio']);
        await page.getByRole('button', { name: search.forgetRecent }).click();
        await expect(recent).toHaveCount(0);
        expect(await page.evaluate(() => localStorage.getItem('tecfinder_recent_searches'))).toBeNull();
      });
    });
  }
}

test.describe('in the UK', () => {
  test.use({ edition: 'UK' });

  test('an answer to fewer letters that comes late is not shown', { tag: '@server' }, async ({ page }) => {
    const asked = later();
    const first = later();
    const done = later();
    await page.route(SEARCHES, async (route) => {
      const text = textOf(route) ?? '';
      if (text === 'so') {
        asked.go();
        await first.come;
      }
      await route.fulfill({ json: [suggestion(`${text} answered`)] }).catch(() => {});
      if (text === 'so') done.go();
    });
    await page.goto('/about');
    await openBox(page);
    await fieldOf(page).pressSequentially('so');
    await asked.come;
    await fieldOf(page).press('n');
    await expect(optionsOf(page)).toHaveText(['son answered']);
    first.go();
    await done.come;
    await fieldOf(page).press('ArrowDown');
    await expect(optionsOf(page)).toHaveText(['son answered']);
  });

  test('an answer is used again when the same is typed', { tag: '@server' }, async ({ page }) => {
    const asked: (string | null)[] = [];
    await page.route(SEARCHES, (route) => {
      asked.push(textOf(route));
      return route.fulfill({ json: [suggestion('sony')] });
    });
    await page.goto('/about');
    await openBox(page);
    await fieldOf(page).pressSequentially('so');
    await expect.poll(() => asked).toEqual(['so']);
    await fieldOf(page).press('n');
    await expect.poll(() => asked).toEqual(['so', 'son']);
    await expect(optionsOf(page)).toHaveText(['sony']);
    await fieldOf(page).press('y');
    await expect.poll(() => asked).toEqual(['so', 'son', 'sony']);
    await fieldOf(page).press('Backspace');
    await expect(optionsOf(page)).toHaveText(['sony']);
    expect(asked).toEqual(['so', 'son', 'sony']);
  });

  test('what is typed before the code is there is kept and answered', async ({ page }) => {
    const code = later();
    await page.route('**/_astro/search.*.js', async (route) => {
      await code.come;
      await route.continue();
    });
    await page.goto('/about');
    await fieldOf(page).pressSequentially('lapt');
    await expect(optionsOf(page)).toHaveCount(0);
    code.go();
    await expect(page.getByRole('option', { name: /^lapt/i }).first()).toBeVisible();
    await expect(fieldOf(page)).toHaveValue('lapt');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('Enter searches although the code has not come', async ({ page }) => {
    const code = later();
    await page.route('**/_astro/search.*.js', async (route) => {
      await code.come;
      await route.abort();
    });
    await page.goto('/about');
    await fieldOf(page).pressSequentially(' laptop & bag ');
    await fieldOf(page).press('Enter');
    await expect(page).toHaveURL(at('/search?q=laptop+%26+bag'));
    code.go();
  });

  test('nothing is searched for where nothing was typed', async ({ page }) => {
    await page.goto('/about');
    await fieldOf(page).fill('   ');
    await fieldOf(page).press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(at('/about'));
  });

  test('a popular search that is chosen is counted', { tag: '@server' }, async ({ page }) => {
    await page.goto('/about');
    await fieldOf(page).click();
    const option = page.getByRole('group', { name: 'Popular searches' }).getByRole('option').first();
    const counted = page.waitForRequest((request) => request.method() === 'POST');
    await option.click();
    expect(new URL((await counted).url()).pathname).toMatch(/^\/api\/searches\/[^/]+\/click$/);
    await expect(page).toHaveURL(/\/search\/?\?q=/);
  });

  for (const [what, answer] of [
    ['is down', { status: 503, body: 'Service Unavailable' }],
    ['answers a page', { contentType: 'text/html', body: '<html>' }],
    ['answers rubbish', { json: [null, { kind: 'brand' }, 7] }],
    ['answers no list', { json: { products: [] } }],
  ] as const) {
    test.describe(`where the host ${what}`, () => {
      test.use({ expectedComplaints: [/503/] });

      test('nothing is suggested and Enter searches', { tag: '@server' }, async ({ page }) => {
        await page.route(SEARCHES, (route) => route.fulfill(answer));
        await page.goto('/about');
        await openBox(page);
        const asked = page.waitForResponse(SEARCHES);
        await fieldOf(page).pressSequentially('la');
        await asked;
        await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(optionsOf(page)).toHaveCount(0);
        await fieldOf(page).press('Enter');
        await expect(page).toHaveURL(at('/search?q=la'));
      });
    });
  }
});

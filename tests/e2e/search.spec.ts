import type { Page } from '@playwright/test';
import { type EditionKey, editions } from '#editions/editions.ts';
import { format } from '#i18n/format.ts';
import { messagesFor } from '#i18n/messages.ts';
import { COMPLAINTS_OF_A_FAILING_API, failApi } from './failing-api.ts';
import { at, expect, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const marks = (page: Page) => names(page).locator('mark');
/** Fails the test if the page is left by a navigation from now on. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const WORDS = { ES: 'portatil', UK: 'laptop' } as const;
const COMPUTERS = { ES: 'Informática', UK: 'Computers' } as const;
/** A word of one product that is one letter from one of many. */
const RARE = { ES: ['banco', 'blanco'], UK: ['beard', 'board'] } as const;
/** A word no product has. */
const MISSPELT = { ES: ['portatl', 'portátil'], UK: ['laptp', 'laptop'] } as const;
/** What says a price. */
const PRICED = { ES: 'hasta 500 €', UK: 'under £500' } as const;

/** What the page of an edition says, and how to work it. */
function wordsOf(edition: EditionKey) {
  const { language, locale } = editions[edition];
  const messages = messagesFor(language);
  const { search, list, filters, listing } = messages;
  const say = (text: string, values: Record<string, string | number>) => format(text, values, locale);
  return {
    ...messages,
    say,
    count: (n: number) => say(list.count, { n }),
    title: (query: string, words = search.resultsFor) => say(search.title, { words, query }),
    remove: (name: string) => say(filters.remove, { name }),
    facet: (page: Page, group: 'brand' | 'category', name: string) =>
      page
        .getByRole('main')
        .getByRole('navigation', { name: filters[group], exact: true })
        .getByRole('link', { name: new RegExp(`^${name}( [\\d.,]+)?$`) }),
    /** Opens the sheet where the filters are one. */
    openFilters: async (page: Page) => {
      const button = page.getByRole('button', { name: new RegExp(`^${listing.filters}`) });
      if (await button.isVisible()) await button.click();
    },
    closeFilters: async (page: Page) => {
      const button = page.getByRole('button', { name: listing.closeFilters });
      if (await button.isVisible()) await button.click();
    },
  };
}

for (const edition of ['ES', 'UK'] as const) {
  const words = wordsOf(edition);
  const query = WORDS[edition];
  const computers = COMPUTERS[edition];

  test.describe(edition, () => {
    test.use({ edition });

    for (const width of [360, 1280]) {
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 800 } });

        test('a search is narrowed by brand and category, widened by a chip, and Back and reload keep it', async ({
          page,
        }) => {
          await page.goto('/');
          const field = page.getByRole('banner').getByRole('combobox');
          await field.fill(query);
          await field.press('Enter');
          await expect(page).toHaveURL(at(`/search?q=${query}`));
          await expect(heading(page)).toHaveText(words.title(query));
          await expect(cards(page)).toHaveCount(20);
          await mark(page);

          await words.openFilters(page);
          const norvik = words.facet(page, 'brand', 'Norvik');
          const found = Number(/\d+/.exec((await norvik.textContent()) ?? '')?.[0]);
          await norvik.click();
          await expect(page).toHaveURL(at(`/search?q=${query}&brand=Norvik`));
          await expect(page.getByText(words.count(found))).toBeVisible();
          await expect(norvik).toHaveAttribute('aria-current', 'true');
          await expect(words.facet(page, 'brand', words.search.allBrands)).toBeVisible();
          for (const card of await cards(page).all()) await expect(card).toContainText(/norvik/i);

          await words.facet(page, 'category', computers).click();
          await expect(page).toHaveURL(at(`/search?q=computers%3E${query}&brand=Norvik`));
          await expect(heading(page)).toHaveText(words.title(`${computers} › ${query}`));
          await expect(page).toHaveTitle(new RegExp(`${computers} › ${query}`));
          await expect(field).toHaveValue(`computers>${query}`);
          await words.closeFilters(page);
          await expect(marks(page).first()).toHaveText(/^(portátil|laptop)/i);
          const both = await names(page).allTextContents();
          expect(both.length).toBeLessThanOrEqual(found);

          await page.getByRole('link', { name: words.remove('Norvik') }).click();
          await expect(page).toHaveURL(at(`/search?q=computers%3E${query}`));
          await expect(page.getByRole('link', { name: words.remove(computers) })).toBeFocused();
          await expect.poll(() => cards(page).count()).toBeGreaterThan(both.length);

          await page.goBack();
          await expect(page).toHaveURL(at(`/search?q=computers%3E${query}&brand=Norvik`));
          await expect(names(page)).toHaveText(both);
          await expect(page.getByRole('link', { name: words.remove('Norvik') })).toBeVisible();
          expect(await isMarked(page)).toBe(true);

          await page.reload();
          await expect(names(page)).toHaveText(both);
          await expect(heading(page)).toHaveText(words.title(`${computers} › ${query}`));
          await page.getByRole('main').getByRole('link', { name: words.filters.reset }).last().click();
          await expect(page).toHaveURL(at(`/search?q=${query}`));
          await expect(page.getByRole('link', { name: words.remove('') })).toHaveCount(0);
        });

        test('a price said in words is a filter, and can be searched for as words', async ({ page }) => {
          const typed = `${query} ${PRICED[edition]}`;
          await page.goto(`/search?q=${encodeURIComponent(typed)}`);
          const priced = page.getByText(words.say(words.search.pricedTo, { query, price: PRICED[edition] }));
          await expect(priced).toBeVisible();
          const prices = cards(page).locator('data.card-now');
          await expect(prices).not.toHaveCount(0);
          for (const price of await prices.all())
            expect(Number(await price.getAttribute('value'))).toBeLessThanOrEqual(500);
          await mark(page);
          const instead = words.say(words.search.searchInstead, { query: typed });
          await page.getByRole('link', { name: instead }).click();
          await expect(page).toHaveURL(/exact_words=true$/);
          await expect(priced).toHaveCount(0);
          await page.getByRole('link', { name: words.search.looser }).click();
          await expect(priced).toBeVisible();
          expect(await isMarked(page)).toBe(true);
        });

        test('what may be meant is offered beside what has the word as typed', async ({ page }) => {
          const [typed, meant] = RARE[edition];
          await page.goto(`/search?q=${typed}`);
          await expect(cards(page)).toHaveCount(1);
          await expect(marks(page).first()).toHaveText(new RegExp(typed, 'i'));
          await mark(page);
          await page
            .getByRole('link', { name: words.say(words.search.didYouMean, { query: meant }) })
            .click();
          await expect(page).toHaveURL(at(`/search?q=${meant}`));
          await expect(heading(page)).toHaveText(words.title(meant));
          expect(await isMarked(page)).toBe(true);

          await page.goto(`/search?q=${typed}&exact_words=true`);
          await expect(cards(page)).toHaveCount(1);
          await expect(page.getByText(words.say(words.search.asTyped, { query: typed }))).toBeVisible();
        });
      });
    }

    test('a word no product has is told of, and not offered again', async ({ page }) => {
      const [typed, meant] = MISSPELT[edition];
      await page.goto(`/search?q=${typed}`);
      await expect(page.getByText(words.say(words.search.nothingTyped, { query: typed }))).toBeVisible();
      await expect(page.getByText(words.say(words.search.correctedTo, { query: meant }))).toBeVisible();
      const instead = words.say(words.search.searchInstead, { query: typed });
      await expect(page.getByRole('link', { name: instead })).toHaveCount(0);
    });

    test('a search that finds nothing says what to do, and offers no tools', async ({ page }) => {
      await page.goto('/search?q=qqqqzzzz');
      const main = page.getByRole('main');
      await expect(heading(page)).toHaveText(words.title('qqqqzzzz', words.search.noResultsFor));
      await expect(main).toContainText(words.search.tryDifferent);
      await expect(main).toContainText(words.search.tryLessSpecific);
      await expect(main.getByRole('link', { name: words.notFound.toDeals })).toBeVisible();
      await expect(main.getByRole('heading', { name: words.search.popular })).toBeVisible();
      await expect(main.getByText(words.filters.sortBy)).toBeHidden();
      await expect(main.getByText(words.disclosure.list)).toBeHidden();
    });

    test('filters that leave nothing say so and are taken back', async ({ page }) => {
      await page.goto(`/search?q=${query}&brand=Norvik`);
      await page.getByRole('spinbutton', { name: words.filters.minPrice }).fill('999999');
      await expect(page.getByRole('heading', { name: words.list.emptyFiltered })).toBeVisible();
      await expect(heading(page)).toHaveText(words.title(query));
      await page.reload();
      await expect(page.getByRole('heading', { name: words.list.emptyFiltered })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: words.filters.reset }).last().click();
      await expect(page).toHaveURL(at(`/search?q=${query}`));
      await expect(cards(page)).toHaveCount(20);
      await expect(heading(page)).toHaveText(words.title(query));
    });

    test('a brand is called as it calls itself, however it was typed, and once', async ({ page }) => {
      await page.goto('/search?brand=nORVIK');
      await expect(heading(page)).toHaveText(words.say(words.search.brandTitle, { brand: 'Norvik' }));
      await page.goto('/search?q=norvik&brand=NORVIK');
      await expect(heading(page)).toHaveText(words.title('Norvik'));
      await expect(page.getByRole('link', { name: words.remove('Norvik') })).toHaveCount(0);
      await words.openFilters(page);
      await page.getByRole('link', { name: words.filters.sorts.rating, exact: true }).click();
      await expect(page).toHaveURL(/sort=rating/);
      await expect(heading(page)).toHaveText(words.title('Norvik'));
    });

    test('the brand box searches for the trimmed name on Enter, and not for blanks', async ({ page }) => {
      await page.goto('/deals');
      const box = page.getByRole('complementary').getByRole('combobox', { name: words.search.brandLabel });
      await box.fill('   ');
      await box.press('Enter');
      await expect(page).toHaveURL(at('/deals'));
      await box.fill('');
      await box.pressSequentially('norv');
      await expect(page.getByRole('option', { name: 'Norvik' })).toBeVisible();
      await box.fill('  Norvik ');
      await box.press('Enter');
      await expect(page).toHaveURL(at('/search?brand=Norvik'));
      await expect(heading(page)).toHaveText(words.say(words.search.brandTitle, { brand: 'Norvik' }));
      await expect(page.getByRole('link', { name: words.remove('') })).toHaveCount(0);
    });

    test('a search for nothing prompts for words and counts nothing', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByRole('heading', { name: words.search.prompt })).toBeVisible();
      await expect(page.getByText(words.count(0))).toHaveCount(0);
      await expect(page.getByRole('main').getByText(words.filters.sortBy)).toBeHidden();
    });
  });
}

test.describe('more than fits', () => {
  const { search, ...words } = wordsOf('UK');
  test.use({ edition: 'UK' });

  test('brands beyond six wait behind a press, and stay open', async ({ page }) => {
    await page.goto('/search?q=light');
    const brands = page.getByRole('main').getByRole('navigation', { name: words.filters.brand });
    const shown = brands.getByRole('link').filter({ visible: true });
    await expect(shown).toHaveCount(6);
    await brands.getByText(/more brands$/).click();
    const opened = await shown.count();
    expect(opened).toBeGreaterThan(7);
    await page.getByRole('link', { name: words.filters.conditions.new, exact: true }).click();
    await expect(page.getByText(search.loading)).toBeHidden();
    await expect(page.getByRole('link', { name: words.remove(words.filters.conditions.new) })).toBeVisible();
    await expect.poll(() => shown.count()).toBeGreaterThan(7);
  });

  test('further results keep the words that matched marked', async ({ page, ask }) => {
    const { total } = await ask('/api/search?q=laptop&country=UK');
    expect(total).toBeGreaterThan(20);
    await page.goto('/search?q=laptop');
    await expect(cards(page)).toHaveCount(20);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(total);
    await expect(
      names(page)
        .nth(total - 10)
        .locator('mark')
        .first(),
    ).toHaveText(/laptop/i);
    await expect(page.getByText(words.list.endOfSearch)).toBeVisible();
  });
});

test.describe('a page that was not made for its address', () => {
  const words = wordsOf('UK');
  test.use({ edition: 'UK' });

  /** Answers every search with the page a host of plain files has. */
  test.beforeEach(async ({ page }) => {
    await page.route(/\/search\?/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const plain = new URL('/search', route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url: plain }) });
    });
  });

  test('shows the results of the address with all that narrows them', async ({ page }) => {
    await page.goto('/search?q=computers%3Elaptop&brand=Norvik&sort=price_asc');
    await expect(heading(page)).toHaveText(words.title('Computers › laptop'));
    await expect(page).toHaveTitle(/^Results for “Computers › laptop”/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(words.disclosure.list)).toBeVisible();
    await expect(page.getByRole('link', { name: words.remove('Computers') })).toBeVisible();
    await expect(page.getByRole('link', { name: words.filters.priceAscending })).toBeVisible();
    await expect(page.getByRole('slider', { name: words.filters.minPrice })).toBeVisible();
    await expect(words.facet(page, 'brand', 'Norvik')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('computers>laptop');
    await page.getByRole('link', { name: words.remove('Norvik') }).click();
    await expect(page).toHaveURL(at('/search?q=computers%3Elaptop&sort=price_asc'));
    await expect(words.facet(page, 'brand', 'Talmen')).toBeVisible();
  });

  test('says where nothing is found, and what was corrected', async ({ page }) => {
    await page.goto('/search?q=qqqqzzzz');
    await expect(heading(page)).toHaveText(words.title('qqqqzzzz', words.search.noResultsFor));
    await expect(page.getByText(words.search.tryDifferent)).toBeVisible();
    await expect(page.getByText(words.search.prompt)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { name: words.search.popular })).toBeVisible();
    await page.goto('/search?q=laptp');
    await expect(page.getByText(words.say(words.search.correctedTo, { query: 'laptop' }))).toBeVisible();
  });
});

for (const edition of ['ES', 'UK'] as const) {
  test.describe(`${edition}: an API that does not do its work`, { tag: '@server' }, () => {
    const words = wordsOf(edition);
    test.use({ edition, expectedComplaints: COMPLAINTS_OF_A_FAILING_API });
    const SEARCH = /\/api\/search\?/;
    const narrow = (page: Page) => words.facet(page, 'brand', 'Norvik').click();

    test('slow: the page says that it searches', async ({ page }) => {
      await page.goto(`/search?q=${WORDS[edition]}`);
      const api = await failApi(page, 'slow', SEARCH);
      await narrow(page);
      await expect(page.getByText(words.search.loading)).toBeVisible();
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(8);
      api.heal();
      await expect(cards(page).first()).toContainText(/norvik/i);
      await expect(page.getByText(words.search.loading)).toHaveCount(0);
    });

    for (const [kind, cause] of [
      ['down', 'Failed to fetch search results'],
      ['unreachable', 'Failed to fetch search results'],
    ] as const) {
      test(`${kind}: the error in the words of the specification, and a retry`, async ({ page }) => {
        await page.clock.install();
        await page.goto(`/search?q=${WORDS[edition]}`);
        const api = await failApi(page, kind, SEARCH);
        await narrow(page);
        const title = page.getByRole('heading', { name: words.search.failed });
        await expect(page.getByText(words.search.loading)).toBeVisible();
        await expect
          .poll(async () => {
            await page.clock.fastForward(5_000);
            return title.isVisible();
          })
          .toBe(true);
        await expect(page.getByRole('alert').filter({ has: title })).toContainText(cause);
        api.heal();
        await page.getByRole('button', { name: words.errors.retry }).click();
        await expect(cards(page).first()).toContainText(/norvik/i);
        await expect(title).toHaveCount(0);
      });
    }

    test('rubbish: an error without words is an unknown one', async ({ page }) => {
      await page.goto(`/search?q=${WORDS[edition]}`);
      await page.route(SEARCH, (route) => route.fulfill({ json: { products: 'none' } }));
      await narrow(page);
      const title = page.getByRole('heading', { name: words.search.failed });
      await expect(page.getByRole('alert').filter({ has: title })).toContainText(words.errors.unknown);
      await page.unroute(SEARCH);
      await page.getByRole('button', { name: words.errors.retry }).click();
      await expect(cards(page).first()).toContainText(/norvik/i);
    });
  });
}

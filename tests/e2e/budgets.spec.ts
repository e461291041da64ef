import { EDITIONS, editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { BUDGETS, islandBudget, keptBudget, scriptBudget } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { COMPLAINTS_OF_NOT_FOUND, KINDS, type Kind } from './kinds.ts';
import { watchNetwork } from './network.ts';
import { STATES } from './states.ts';
import { atEachWidth, viewportOf } from './widths.ts';

for (const edition of EDITIONS) {
  test.describe(editions[edition].name, () => {
    test.use({ edition, expectedComplaints: COMPLAINTS_OF_NOT_FOUND });

    for (const [kind, route] of Object.entries(KINDS)) {
      test(`the ${kind} page runs little script and no React before the shopper acts`, async ({ page }) => {
        const network = watchNetwork(page);
        await page.goto(route);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        await network.expectNoReact();
        expect(await network.scriptBytes()).toBeLessThanOrEqual(scriptBudget(kind as Kind));
      });
    }
  });
}

for (const { name, route, widths, open } of STATES) {
  test(`script stays within its budget with ${name} open`, async ({ page, edition }) => {
    await page.setViewportSize(viewportOf(widths[0] as (typeof widths)[number]));
    const network = watchNetwork(page);
    await page.goto(route);
    await open(page, messagesFor(editions[edition].language));
    expect(await network.scriptBytes()).toBeLessThanOrEqual(islandBudget(name));
  });
}

test('a page of kept favourites runs what makes their cards, and no React', async ({
  page,
  secondTab: kept,
  edition,
}) => {
  const { header } = messagesFor(editions[edition].language);
  await page.goto('/popular');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: header.myFavourites })).toContainText('1');
  const network = watchNetwork(kept);
  await kept.goto('/favorites');
  await expect(kept.getByRole('main').getByRole('article')).toHaveCount(1);
  await network.expectNoReact();
  const bytes = await network.scriptBytes();
  expect(bytes).toBeGreaterThan(scriptBudget('favourites'));
  expect(bytes).toBeLessThanOrEqual(keptBudget);
});

test('an island brings React, and the log sees it', async ({ page, edition }) => {
  const { windows } = messagesFor(editions[edition].language);
  const network = watchNetwork(page);
  await page.goto('/demo-windows');
  await page.getByRole('button', { name: windows.expand }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await network.expectReact();
});

atEachWidth(() => {
  for (const kind of ['list', 'further page of a list', 'search'] as const) {
    test(`the ${kind} page asks for little`, async ({ page }) => {
      const network = watchNetwork(page);
      await page.goto(KINDS[kind]);
      expect(network.addresses.length).toBeLessThanOrEqual(BUDGETS.listRequests);
    });
  }
});

import { EDITIONS, editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { BUDGETS, OVER_ISLAND_BUDGET, OVER_SCRIPT_BUDGET } from './budgets.ts';
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
        test.fail(OVER_SCRIPT_BUDGET.includes(kind as Kind), 'known to be over its budget');
        const network = watchNetwork(page);
        await page.goto(route);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        await network.expectNoReact();
        expect(await network.scriptBytes()).toBeLessThanOrEqual(BUDGETS.scriptBeforeInteraction);
      });
    }
  });
}

for (const { name, route, widths, open } of STATES) {
  test(`script stays within its budget with ${name} open`, async ({ page, edition }) => {
    test.fail(OVER_ISLAND_BUDGET.includes(name), 'known to be over its budget');
    await page.setViewportSize(viewportOf(widths[0] as (typeof widths)[number]));
    const network = watchNetwork(page);
    await page.goto(route);
    await open(page, messagesFor(editions[edition].language));
    expect(await network.scriptBytes()).toBeLessThanOrEqual(BUDGETS.scriptWithFirstIsland);
  });
}

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

import type { Page } from '@playwright/test';
import { EDITIONS, editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expectAccessible, expectColoursAccessible } from './axe.ts';
import { test } from './fixtures.ts';
import { COMPLAINTS_OF_NOT_FOUND, KINDS } from './kinds.ts';
import { ROUTES } from './routes.ts';
import { STATES } from './states.ts';
import { viewportOf, WIDTHS } from './widths.ts';

/** Everything at the page's own colours, then the colours of the other theme, at each width. */
async function look(page: Page, widths: readonly (typeof WIDTHS)[number][] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(viewportOf(width));
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, `${page.url()} at ${width} px, light`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColoursAccessible(page, `${page.url()} at ${width} px, dark`);
  }
}

test.describe('axe finds nothing', () => {
  test.use({ expectedComplaints: COMPLAINTS_OF_NOT_FOUND, contextOptions: { reducedMotion: 'reduce' } });

  for (const route of new Set([...ROUTES, ...Object.values(KINDS)])) {
    test(`on ${route}`, async ({ page }) => {
      await page.goto(route);
      await look(page);
    });
  }

  for (const state of STATES) {
    for (const width of state.widths) {
      test(`with ${state.name} open at ${width} px`, async ({ page, edition }) => {
        await page.setViewportSize(viewportOf(width));
        await page.goto(state.route);
        await state.open(page, messagesFor(editions[edition].language));
        await look(page, [width]);
      });
    }
  }

  test.describe('in the other edition', () => {
    test.use({ edition: EDITIONS[1] });

    for (const [kind, route] of Object.entries(KINDS)) {
      test(`on its ${kind}`, async ({ page }) => {
        await page.goto(route);
        await look(page, [360, 1280]);
      });
    }
  });
});

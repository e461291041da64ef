import type { Page } from '@playwright/test';
import { EDITIONS, editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expectAccessible } from './axe.ts';
import { test } from './fixtures.ts';
import { COMPLAINTS_OF_NOT_FOUND, KINDS } from './kinds.ts';
import { ROUTES } from './routes.ts';
import { STATES } from './states.ts';
import { viewportOf, WIDTHS, type Width } from './widths.ts';

interface Extent {
  widths?: readonly Width[];
  part?: string;
}

/** Everything in light colours, then what the dark ones decide, at each width. */
async function look(page: Page, { widths = WIDTHS, part }: Extent = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(viewportOf(width));
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, { where: `${page.url()} at ${width} px, light`, part });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { where: `${page.url()} at ${width} px, dark`, part, coloursOnly: true });
  }
}

const kinds = Object.entries(KINDS);
const representatives = new Set<string>(Object.values(KINDS));

test.describe('axe finds nothing', () => {
  test.use({ expectedComplaints: COMPLAINTS_OF_NOT_FOUND, contextOptions: { reducedMotion: 'reduce' } });

  for (const [kind, route] of kinds) {
    test(`on the ${kind} page`, async ({ page }) => {
      test.slow();
      await page.goto(route);
      await look(page);
    });
  }

  for (const route of ROUTES.filter((route) => !representatives.has(route))) {
    test(`in what ${route} has to itself`, async ({ page }) => {
      test.slow();
      await page.goto(route);
      await look(page, { part: 'main' });
    });
  }

  for (const { name, route, widths, open } of STATES) {
    for (const width of widths) {
      test(`with ${name} open at ${width} px`, async ({ page, edition }) => {
        await page.setViewportSize(viewportOf(width));
        await page.goto(route);
        await open(page, messagesFor(editions[edition].language));
        await look(page, { widths: [width] });
      });
    }
  }

  test.describe('in the other edition', () => {
    test.use({ edition: EDITIONS[1] });

    for (const [kind, route] of kinds) {
      test(`on the ${kind} page`, async ({ page }) => {
        test.slow();
        await page.goto(route);
        await look(page, { widths: [360] });
      });
    }
  });
});

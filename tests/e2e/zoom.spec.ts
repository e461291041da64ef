import type { Page } from '@playwright/test';
import { editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { expect, test } from './fixtures.ts';
import { COMPLAINTS_OF_NOT_FOUND, KINDS } from './kinds.ts';
import { ROUTES } from './routes.ts';
import { STATES } from './states.ts';

/** What a window of 1280 by 1024 px has room for at 400 % zoom, in CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

/**
 * What sticks out of the page at its sides and cannot be scrolled to within a box of its own; a picture that
 * only decorates may be cut by its box.
 */
async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const hidden = element.closest('.visually-hidden, .skip') !== null || element.matches('img[alt=""]');
      return width > 1 && !hidden && (right > clientWidth + 1 || left < -1) && !scrolls(element);
    });
    const told = out.map(
      (element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
    );
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...told] : told;
  });
}

/** Goes to each control as the Tab key does; tells those that are then off the screen or covered. */
async function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    );
    const lost: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      await frame();
      await frame();
      if (document.activeElement !== control) continue;
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const seen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null && (control.contains(hit) || hit.contains(control) || control.closest('label') === hit)
        );
      });
      if (!seen)
        lost.push(`${control.tagName}: ${control.ariaLabel ?? control.textContent?.trim().slice(0, 40)}`);
    }
    return lost;
  });
}

test.use({ viewport: ZOOMED, contextOptions: { reducedMotion: 'reduce' } });

test.describe('320 px and 400 % zoom', () => {
  test.use({ expectedComplaints: COMPLAINTS_OF_NOT_FOUND });

  for (const route of new Set([...ROUTES, ...Object.values(KINDS)])) {
    test(`${route} needs no scrolling to the side`, async ({ page }) => {
      await page.goto(route);
      expect(await sticksOut(page)).toEqual([]);
    });
  }

  for (const { name, route, open } of STATES.filter(({ widths }) => widths.includes(360))) {
    test(`${name} needs no scrolling to the side and hides no control`, async ({ page, edition }) => {
      await page.goto(route);
      await open(page, messagesFor(editions[edition].language));
      expect(await sticksOut(page)).toEqual([]);
    });
  }

  for (const kind of ['home', 'list', 'search', 'policy', 'stores', 'contact'] as const) {
    test(`every control of the ${kind} page can be reached and is seen then`, async ({ page }) => {
      await page.goto(KINDS[kind]);
      expect(await unreachable(page)).toEqual([]);
    });
  }
});

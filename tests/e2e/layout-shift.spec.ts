import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { KINDS } from './kinds.ts';
import { atEachWidth } from './widths.ts';

/** A shift under this does not show in the sum, which is told with two decimals. */
const LEAST = 0.005;

/** Tells every shift of the layout that no input brought about, with what moved. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput || entry.value < least) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what =
            node instanceof Element ? `<${node.localName} class="${node.className}">` : node?.nodeName;
          return `${what} ${[from, to].map(({ x, y, width, height }) => [x, y, width, height]).join(' to ')}`;
        });
        shifts.push(`${entry.value.toFixed(4)} ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Down to the end of the page as fast as a wheel is turned by hand, and up again. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const step = 100;
    for (const by of [step, -step]) {
      for (let last = -1; last !== scrollY; ) {
        last = scrollY;
        scrollBy({ top: by, behavior: 'instant' });
        for (let n = 0; n < 2; n++) await frame();
      }
    }
  });
}

atEachWidth(() => {
  for (const kind of ['home', 'category', 'list', 'search', 'favourites', 'policy', 'stores'] as const) {
    test(`nothing moves by itself on the ${kind} page`, async ({ page }) => {
      const shifts = await watchShifts(page);
      await page.goto(KINDS[kind]);
      await scrollThrough(page);
      expect(await shifts()).toEqual([]);
    });
  }
});

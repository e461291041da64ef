import { test } from './fixtures.ts';

/** The widths in CSS pixels that every journey must work at: a phone, a tablet, a desk. */
export const WIDTHS = [360, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const HEIGHTS: Readonly<Record<Width, number>> = { 360: 740, 768: 1024, 1280: 800 };

export const viewportOf = (width: Width) => ({ width, height: HEIGHTS[width] });

/** Declares the same tests once for each width; phones and tablets have a touch screen. */
export function atEachWidth(declare: (width: Width) => void, widths: readonly Width[] = WIDTHS): void {
  for (const width of widths) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: viewportOf(width), hasTouch: width < 1024 });
      declare(width);
    });
  }
}

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what they took over. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What of it depends on colours only: enough where nothing but the colours changed since the last look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** What the look is at, for the message. */
  where: string;
  /** The part of the page that is looked at; all of it by default. */
  part?: string | undefined;
  /** Only what the colours decide. */
  coloursOnly?: boolean;
}

/** Fails where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page, { where, part, coloursOnly }: Look): Promise<void> {
  // The pages hold no frames, so nothing need be run in another page to join the results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({
    resultTypes: ['violations'],
    runOnly: coloursOnly ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
  });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(told, where).toEqual([]);
}

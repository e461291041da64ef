import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what they took over. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What of it depends on colours only: enough where nothing but the colours changed since the last look. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails where axe finds something on the page as it is now. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await axe(page).withTags(TAGS).analyze();
  expect(tell(violations), where).toEqual([]);
}

/** Fails where axe finds something in the page's present colours. */
export async function expectColoursAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await axe(page).withRules(COLOUR_RULES).analyze();
  expect(tell(violations), where).toEqual([]);
}

/** The pages hold no frames, so nothing need be run in another page to join the results. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const tell = (violations: Violations) =>
  violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));

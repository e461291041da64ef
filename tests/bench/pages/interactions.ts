import type { Page } from '@playwright/test';
import { messagesFor } from '#i18n/messages.ts';
import type { Interaction } from './stopwatch.ts';

const messages = messagesFor('es');
const LIST = '/popular';
const CARDS = 'main article';
const PAGE_OF_CARDS = 12;

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();
const idOfFirst = async (page: Page) => (await firstCard(page).getAttribute('data-id')) ?? '';
const nextPage = (page: Page) => page.locator('main a[rel="next"]');
const byPrice = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: messages.filters.sorts.price });
const field = (page: Page) => page.getByRole('banner').locator('input[name="q"]');

/** What the design gives figures for, acted out on a list with a mouse and a keyboard. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'favourite',
    bound: 48,
    route: LIST,
    from: 'pointerdown',
    prepare: async (page) => {
      await firstCard(page).getByRole('button').first().hover();
      return { selector: `${CARDS} [aria-pressed="true"]` };
    },
    act: (page) => firstCard(page).getByRole('button').first().click(),
  },
  {
    name: 'quick view',
    bound: 60,
    route: LIST,
    from: 'pointerdown',
    prepare: async (page) => {
      await firstCard(page).getByRole('heading').hover();
      return { selector: 'dialog[open], [role="dialog"]' };
    },
    act: (page) => firstCard(page).getByRole('heading').click(),
  },
  {
    name: 'next page',
    bound: 110,
    route: LIST,
    from: 'pointerdown',
    prepare: async (page) => {
      await nextPage(page).hover();
      return { selector: CARDS, count: PAGE_OF_CARDS, notFirst: await idOfFirst(page) };
    },
    act: (page) => nextPage(page).click(),
  },
  {
    name: 'sort by price',
    bound: 90,
    route: LIST,
    from: 'pointerdown',
    prepare: async (page) => {
      await byPrice(page).hover();
      return { selector: CARDS, notFirst: await idOfFirst(page) };
    },
    act: (page) => byPrice(page).click(),
  },
  {
    name: 'first suggestion after the second key',
    bound: 200,
    route: LIST,
    from: 'keydown',
    prepare: async (page) => {
      await field(page).click();
      return { selector: '[role="option"]' };
    },
    act: (page) => field(page).pressSequentially('te', { delay: 120 }),
  },
];

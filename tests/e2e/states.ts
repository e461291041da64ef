import { expect, type Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import { WIDTHS, type Width } from './widths.ts';

/** Something a shopper opened. */
export interface OpenState {
  name: string;
  route: string;
  widths: readonly Width[];
  open(page: Page, messages: Messages): Promise<void>;
}

const PHONE = [360] as const;
const NARROW = [360, 768] as const;

/** Every state a shopper can bring a page into; whatever holds of all pages holds of these. */
export const STATES: readonly OpenState[] = [
  {
    name: 'menu',
    route: '/deals',
    widths: NARROW,
    open: async (page, { nav }) => {
      await page.getByRole('button', { name: nav.openMenu }).click();
      await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
    },
  },
  {
    name: 'categories',
    route: '/deals',
    widths: NARROW,
    open: async (page, { categories }) => {
      await page.getByText(categories.panel, { exact: true }).click();
      const tree = page.getByRole('navigation', { name: categories.title });
      await tree.locator('summary').nth(1).click();
      await expect(tree.getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'filters',
    route: '/popular',
    widths: PHONE,
    open: async (page, { filters, listing }) => {
      await page.getByRole('button', { name: listing.filters }).click();
      await expect(page.getByLabel(filters.minPrice)).toBeVisible();
    },
  },
  {
    name: 'favourite chosen',
    route: '/popular',
    widths: WIDTHS,
    open: async (page) => {
      const card = page.getByRole('main').getByRole('article').first();
      await card.getByRole('button').first().click();
      await expect(card.getByRole('button', { pressed: true })).toBeVisible();
    },
  },
  {
    name: 'favourites kept',
    route: '/popular',
    widths: WIDTHS,
    open: async (page, { favourites }) => {
      const cards = page.getByRole('main').getByRole('article');
      for (const at of [0, 1, 2]) await cards.nth(at).getByRole('button').first().click();
      await page.goto('/favorites');
      await expect(cards).toHaveCount(3);
      await expect(page.getByRole('button', { name: favourites.clear })).toBeVisible();
    },
  },
  {
    name: 'suggestions',
    route: '/deals',
    widths: WIDTHS,
    open: async (page) => {
      const field = page.getByRole('banner').getByRole('combobox');
      await field.pressSequentially('te');
      await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
    },
  },
  {
    name: 'details',
    route: '/deals',
    widths: WIDTHS,
    open: async (page, { details }) => {
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('heading')
        .getByRole('link')
        .click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: details.facts })).toBeVisible();
    },
  },
  {
    name: 'toast',
    route: '/favorites',
    widths: WIDTHS,
    open: async (page, { favourites, toast }) => {
      await page.goto('/popular');
      const cards = page.getByRole('main').getByRole('article');
      await cards.first().getByRole('button').first().click();
      await page.goto('/favorites');
      await page.getByRole('button', { name: favourites.clear }).click();
      await expect(page.getByRole('button', { name: toast.undo })).toBeVisible();
    },
  },
  {
    name: 'window',
    route: '/demo-windows',
    widths: WIDTHS,
    open: async (page, { windows }) => {
      const open = page.getByRole('button', { name: windows.expand });
      await open.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

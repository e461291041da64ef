import type { Browser, Page } from '@playwright/test';
import { EDITION_COOKIE, type EditionKey, editions } from '#editions/editions.ts';
import { messagesFor } from '#i18n/messages.ts';
import { KINDS } from '../e2e/kinds.ts';
import { STATES } from '../e2e/states.ts';
import { viewportOf, type Width } from '../e2e/widths.ts';

export const THEMES = ['light', 'dark'] as const;

interface Look {
  edition: EditionKey;
  width: Width;
  theme: (typeof THEMES)[number];
}

export interface Shot extends Look {
  /** `what.edition.width.theme`, also the file's name. */
  name: string;
  route: string;
  /** Brings the page into the state. */
  open?: (page: Page) => Promise<void>;
  /** The whole length of the page is taken, and not what a shopper sees of it at once. */
  fullPage: boolean;
}

/** Every picture of one look of the shop. */
export function shotsOf(look: Look): Shot[] {
  const { edition, width, theme } = look;
  const messages = messagesFor(editions[edition].language);
  const nameOf = (what: string) => [what.replaceAll(' ', '-'), edition.toLowerCase(), width, theme].join('.');
  const pages = Object.entries(KINDS).map(([kind, route]) => ({
    ...look,
    name: nameOf(kind),
    route,
    fullPage: true,
  }));
  const states = STATES.filter(({ widths }) => widths.includes(width)).map(({ name, route, open }) => ({
    ...look,
    name: nameOf(`with-${name}`),
    route,
    open: (page: Page) => open(page, messages),
    fullPage: false,
  }));
  const product = { ...look, name: nameOf('product'), route: '/deals', open: openProduct, fullPage: true };
  return [...pages, product, ...states];
}

/** The own page of the first product of a list. */
async function openProduct(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

interface Camera {
  browser: Browser;
  origin: string;
  file: string;
}

/** Sections that are laid out when they come near are part of a picture of the whole page. Needs `bypassCSP`. */
const WHOLE = '* { content-visibility: visible !important }';

/** Takes one picture in a browser that knows nothing of the others. */
export async function take(shot: Shot, { browser, origin, file }: Camera): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewportOf(shot.width),
    hasTouch: shot.width < 1024,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  try {
    await context.addCookies([{ name: EDITION_COOKIE, value: shot.edition, url: origin }]);
    const page = await context.newPage();
    await page.goto(shot.route);
    await shot.open?.(page);
    if (shot.fullPage) await loadPictures(page);
    const { fullPage } = shot;
    await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage, style: WHOLE });
  } finally {
    await context.close();
  }
}

/** Has the pictures further down loaded that would wait for scrolling. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(shown.map((image) => image.decode()));
  });
}

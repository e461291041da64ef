import { test as base, expect, type Page } from '@playwright/test';
import { createFilesSource } from '#client/files/source.ts';
import { EDITIONS, type EditionKey } from '#editions/editions.ts';

export { expect };

/** Whether the site is served as static hosts do, see `playwright.config.ts`. */
export const IS_STATIC = process.env.E2E_HOSTING === 'static';

interface Fixtures {
  /** The edition of the local flag; ES as on a first visit unless a test uses another. */
  edition: EditionKey;
  /** Complaints of the browser that a test brings about on purpose. Playwright takes an array of two for something else. */
  expectedComplaints: RegExp | [RegExp] | [];
  /** Another tab of the same browser. */
  secondTab: Page;
  /** What the shop answers to a call that reads, from its server or from its files. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are as many as calls
  ask: (path: string) => Promise<any>;
  silence: undefined;
}

/** Whether a page is at an address of the site; static hosts put a slash at the end of its path. */
export const at =
  (address: string) =>
  (url: URL): boolean =>
    url.pathname.replace(/(.)\/$/, '$1') + url.search + url.hash === address.replace(/(.)\/(?=\?|$)/, '$1');

/** Static hosts have an address for each edition, one port after the other. */
function addressOf(edition: EditionKey, first: string): string {
  if (!IS_STATIC) return first;
  const address = new URL(first);
  address.port = String(Number(address.port) + EDITIONS.indexOf(edition));
  return address.origin;
}

/**
 * Tests in the browser. Whatever the console complains about, any error of a script, any violation of
 * the content policy, any own request that fails and any request to somebody else fails the test.
 */
export const test = base.extend<Fixtures>({
  edition: ['ES', { option: true }],
  baseURL: async ({ baseURL, edition }, use) => use(addressOf(edition, baseURL as string)),
  expectedComplaints: [[], { option: true }],
  ask: async ({ baseURL, context, edition }, use) => {
    const files = createFilesSource({ edition, base: `${baseURL}/data/` });
    await use(async (path) =>
      IS_STATIC ? (await files(path)).json() : (await context.request.get(path)).json(),
    );
  },
  secondTab: async ({ context }, use) => use(await context.newPage()),
  silence: [
    async ({ context, baseURL, edition, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const own = (url: string) => !/^https?:/.test(url) || url.startsWith(`${baseURL}/`);
      await context.addCookies([{ name: 'country', value: edition, url: baseURL as string }]);
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(`script: ${error.error().message}`));
      context.on('request', (request) => {
        if (!own(request.url())) complaints.push(`request to somebody else: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (own(response.url()) && response.status() >= 400) {
          complaints.push(`status ${response.status()}: ${response.url()}`);
        }
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (own(request.url()) && reason !== 'net::ERR_ABORTED') {
          complaints.push(`failed: ${request.url()} ${reason}`);
        }
      });
      await use(undefined);
      const known = [expectedComplaints].flat();
      const unexpected = complaints.filter((text) => !known.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser has nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
});

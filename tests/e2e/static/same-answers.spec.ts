import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { catalogueFile } from '#catalogue/open.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { digestOf } from '../../contract/digest.ts';
import {
  listQuestions,
  otherQuestions,
  productQuestions,
  type Questions,
  searchQuestions,
  suggestionQuestions,
} from '../../contract/questions.ts';
import { type Ask, askApi } from '../../contract/sources.ts';
import { expect, test } from '../fixtures.ts';

/** Calls one visit of the page is asked, so that no answer waits for long. */
const AT_ONCE = 200;
const SCRIPT = '/files-in-browser.js';

type InBrowser = typeof import('./files-in-browser.ts');

/** The API over the catalogue that the site was made from. */
let api: Ask;
let catalogue: ReturnType<typeof openSqlite>;
let script: string;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  catalogue = openSqlite(catalogueFile(process.env.E2E_DATA as string));
  api = askApi(catalogue);
  script = await bundled(join(import.meta.dirname, 'files-in-browser.ts'));
});
test.afterAll(() => catalogue.close());

test.beforeEach(async ({ page }) => {
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('/about');
});

const GROUPS: Readonly<Record<string, Questions>> = {
  lists: listQuestions,
  searches: searchQuestions,
  suggestions: suggestionQuestions,
  others: otherQuestions,
};

for (const [title, questions] of Object.entries(GROUPS)) {
  test(`${title}: a browser answers from files as the server does`, ({ page }) =>
    same(page, Object.values(questions).flat()));
}

test('products: a browser answers from files as the server does', async ({ page }) => {
  const { products } = await catalogue.list({ edition: 'ES', list: 'all', limit: 60 });
  await same(page, productQuestions(products.map(({ id_c10 }) => id_c10)));
});

async function same(page: Page, paths: readonly string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(10);
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const some = paths.slice(from, from + AT_ONCE);
    const found = await page.evaluate(
      async ([address, asked]) => ((await import(address)) as InBrowser).digestsOf(asked),
      [SCRIPT, some] as const,
    );
    for (const [at, path] of some.entries()) {
      const answer = await api(path);
      const digest = await digestOf(answer);
      if (found[at] === digest) continue;
      const other = await page.evaluate(
        async ([address, asked]) => ((await import(address)) as InBrowser).answerOf(asked),
        [SCRIPT, path] as const,
      );
      expect(other, path).toEqual(answer);
      expect(found[at], path).toBe(digest);
    }
  }
}

async function bundled(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gives no script.`);
  return chunk.code;
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, editions } from '#editions/editions.ts';
import { BUDGETS } from './budgets.ts';
import { expect, test } from './fixtures.ts';

interface BuiltPage {
  path: string;
  /** Bytes with brotli: markup, styles and first script, which all stand in the document. */
  bytes: number;
}

/** Every page of an edition's build, heaviest first. */
function builtPages(folder: string): BuiltPage[] {
  const client = join(process.env.E2E_PLACE as string, 'dist', folder, 'client');
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, bytes: statSync(join(client, `${path}.br`)).size }))
    .sort((a, b) => b.bytes - a.bytes);
}

const isHome = ({ path }: BuiltPage) => path === 'index.html';
/** The head of a category holds two lists, the demo all that its windows show. */
const holdsMore = ({ path }: BuiltPage) => /^(?:category\/[^/]+|demo-windows)\/index\.html$/.test(path);

for (const key of EDITIONS) {
  const { name, folder } = editions[key];

  test(`the pages of ${name} are light`, { tag: '@server' }, () => {
    const pages = builtPages(folder);
    expect(pages.length).toBeGreaterThan(1_000);
    const tooHeavy = pages.filter((page) => {
      const most = isHome(page) || holdsMore(page) ? BUDGETS.homeDocument : BUDGETS.listDocument;
      return page.bytes > most;
    });
    expect(tooHeavy.slice(0, 10), `${tooHeavy.length} pages are too heavy`).toEqual([]);
  });
}

import { expect, test } from 'vitest';
import { type Import, importsOf, importsOfSources } from './imports.ts';

const ENGINE = ['contract', 'editions', 'lib'];
const WINDOW = ['client', 'i18n', ...ENGINE];

/** For each folder of `src`, the folders it may import from besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contract: ['lib'],
  editions: ['lib'],
  i18n: ENGINE,
  client: ['i18n', ...ENGINE],
  features: WINDOW,
  components: ['features', 'styles', ...WINDOW],
  layouts: ['components', 'features', 'styles', ...WINDOW],
  pages: ['layouts', 'components', 'features', 'content', 'styles', 'catalogue', 'feeds', ...WINDOW],
  content: ['i18n', ...ENGINE],
  catalogue: ENGINE,
  feeds: ['catalogue', ...ENGINE],
  api: ['catalogue', 'feeds', ...ENGINE],
  export: ['catalogue', 'feeds', ...ENGINE],
  host: ['api', 'catalogue', ...ENGINE],
  cli: ['host', 'api', 'export', 'catalogue', 'feeds', ...ENGINE],
};

/** A file of `features` itself joins features into a page's script and is none. */
const isFeature = (path: string) => /^features\/[^/]+\//.test(path);

/** What a product looks like is shared: favourites, search and windows all show products. */
const SHARED_FEATURES = ['product'];

/** Folders that run in Node only and may use its modules. */
const NODE_ONLY = ['catalogue', 'feeds', 'api', 'export', 'host', 'cli'];
const FRAMEWORKS = /^(?:astro|@astrojs\/|react|hono|@hono\/|nanostores|@nanostores\/)/;

const folderOf = (path: string) => path.split('/')[0] as string;
const isAtTop = (path: string) => !path.includes('/');
const all = importsOfSources();
const line = ({ from, to }: Import) => `src/${from} imports ${to}`;

test('imports run downwards only', () => {
  const upwards = all.filter(({ from, to, inside }) => {
    if (!inside || isAtTop(from) || folderOf(from) === folderOf(to)) return false;
    return !MAY_IMPORT[folderOf(from)]?.includes(folderOf(to));
  });
  expect(upwards.map(line)).toEqual([]);
});

test('every folder of the sources has its place in the table', () => {
  const folders = new Set(all.filter(({ from }) => !isAtTop(from)).map(({ from }) => folderOf(from)));
  expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
});

test('features meet only through exported stores', () => {
  const strangers = all.filter(({ from, to, inside }) => {
    if (!inside || !isFeature(from) || !isFeature(to)) return false;
    const [feature, other] = [from, to].map((path) => path.split('/')[1] as string);
    return feature !== other && !SHARED_FEATURES.includes(other as string) && !to.endsWith('.store.ts');
  });
  expect(strangers.map(line)).toEqual([]);
});

test('node modules stay in the folders that run in Node', () => {
  const strangers = all.filter(
    ({ from, to }) => to.startsWith('node:') && !NODE_ONLY.includes(folderOf(from)),
  );
  expect(strangers.map(line)).toEqual([]);
});

test('catalogue, feeds and what lies below know no framework of the page or of HTTP', () => {
  const free = ['catalogue', 'feeds', 'contract', 'editions', 'lib'];
  const strangers = all.filter(
    ({ from, to, inside }) => !inside && free.includes(folderOf(from)) && FRAMEWORKS.test(to),
  );
  expect(strangers.map(line)).toEqual([]);
});

test('the index knows no database and no Node module', () => {
  const strangers = all.filter(
    ({ from, to, inside }) =>
      from.startsWith('catalogue/index/') &&
      (inside ? to.startsWith('catalogue/sqlite/') : to.startsWith('node:')),
  );
  expect(strangers.map(line)).toEqual([]);
});

test('imports are found in every way they can be written', () => {
  const text = [
    "import a, {\n  b,\n} from '#lib/a.ts';",
    "export * from './b.ts';",
    "import '../styles/c.css';",
    "const d = await import('#host/d.ts');",
    "import type { E } from 'node:e';",
  ].join('\n');
  expect(importsOf('api/x.ts', text).map(({ to }) => to)).toEqual([
    'lib/a.ts',
    'api/b.ts',
    'node:e',
    'styles/c.css',
    'host/d.ts',
  ]);
});

import { expect, test } from 'vitest';
import { type Import, importsOf, importsOfSources } from './imports.ts';

const GROUND = ['contract', 'editions', 'lib'];
const ENGINE = ['engine', ...GROUND];
const WINDOW = ['client', 'i18n', ...GROUND];

/** For each folder of `src`, the folders it may import from besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  contract: ['lib'],
  editions: ['lib'],
  i18n: GROUND,
  engine: GROUND,
  client: ['i18n', ...ENGINE],
  features: WINDOW,
  components: ['features', 'styles', ...WINDOW],
  layouts: ['components', 'features', 'styles', ...WINDOW],
  pages: [
    'layouts',
    'components',
    'features',
    'content',
    'styles',
    'engine',
    'catalogue',
    'feeds',
    ...WINDOW,
  ],
  content: ['i18n', ...GROUND],
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

test('catalogue, engine, feeds and what lies below know no framework of the page or of HTTP', () => {
  const free = ['catalogue', 'engine', 'feeds', 'contract', 'editions', 'lib'];
  const strangers = all.filter(
    ({ from, to, inside }) => !inside && free.includes(folderOf(from)) && FRAMEWORKS.test(to),
  );
  expect(strangers.map(line)).toEqual([]);
});

test('browsers take no schemas: nothing they are given imports zod', () => {
  const inside = all.filter((each) => each.inside && !each.typesOnly);
  const reached = new Set(all.map(({ from }) => from).filter((path) => /^(?:engine|client)\//.test(path)));
  for (const path of reached) for (const { from, to } of inside) if (from === path) reached.add(to);
  const schemas = all.filter(({ from, to, typesOnly }) => reached.has(from) && to === 'zod' && !typesOnly);
  expect(schemas.map(line)).toEqual([]);
  expect(reached).toContain('lib/taxonomy.ts');
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

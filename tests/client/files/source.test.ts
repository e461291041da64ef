import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFilesSource } from '#client/files/source.ts';
import type { Product } from '#contract/product.ts';
import { exportEdition } from '#export/export-edition.ts';
import { assortment } from '../../api/real.ts';
import { type Engine, engines } from '../../contract/engines.ts';
import { catalogueOf, importDay } from '../../contract/support.ts';
import { temporaryFolder } from '../../support/files.ts';
import { folderFetcher } from '../../support/folder-fetcher.ts';
import { offer } from '../../support/offers.ts';

const engine = engines[0] as Engine;

async function shop(count = 40, offers = assortment(count)) {
  const catalogue = await catalogueOf(engine, offers);
  const folder = temporaryFolder();
  const write = () => exportEdition(catalogue, { edition: 'ES', folder, earlier: folder });
  await write();
  const asked: string[] = [];
  const logged: unknown[] = [];
  let now = 0;
  const source = createFilesSource({
    edition: 'ES',
    base: '/data/',
    fetcher: folderFetcher(folder, (path) => asked.push(path)),
    now: () => now,
    log: (...told) => logged.push(told),
  });
  const ask = async (path: string, init?: RequestInit) => {
    const response = await source(path, init);
    return {
      status: response.status,
      body: (await response.json()) as {
        code?: string;
        message?: string;
        total?: number;
        products?: Product[];
      },
    };
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { catalogue, folder, write, asked, logged, ask, wait };
}

/** The kinds of files that each of some calls asks for, those at once together. */
async function wavesOf(folder: string, ...paths: string[]): Promise<string[][]> {
  let waves: Set<string>[] = [];
  let underway = 0;
  const files = folderFetcher(folder);
  const fetcher: typeof fetch = async (...call) => {
    if (underway === 0) waves.push(new Set());
    underway++;
    waves.at(-1)?.add(String(call[0]).split('/').at(-2) as string);
    const response = await files(...call);
    await new Promise(setImmediate);
    underway--;
    return response;
  };
  const source = createFilesSource({ edition: 'ES', base: '/data/', fetcher });
  const asked: string[][] = [];
  for (const path of paths) {
    waves = [];
    await source(path);
    asked.push(waves.map((kinds) => [...kinds].sort().join(' ')));
  }
  return asked;
}

describe('all that can be known of is asked for at once', () => {
  const OPENING = ['data', 'directory popularity router'];

  test('by a first search, whatever it is narrowed by', async () => {
    const { folder } = await shop(200);
    const all = [...OPENING, 'shards', 'facts', 'brands items'];
    expect(await wavesOf(folder, '/api/search?q=monitor&fields=card')).toEqual([all]);
    const narrowed = '/api/search?q=monitor&fields=card&category=computers&min_price=1';
    expect(await wavesOf(folder, narrowed)).toEqual([all]);
  });

  test('by a search of several misspelt words', async () => {
    const { folder } = await shop(200);
    const asked = [...OPENING, 'shards', 'words', 'words', 'facts', 'brands items'];
    const [one] = await wavesOf(folder, '/api/search?q=norvki&fields=card');
    const [three] = await wavesOf(folder, '/api/search?q=norvki+mointor+portatli&fields=card');
    expect(one).toEqual(asked);
    expect(three).toEqual(asked);
  });

  test('by a first suggestion, after which a search knows all brands', async () => {
    const { folder } = await shop(200);
    const [suggestion, search] = await wavesOf(
      folder,
      '/api/suggestions?q=moni',
      '/api/search?q=monitor&fields=card',
    );
    expect(suggestion?.slice(0, 3)).toEqual([...OPENING, 'brands counts hierarchy shards uses']);
    expect(search?.join(' ')).not.toContain('brands');
  });

  test('by suggestions of brands, which need no words', async () => {
    const { folder } = await shop(200);
    const [asked] = await wavesOf(folder, '/api/brands/suggestions?q=nor');
    expect(asked).toEqual(['data', 'directory', 'brands counts hierarchy uses']);
  });

  test('by a text too short for suggestions', async () => {
    const { folder } = await shop(40);
    expect(await wavesOf(folder, '/api/suggestions?q=%22a')).toEqual([OPENING]);
  });
});

test('the other edition is answered for from the folder beside, where there is one', async () => {
  const catalogue = await catalogueOf(engine);
  const television = offer('tv', { name: 'Television', currency: 'GBP' });
  await importDay(catalogue, 0, [television], { edition: 'UK' });
  const folder = temporaryFolder();
  await exportEdition(catalogue, { edition: 'UK', folder });
  const fetcher: typeof fetch = (address, init) =>
    folderFetcher(folder)(String(address).replace('/uk/data/', '/data/'), init);
  const path = '/api/products?ids=tv&country=UK';
  const alone = createFilesSource({ edition: 'ES', base: '/es/data/', fetcher });
  expect((await alone(path)).status).toBe(501);
  const both = createFilesSource({ edition: 'ES', base: '/es/data/', beside: '/uk/data/', fetcher });
  const { products } = (await (await both(path)).json()) as { products: { id_c10: string }[] };
  expect(products.map(({ id_c10 }) => id_c10)).toEqual(['tv']);
});

test('only what an answer needs is fetched, and once', async () => {
  const { ask, asked } = await shop(400);
  await ask('/api/products/all/subcategory/cycling?limit=4');
  const kinds = asked.map((path) => path.split('/')[2]);
  expect(kinds.filter((kind) => kind === 'shards' || kind === 'words')).toEqual([]);
  expect(kinds.filter((kind) => kind === 'items').length).toBeLessThanOrEqual(4);
  const before = asked.length;
  await ask('/api/products/all/subcategory/cycling?limit=4');
  expect(asked).toHaveLength(before);
});

test('cards are fetched without what only the details of products say', async () => {
  const { ask, asked } = await shop(400);
  const detailed = () => asked.filter((path) => path.includes('/details/'));
  const { products } = (await ask('/api/products/all?fields=card&limit=4')).body;
  await ask('/api/search?q=producto&fields=card');
  await ask(`/api/products?fields=card&ids=${products?.map(({ id_c10: id }) => id)}`);
  expect(detailed()).toEqual([]);
  await ask('/api/products/all?limit=4');
  expect(detailed()).not.toEqual([]);
});

test('offers that are gone are fetched together, however many', async () => {
  const offers = Array.from({ length: 1600 }, (_, at) => offer(`o${String(at).padStart(4, '0')}`));
  const { catalogue, write, ask, asked } = await shop(1, offers);
  await importDay(catalogue, 1, offers.slice(0, 600), { allowShrink: true });
  await write();
  const ids = offers.slice(600).filter((_, at) => at % 16 === 0);
  const { status, body } = await ask(`/api/products?ids=${ids.map(({ id }) => id)}`);
  expect([status, body.total]).toEqual([200, ids.length]);
  expect(asked.filter((path) => path.includes('/gone/')).length).toBeGreaterThan(60);
});

test('addresses are those of the API, whatever the site is called', async () => {
  const { ask } = await shop();
  expect(await ask('https://shop.example/api/products/all')).toMatchObject({ status: 200 });
  expect(await ask('/api/products/all', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await ask('/api/searches/tv/click', { method: 'POST' })).toMatchObject({ status: 501 });
  expect(await ask('/api/alerts', { method: 'POST' })).toMatchObject({
    status: 501,
    body: { code: 'no_server' },
  });
});

test('a newer export answers once the one before is no longer fresh', async () => {
  const { catalogue, write, ask, wait } = await shop();
  const total = async () => (await ask('/api/products/all')).body.total as number;
  const before = await total();
  await importDay(catalogue, 1, [...assortment(40), offer('new')]);
  await write();
  expect(await total()).toBe(before);
  wait(300_001);
  expect(await total()).toBe(before + 1);
});

test('where files of an export are gone, the next one answers', async () => {
  const { catalogue, folder, ask } = await shop();
  expect(await ask('/api/products/recent')).toMatchObject({ status: 200 });
  rmSync(join(folder, 'data'), { recursive: true });
  await importDay(catalogue, 1, [...assortment(40).map((each) => ({ ...each, name: `${each.name} nuevo` }))]);
  await exportEdition(catalogue, { edition: 'ES', folder });
  expect(await ask('/api/search?q=nuevo')).toMatchObject({ status: 200, body: { total: 40 } });
});

test('a file that is broken fails its own answers, in a sentence, and no others', async () => {
  const { folder, ask, logged } = await shop();
  for (const name of readdirSync(join(folder, 'data/shards')))
    writeFileSync(join(folder, 'data/shards', name), 'x');
  const { status, body } = await ask('/api/search?q=norvik');
  expect(status).toBe(500);
  expect(body.message).toMatch(/^500: The file shards\/.* is cut, broken or not of the shop\.$/);
  expect(logged).toHaveLength(1);
  expect(await ask('/api/products/deals')).toMatchObject({ status: 200 });
});

test('without an export every answer says so', async () => {
  const { folder, ask } = await shop();
  rmSync(join(folder, 'data'), { recursive: true });
  expect(await ask('/api/products/deals')).toMatchObject({
    status: 500,
    body: { message: '500: The file index.json did not come: 404.' },
  });
});

test('an answer that is given up is given up', async () => {
  const { ask } = await shop();
  await expect(ask('/api/products/deals', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

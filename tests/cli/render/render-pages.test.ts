import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readPageRecord, writePageRecord } from '../../../src/cli/render/page-record.ts';
import { recordCalls } from '../../../src/cli/render/recorded-calls.ts';
import { fileOf, type PageBundle, renderPages } from '../../../src/cli/render/render-pages.ts';
import { product, standIn } from '../../api/stand-in.ts';

let place: string;
let builds = 0;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'tecfinder-render-'));
  builds = 0;
});
afterEach(() => rm(place, { recursive: true }));

/** A shop of two lists: what each of them holds, and what all pages show. */
interface Shop {
  deals?: readonly string[];
  popular?: readonly string[];
  seenAt?: string;
  frame?: string;
  basis?: string;
  now?: string;
}

const catalogueOf = ({ deals = ['a'], popular = ['b'], seenAt = '2026-11-20T06:00:00Z' }: Shop) =>
  standIn({
    list: async ({ list }) => {
      const products = (list === 'deals' ? deals : popular).map((id) => ({
        ...product(id),
        seen_at: seenAt,
      }));
      return { products, total: products.length };
    },
    version: async () => String(Math.random()),
  });

/** Pages as the bundle has them: each asks for its list and shows when its products were seen. */
const bundleOf = (catalogue: Catalogue, frame: string): PageBundle => ({
  frame: async () => frame,
  pages: async () => [
    { path: '/offers', shown: '/deals' },
    ...(['deals', 'popular', '404'] as const).map((list) => ({
      path: `/${list}`,
      render: async () => {
        if (list === '404') return new Response('nothing', { status: 404 });
        await catalogue.version('ES');
        const { products } = await catalogue.list({ edition: 'ES', list });
        const canonical = `<link rel="canonical" href="https://www.example.es/${list}">`;
        return new Response(
          canonical + products.map(({ id_c10, seen_at }) => `${frame} ${id_c10} ${seen_at}`).join(),
        );
      },
    })),
  ],
});

/** Builds into a folder of its own, from the build before. */
async function build(shop: Shop) {
  const calls = recordCalls(catalogueOf(shop), Date.parse(shop.now ?? '2026-11-20T20:00:00Z'));
  const nth = ++builds;
  const record = join(place, 'record.json');
  const held = await readPageRecord(record);
  const made = await renderPages({
    bundle: bundleOf(calls.catalogue, shop.frame ?? 'frame'),
    calls,
    basis: shop.basis ?? 'program day',
    folder: join(place, String(nth)),
    earlier: held && { folder: join(place, String(nth - 1)), record: held },
  });
  await writePageRecord(record, made.record);
  const page = (path: string) => readFile(join(place, String(nth), fileOf(path)), 'utf8');
  const [deals, offers, popular] = await Promise.all(['/deals', '/offers', '/popular'].map(page));
  expect(offers).toBe(deals);
  expect(made.files).toHaveLength(4);
  const listed = Object.fromEntries([...made.record.pages].map(([path, { listed }]) => [path, listed]));
  return { rendered: made.rendered, deals, popular, listed };
}

test('only pages whose answers changed are rendered again', async () => {
  const first = await build({});
  expect(first.rendered).toBe(3);
  const second = await build({ deals: ['a', 'c'], seenAt: '2026-11-20T18:00:00Z' });
  expect(second.rendered).toBe(1);
  expect(second.deals).toContain('c 2026-11-20T18:00:00Z');
  expect(second.popular).toBe(first.popular);
});

test('a page that went and came again is as the catalogue says', async () => {
  await build({});
  await build({ popular: [] });
  expect((await build({})).popular).toContain('b');
});

test.each([
  ['the day on which prices were checked', { seenAt: '2026-11-21T06:00:00Z' }, 2],
  ['a price that became a day old meanwhile', { now: '2026-11-21T07:00:00Z' }, 2],
  ['what all pages show', { frame: 'another' }, 3],
  ['the program, a setting or the day', { basis: 'another' }, 3],
])('%s makes pages new', async (_what, shop, rendered) => {
  await build({});
  expect((await build(shop)).rendered).toBe(rendered);
});

test('a page whose file is not as it was written is rendered again', async () => {
  await build({});
  await writeFile(join(place, '1', 'deals', 'index.html'), 'scribbled');
  await rm(join(place, '1', 'popular'), { recursive: true });
  const again = await build({});
  expect(again.rendered).toBe(2);
  expect(again.deals).toContain('frame a');
});

test('rendering a page anew leaves the build before as it stands', async () => {
  const { deals } = await build({});
  await build({});
  await build({ deals: ['z'] });
  expect(await readFile(join(place, '2', 'deals', 'index.html'), 'utf8')).toBe(deals);
  expect((await stat(join(place, '1', '404.html'))).ino).toBe((await stat(join(place, '3', '404.html'))).ino);
});

test('a build into the folder of an older one shows what is sold now and leaves the one before as it stands', async () => {
  await build({ deals: ['x'], popular: ['y'] });
  const before = await build({ deals: ['a'], popular: ['y'] });
  await rename(join(place, '1'), join(place, '3'));
  const now = await build({ deals: ['b'], popular: ['y'] });
  expect([now.rendered, now.popular]).toEqual([1, before.popular]);
  expect(now.deals).toContain('frame b');
  expect(await readFile(join(place, '2', 'deals', 'index.html'), 'utf8')).toBe(before.deals);
  await rename(join(place, '2'), join(place, '4'));
  const again = await build({ deals: ['b'], popular: ['y'] });
  expect([again.rendered, again.deals]).toEqual([0, now.deals]);
});

test('what search engines are told of changes with the content alone, whatever made a page new', async () => {
  const first = await build({});
  expect(first.listed).toMatchObject({
    '/deals': { address: 'https://www.example.es/deals', changedAt: expect.any(String) },
    '/404': null,
  });
  const again = await build({ basis: 'another' });
  expect(again.rendered).toBe(3);
  expect(again.listed).toEqual(first.listed);
  const changed = await build({ basis: 'another', deals: ['c'] });
  expect(changed.listed['/popular']).toEqual(first.listed['/popular']);
  expect(Date.parse(changed.listed['/deals']?.changedAt ?? '')).toBeGreaterThan(
    Date.parse(first.listed['/deals']?.changedAt ?? ''),
  );
});

test('a record that cannot be read is as none', async () => {
  await build({});
  const record = JSON.parse(await readFile(join(place, 'record.json'), 'utf8'));
  record.pages[0][2] = [99];
  await writeFile(join(place, 'record.json'), JSON.stringify(record));
  expect((await build({})).rendered).toBe(3);
});

test('a page that fails is named', async () => {
  const calls = recordCalls(catalogueOf({}));
  const bundle: PageBundle = {
    frame: async () => null,
    pages: async () => [{ path: '/deals', render: async () => new Response('', { status: 500 }) }],
  };
  const failing = renderPages({ bundle, calls, basis: '', folder: place, earlier: null });
  await expect(failing).rejects.toThrow('The page /deals failed with 500.');
});

test('an address that is to show a page there is none of is named', async () => {
  const bundle: PageBundle = {
    frame: async () => null,
    pages: async () => [{ path: '/offers', shown: '/deals' }],
  };
  const failing = renderPages({
    bundle,
    calls: recordCalls(catalogueOf({})),
    basis: '',
    folder: place,
    earlier: null,
  });
  await expect(failing).rejects.toThrow('The page /offers shows /deals, which is none.');
});

test('each call is made once, and what is no call is refused', async () => {
  let asked = 0;
  const list = async () => ({ products: [], total: ++asked });
  const calls = recordCalls(standIn({ list }));
  const { calls: made } = await calls.during(async () => {
    await calls.catalogue.list({ edition: 'ES', list: 'deals' });
    await calls.catalogue.list({ edition: 'ES', list: 'deals' });
  });
  expect(made).toEqual(['["list",{"edition":"ES","list":"deals"}]']);
  expect(asked).toBe(1);
  await expect(calls.digestOf('["close"]')).rejects.toThrow('no call that is recorded');
  expect(() => calls.catalogue.close()).toThrow('cannot call close');
});

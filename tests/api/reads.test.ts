import { expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { ask } from './asking.ts';
import { standIn } from './stand-in.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const HEADERS: Readonly<Record<string, string>> = { 'user-agent': BROWSER };

test('an answer has a tag, and 304 without a body where the caller holds it', async () => {
  const first = await ask('/api/products/deals');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/".+"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  const again = await ask('/api/products/deals', standIn(), {
    headers: { 'if-none-match': `"other", ${tag}` },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(tag);
  expect(again.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
  expect(await again.text()).toBe('');
});

test('HEAD answers like GET without a body', async () => {
  const response = await ask('/api/products/deals', standIn(), { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  expect(await response.text()).toBe('');
});

test('what a call means decides whether it was asked before, not how it is written', async () => {
  const catalogue = standIn();
  const { app } = createApi({ catalogue, log: () => {} });
  const get = (address: string) => app.request(`http://localhost/api/products/${address}`);
  for (const same of [
    'popular?limit=100&page=2',
    'popular?page=2&limit=100',
    'popular?page=2&limit=100&x=1',
    'popular?page=02&limit=100&sort=&country=ES',
  ]) {
    expect((await get(same)).status).toBe(200);
  }
  expect(catalogue.asked).toHaveLength(1);
  for (const other of [
    'popular?limit=100&page=3',
    'popular?limit=100&page=2&country=UK',
    'deals?limit=100&page=2',
    'deals/category/computers?limit=100&page=2',
    'deals/category/electronics?limit=100&page=2',
  ]) {
    expect((await get(other)).status).toBe(200);
  }
  expect(catalogue.asked).toHaveLength(6);
});

test('a search that is answered from what is kept is recorded too', async () => {
  const catalogue = standIn();
  const { app } = createApi({ catalogue, log: () => {} });
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.2']) {
    await app.fetch(new Request('http://localhost/api/search?q=tele', { headers: HEADERS }), {
      edition: 'ES',
      address,
    });
  }
  await expect.poll(() => catalogue.uses).toHaveLength(3);
  expect(catalogue.asked).toHaveLength(1);
  expect(new Set(catalogue.uses.map(({ visitor }) => visitor)).size).toBe(2);
});

test('an address that was answered is known as it was written, as long as the catalogue stands', async () => {
  let version = 'v1';
  const catalogue = standIn({ version: async () => version });
  const { app, recall } = createApi({ catalogue, log: () => {} });
  const caller = { method: 'GET', address: '10.0.0.1', header: (name: string) => HEADERS[name] };
  const target = '/api/search?x=1&q=tele';
  expect(await recall('ES', target, caller)).toBeUndefined();
  const response = await app.fetch(new Request(`http://localhost${target}`), { edition: 'ES' });
  const reply = await recall('ES', target, caller);
  expect(reply?.status).toBe(200);
  expect(reply?.body?.toString()).toBe(await response.text());
  expect(catalogue.uses).toMatchObject([{ kind: 'search', subject: 'tele' }]);
  expect(await recall('UK', target, caller)).toBeUndefined();
  expect(await recall('ES', `${target}&y=1`, caller)).toBeUndefined();
  version = 'v2';
  expect(await recall('ES', target, caller)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { failureSchema } from '#contract/failure.ts';
import { ask, contentOf } from './asking.ts';
import { standIn } from './stand-in.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function click(path: string, catalogue = standIn(), headers: Record<string, string> = {}, body?: string) {
  const init = { method: 'POST', headers: { 'user-agent': BROWSER, ...headers }, ...(body && { body }) };
  return ask(path, catalogue, init, { edition: 'ES', address: '203.0.113.7' });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const TEXT_TYPE = { 'content-type': 'text/plain;charset=UTF-8' };

test.each([
  ['/api/products/a1/click', JSON_TYPE, { kind: 'offer', subject: 'a1' }],
  ['/api/products/a1/click?kind=window', TEXT_TYPE, { kind: 'window', subject: 'a1' }],
  ['/api/products/a1/click?kind=image&country=UK', {}, { kind: 'image', subject: 'a1', edition: 'UK' }],
  ['/api/searches/1/click', JSON_TYPE, { kind: 'search', subject: 'tele 55' }],
  ['/api/brands/1/click', JSON_TYPE, { kind: 'brand', subject: '1' }],
  ['/api/brands/acme/click', JSON_TYPE, { kind: 'brand', subject: 'acme' }],
])('POST %s is recorded and answered at once', async (path, headers, use) => {
  const catalogue = standIn();
  const response = await click(path, catalogue, headers);
  expect(response.status).toBe(202);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await contentOf(response, calls.productClick.answer)).toEqual({ accepted: true });
  await expect.poll(() => catalogue.uses).toHaveLength(1);
  expect(catalogue.uses[0]).toMatchObject({ edition: 'ES', ...use });
  expect(catalogue.uses[0]?.visitor).toMatch(/^[\w-]{22}$/);
  expect(JSON.stringify(catalogue.uses)).not.toContain('203.0.113.7');
});

test.each(['/api/products/gone/click', '/api/searches/none/click', '/api/brands/none/click'])(
  'POST %s is answered like a known one and records nothing',
  async (path) => {
    const catalogue = standIn();
    const response = await click(path, catalogue);
    expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
    await click('/api/products/last/click', catalogue);
    await expect.poll(() => catalogue.uses.map(({ subject }) => subject)).toEqual(['last']);
  },
);

test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'HeadlessChrome', ''])(
  'a click of "%s" is not counted',
  async (agent) => {
    const catalogue = standIn();
    expect((await click('/api/products/a1/click', catalogue, { 'user-agent': agent })).status).toBe(202);
    await click('/api/products/last/click', catalogue);
    await expect.poll(() => catalogue.uses.map(({ subject }) => subject)).toEqual(['last']);
  },
);

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', host: 'www.shop.es' },
  { origin: 'null', host: 'www.shop.es' },
])('a click from another site is refused: %j', async (headers) => {
  const catalogue = standIn();
  const response = await click('/api/products/a1/click', catalogue, headers);
  expect(response.status).toBe(403);
  expect((await contentOf(response, failureSchema)).code).toBe('foreign_origin');
  expect(catalogue.uses).toEqual([]);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://www.shop.es' },
  { origin: 'https://www.shop.es', host: 'www.shop.es' },
  { origin: 'http://localhost:4321', host: 'LOCALHOST:4321' },
])('a click from this site is taken: %j', async (headers) => {
  expect((await click('/api/products/a1/click', standIn(), headers)).status).toBe(202);
});

test.each([
  [
    '/api/products/a1/click?kind=search',
    'The parameter kind must be one of offer, window, detail, image, title.',
  ],
  [`/api/brands/${'x'.repeat(101)}/click`, 'The parameter id must have at most 100 characters.'],
])('POST %.60s is a bad parameter', async (path, sentence) => {
  const response = await click(path);
  expect(response.status).toBe(400);
  expect((await contentOf(response, failureSchema)).message).toBe(`400: ${sentence}`);
});

test('a large body is refused', async () => {
  const catalogue = standIn();
  const response = await click('/api/products/a1/click', catalogue, JSON_TYPE, 'x'.repeat(2_000));
  expect(response.status).toBe(413);
  expect(response.headers.get('connection')).toBe('close');
  expect((await contentOf(response, failureSchema)).code).toBe('body_too_large');
  expect(catalogue.uses).toEqual([]);
});

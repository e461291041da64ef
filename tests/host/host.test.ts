import { mkdtemp, rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHost } from '#host/host.ts';
import type { RunningServer } from '#host/server.ts';
import { standIn } from '../api/stand-in.ts';
import { askRaw } from './asking.ts';
import { LONG, writeBuild } from './built-site.ts';

const config = { HOST: '127.0.0.1', PORT: 0, ES_HOST: 'www.shop.es', UK_HOST: 'www.shop.co.uk' };
const ENTRY = `export const handler = (request, response, next, { searched }) => {
  if (!request.url.startsWith('/on-demand/')) return next();
  if (request.url.includes('q=crash')) throw new Error('crashed');
  if (request.url.includes('q=unknown')) return next();
  if (request.url.includes('q=tetera')) searched({ text: 'computers>tetera', page: 1, total: 3 });
  response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" });
  response.end('on demand ' + request.url);
};`;
const catalogue = standIn();
const logged: string[] = [];
let dist: string;
let host: RunningServer;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tecfinder-host-'));
  const pages = (edition: string) => ({
    'index.html': `${edition} home ${LONG}`,
    'about/index.html': `${edition} about`,
    'deals/index.html': `${edition} deals`,
    'search.html': `${edition} search`,
    'caña/index.html': `${edition} caña`,
    '404/index.html': `${edition} not found`,
    '_astro/site.abc123.css': `body{}${LONG}`,
    'picture.webp': 'picture',
    'server/entry.mjs': ENTRY,
  });
  await writeBuild(join(dist, 'es'), pages('ES'));
  await writeBuild(join(dist, 'uk'), pages('UK'));
  host = await startHost({ config, catalogue, dist, log: (message) => logged.push(message) });
});

afterAll(async () => {
  await host.stop();
  await rm(dist, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method?: string) =>
  askRaw(host.port, path, { host: 'localhost', ...headers }, method);

test.each([
  ['www.shop.es', 'ES home'],
  ['www.shop.co.uk', 'UK home'],
  ['WWW.SHOP.CO.UK:8080', 'UK home'],
  ['localhost', 'ES home'],
  ['127.0.0.1:4321', 'ES home'],
  ['[::1]:4321', 'ES home'],
  ['uk.localhost', 'ES home'],
])('the host %s opens %s', async (name, text) => {
  expect((await ask('/', { host: name })).text).toContain(text);
});

test.each(['shop.example', 'evil.www.shop.es', 'www.shop.es.evil.example', 'localhost.evil.example'])(
  'the host "%s" is refused and not reflected',
  async (name) => {
    const answer = await ask('/?x=y', { host: name });
    expect(answer.status).toBe(421);
    expect(answer.text).toBe('This host name is not served here.\n');
    expect(answer.headers.location).toBeUndefined();
  },
);

test.each([
  ['/api', {}, '404: There is no such call.', 'unknown_call'],
  ['/api?country=UK', {}, '404: There is no such call.', 'unknown_call'],
  ['/api/search?q=x', { host: 'shop.example' }, '421: This host name is not served here.', 'unknown_host'],
  ['/api/a\\b', {}, '400: This address is not valid.', 'bad_address'],
  ['http://localhost/api/search', {}, '400: This address is not valid.', 'bad_address'],
])('under /api %s fails in JSON', async (path, headers, message, code) => {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(Number(message.slice(0, 3)));
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse(answer.text)).toEqual({ message, code });
});

test('what only begins like the API is a page', async () => {
  expect((await ask('/apiary')).text).toBe('ES not found');
  expect((await ask('/apiary', { host: 'shop.example' })).text).toBe('This host name is not served here.\n');
});

test('a bare domain goes to the canonical one', async () => {
  const answer = await ask('/deals?page=2', { host: 'shop.es', 'x-forwarded-proto': 'https' });
  expect([answer.status, answer.headers.location]).toEqual([308, 'https://www.shop.es/deals?page=2']);
});

test('on a local host the flag cookie chooses the edition, and answers vary by it', async () => {
  const answer = await ask('/about', { cookie: 'a=1; country=UK; b=2' });
  expect(answer.text).toBe('UK about');
  expect(answer.headers.vary).toBe('Cookie');
  expect((await ask('/about', { cookie: 'country=FR' })).text).toBe('ES about');
  expect((await ask('/about', { cookie: 'mycountry=UK' })).text).toBe('ES about');
});

test('on a real host the flag cookie means nothing', async () => {
  const answer = await ask('/about', { host: 'www.shop.es', cookie: 'country=UK' });
  expect(answer.text).toBe('ES about');
  expect(answer.headers.vary).toBeUndefined();
});

test('?country= on a local host keeps the flag and comes back to the same place', async () => {
  const answer = await ask('/deals?page=2&country=UK');
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe('/deals?page=2');
  expect(answer.headers['set-cookie']).toEqual(['country=UK; Path=/; Max-Age=31536000; SameSite=Lax']);
});

test('?country= on a real host goes to the other domain', async () => {
  const answer = await ask('/deals?country=UK', { host: 'www.shop.es', 'x-forwarded-proto': 'https' });
  expect([answer.status, answer.headers.location]).toEqual([303, 'https://www.shop.co.uk/deals']);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('an unknown country is left alone', async () => {
  expect((await ask('/about?country=FR')).text).toBe('ES about');
});

test.each([
  '//evil.example/?country=UK',
  '//evil.example/about/',
  '/\\evil.example?country=UK',
  'http://evil.example/',
])('%s never becomes a redirect to elsewhere', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  '/../build.json',
  '/..%2fbuild.json',
  '/%2e%2e/build.json',
  '/build.json',
  '/server/entry.mjs',
  '/about/../../build.json',
  '/index.html.br',
  '/%00',
  '/%E0%A4%A',
  '/on-demand/search?q=x',
  '/nowhere',
])('%s is the not-found page with its status', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.text).toBe('ES not found');
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=b', '/about?a=b'],
  ['/about/index.html', '/about'],
  ['/search.html', '/search'],
  ['/index.html', '/'],
  ['/ca%C3%B1a/', '/ca%C3%B1a'],
])('%s is redirected to %s for good', async (path, location) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
});

test('percent-encoded addresses find their page', async () => {
  expect((await ask('/ca%C3%B1a')).text).toBe('ES caña');
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=1, br;q=0.2', undefined],
  ['', undefined],
  ['zstd', undefined],
])('Accept-Encoding "%s" gets %s', async (accept, encoding) => {
  const answer = await ask('/', { 'accept-encoding': accept });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding, Cookie');
  const body =
    encoding === 'br' ? brotliDecompressSync(answer.body) : encoding ? gunzipSync(answer.body) : answer.body;
  expect(body.toString()).toBe(`ES home ${LONG}`);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
});

test('a page is asked for again each time and answered 304 by its tag', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' });
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const tag = first.headers.etag ?? '';
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': tag });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(tag);
  expect((await ask('/', { 'if-none-match': tag })).status).toBe(200);
  expect(
    (await ask('/', { cookie: 'country=UK', 'accept-encoding': 'br', 'if-none-match': tag })).status,
  ).toBe(200);
});

test('a date decides only where there is no tag', async () => {
  const since = (date: string, headers = {}) => ask('/', { 'if-modified-since': date, ...headers });
  expect((await since('Fri, 20 Nov 2026 10:00:00 GMT')).status).toBe(304);
  expect((await since('Fri, 20 Nov 2026 09:59:59 GMT')).status).toBe(200);
  expect((await since('yesterday')).status).toBe(200);
  expect((await since('Fri, 20 Nov 2026 10:00:00 GMT', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('files named by their content are kept for a year', async () => {
  const answer = await ask('/_astro/site.abc123.css', { 'accept-encoding': 'gzip' });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('pictures are sent as they are', async () => {
  const answer = await ask('/picture.webp', { host: 'www.shop.es', 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBeUndefined();
});

test('HEAD sends the headers of GET and no body', async () => {
  const answer = await ask('/', {}, 'HEAD');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(`ES home ${LONG}`)));
  expect(answer.body).toHaveLength(0);
});

test('pages take no other method', async () => {
  const answer = await ask('/about', {}, 'POST');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/', '/nowhere', '/api/products/deals', '/api/nothing', '/search?q=x', '/deals/'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('transport security is asked for on real hosts over https only', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const real = await ask('/', { host: 'www.shop.es', ...secure });
  expect(real.headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await ask('/', secure)).headers['strict-transport-security']).toBeUndefined();
});

test.each(['https', 'HTTPS', 'https, http', 'https,https'])(
  'behind proxies that say "%s" the browser came over https',
  async (proto) => {
    const answer = await ask('/', { host: 'shop.es', 'x-forwarded-proto': proto });
    expect(answer.headers.location).toBe('https://www.shop.es/');
  },
);

test('behind proxies that say "http, https" the browser came without', async () => {
  const answer = await ask('/', { host: 'shop.es', 'x-forwarded-proto': 'http, https' });
  expect(answer.headers.location).toBe('http://www.shop.es/');
});

test.each([
  ['/search?q=tele', 'on demand /on-demand/search?q=tele'],
  ['/deals?page=2', 'on demand /on-demand/deals?page=2'],
  ['/category/computers?sort=price_asc', 'on demand /on-demand/category/computers?sort=price_asc'],
  ['/deals?utm_source=mail', 'ES deals'],
  ['/deals?page=', 'ES deals'],
  ['/about?page=2', 'ES about'],
])('%s shows %s', async (path, text) => {
  expect((await ask(path)).text).toBe(text);
});

test('a page rendered on demand keeps its own policy beside the one of the host', async () => {
  const { headers } = await ask('/search?q=tele');
  expect(headers['content-security-policy']).toBe(
    "frame-ancestors 'none'; object-src 'none'; base-uri 'self', script-src 'self'",
  );
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, no-cache');
});

test('where nothing renders on demand the file answers', async () => {
  const answer = await ask('/search?q=unknown', { 'accept-encoding': 'br' });
  expect([answer.status, answer.text]).toEqual([200, 'ES search']);
});

test('a page that crashes is a plain 500 and the next request is answered', async () => {
  const answer = await ask('/search?q=crash');
  expect(answer.status).toBe(500);
  expect(answer.text).toBe('Something went wrong here; please try again later.\n');
  expect(logged).toContain('GET /search?q=crash failed');
  expect((await ask('/about')).status).toBe(200);
});

test('the API answers in the edition of the host, compressed', async () => {
  const answer = await ask('/api/db/categories/hierarchy', { cookie: 'country=UK' });
  expect(JSON.parse(answer.text)[0].name).toBe('Computers');
  const names = await ask('/api/db/categories/hierarchy', { host: 'www.shop.es' });
  expect(JSON.parse(names.text)[0].name).toBe('Informática');
  const ids = Array.from({ length: 40 }, (_, i) => `p${i}`).join(',');
  const long = await ask(`/api/products?ids=${ids}`, { 'accept-encoding': 'br' });
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.body).toString()).total).toBe(40);
});

const SHOPPER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

test.each(['', 'br', 'gzip'])(
  'an answer at hand is sent as the first one was, in encoding "%s"',
  async (encoding) => {
    const path = `/api/products?ids=${Array.from({ length: 20 }, (_, n) => `${encoding}${n}`).join(',')}`;
    const headers = { host: 'www.shop.es', ...(encoding && { 'accept-encoding': encoding }) };
    const [first, second] = [await ask(path, headers), await ask(path, headers)];
    const { date: _, ...sent } = first.headers;
    expect(second.headers).toMatchObject(sent);
    expect(second.headers['content-encoding']).toBe(encoding || undefined);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['content-length']).toBe(String(second.body.length));
    const again = await ask(path, { ...headers, 'if-none-match': second.headers.etag ?? '' });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', second.headers.etag]);
    const head = await ask(path, headers, 'HEAD');
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', second.headers.etag]);
  },
);

test('a click is counted for the address it comes from, in the edition of the host', async () => {
  for (const forwarded of ['198.51.100.9', '198.51.100.10']) {
    const headers = { host: 'www.shop.co.uk', 'x-forwarded-for': forwarded, ...SHOPPER };
    const answer = await ask('/api/products/a1/click?kind=title', headers, 'POST');
    expect([answer.status, answer.headers['cache-control']]).toEqual([202, 'no-store']);
  }
  await expect.poll(() => catalogue.uses).toHaveLength(2);
  expect(catalogue.uses[0]).toMatchObject({ edition: 'UK', kind: 'title', subject: 'a1' });
  expect(catalogue.uses[0]?.visitor).toBe(catalogue.uses[1]?.visitor);
});

test('a search whose page was rendered is counted like one of the API', async () => {
  const before = catalogue.uses.length;
  const path = '/search?q=tetera';
  await ask(path, { 'user-agent': 'Googlebot/2.1' });
  await ask(path, { ...SHOPPER, 'sec-purpose': 'prefetch;prerender' });
  await ask(path, SHOPPER, 'HEAD');
  await ask('/search?q=other', SHOPPER);
  const uk = { host: 'www.shop.co.uk', ...SHOPPER };
  expect((await ask(path, uk)).status).toBe(200);
  await ask('/api/search?q=tetera', uk);
  await expect.poll(() => catalogue.uses).toHaveLength(before + 2);
  const [page, api] = catalogue.uses.slice(before);
  expect(page).toMatchObject({ edition: 'UK', kind: 'search', subject: 'tetera' });
  expect(page?.visitor).toBe(api?.visitor);
});

test('a click that does not say how long its body is, is counted as well', async () => {
  const before = catalogue.uses.length;
  const headers = { host: 'www.shop.es', ...SHOPPER, 'transfer-encoding': 'chunked' };
  expect((await ask('/api/products/a1/click', headers, 'POST')).status).toBe(202);
  await expect.poll(() => catalogue.uses).toHaveLength(before + 1);
});

test('a click that another site sends is refused', async () => {
  const answer = await ask('/api/products/a1/click', { origin: 'https://evil.example' }, 'POST');
  expect(answer.status).toBe(403);
});

test('answers of the API vary by the flag on local hosts only', async () => {
  expect((await ask('/api/categories')).headers.vary).toBe('Cookie, Accept-Encoding');
  expect((await ask('/api/categories', { host: 'www.shop.es' })).headers.vary).toBe('Accept-Encoding');
});

test('a search of 10,000 letters with accents is answered in JSON', async () => {
  const answer = await ask(`/api/search?q=${'%C3%B1'.repeat(10_000)}`);
  expect(answer.status).toBe(414);
  expect(JSON.parse(answer.text).message).toBe('414: This address is too long.');
});

test('a malformed request is answered 400 and the process lives on', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(host.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nbroken\r\n\r\n'));
    socket.on('data', (chunk) => resolve(chunk.toString()));
  });
  expect(text).toMatch(/^HTTP\/1.1 400/);
  expect((await ask('/about')).status).toBe(200);
});

test('a new build that is switched in is followed by the first request for what it lacks', async () => {
  await writeBuild(join(dist, 'next'), { 'about/index.html': 'renewed' }, '2026-11-21T10:00:00.000Z');
  await rename(join(dist, 'uk'), join(dist, 'old'));
  await rename(join(dist, 'next'), join(dist, 'uk'));
  const uk = { cookie: 'country=UK' };
  expect((await ask('/deals', uk)).status).toBe(404);
  expect((await ask('/about', uk)).text).toBe('renewed');
});

import { describe, expect, test } from 'vitest';
import { createApi } from '#api/app.ts';
import { namedCalls } from '#api/docs/schemas.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { failureSchema } from '#contract/failure.ts';
import { createListener } from '#host/listener.ts';
import { listen } from '#host/server.ts';
import { engines } from '../contract/engines.ts';
import { askRaw } from '../host/asking.ts';
import { realApi } from './real.ts';
import { encoded, randomTexts, STRANGE } from './strange-texts.ts';

/** What keeps each place of a text a valid call but for the text. */
const USUAL: Readonly<Record<string, string>> = {
  category: 'computers',
  subcategory: 'laptops',
  id: 'p1',
  ids: 'p1,p2,gone,british',
};
const FILTERS: Readonly<Record<string, string>> = { condition: 'used', max_price: '20' };
/** Calls that answer what is named by its id, also when no shop sells it any more. */
const NAMED = ['/products', '/products/{id}'];
const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

type NamedCall = (typeof namedCalls)[number];
/** One parameter of one call, in its path or in its query. */
interface Place {
  call: NamedCall;
  name: string;
}

const TEXTS = ['q', 'query', 'brand', 'category', 'subcategory', 'id', 'ids'];
const isRepeated = (call: NamedCall) => 'list' in call && call.list !== 'deals';
/** Every text of every call, and what else they take; numbers and choices are read alike in all lists. */
const everyPlace: readonly Place[] = namedCalls.flatMap((call) =>
  [...Object.keys(call.parts.shape), ...Object.keys(call.query.shape)]
    .filter((name) => TEXTS.includes(name) || !isRepeated(call))
    .map((name) => ({ call, name })),
);
const textPlaces = everyPlace.filter(({ call, name }) => TEXTS.includes(name) && !isRepeated(call));

function addressOf({ call, name }: Place, text: string): string {
  const given = (part: string) => (part === name ? encoded(text) : (USUAL[part] ?? ''));
  const path = call.path.replace(/\{(\w+)\}/g, (_, part: string) => given(part));
  const fixed = Object.entries({ ...FILTERS, ...('ids' in call.query.shape && { ids: USUAL.ids }) })
    .filter(([filter]) => filter in call.query.shape && filter !== name)
    .map(([filter, value]) => `${filter}=${value}`);
  const own = name in call.query.shape ? [`${name}=${encoded(text)}`] : [];
  return `/api${path}?${[...own, ...fixed].join('&')}`;
}

/** Whole products, unlike suggested ones, wherever they are in an answer. */
function productsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inside = Object.values(answer).flatMap(productsOf);
  return 'id_c10' in answer && 'shops' in answer ? [{ ...answer }, ...inside] : inside;
}

describe.each(engines)('strange texts over $name', (engine) => {
  const setUp = async () => {
    const real = await realApi(engine, 60);
    const check = async (place: Place, text: string) => {
      const { call, name } = place;
      const address = addressOf(place, text);
      const response = await real.get(address, { method: call.method.toUpperCase(), headers: AGENT });
      const answer: unknown = await response.json();
      if (!response.ok) {
        expect([400, 404, 405, 414], address).toContain(response.status);
        expect(failureSchema.parse(answer), address).toEqual(answer);
        return;
      }
      const isOther = !new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(
        address.split('?')[0] ?? '',
      );
      if (isOther) return;
      expect(call.answer.parse(answer), address).toEqual(answer);
      for (const product of productsOf(answer)) {
        if (product.shops === 0) expect([product.id_c10, product.in_stock], address).toEqual(['gone', false]);
        else expect(product.id_c10, address).toMatch(/^[pq]\d+$/);
        if (!NAMED.includes(call.path)) expect(product.shops, address).toBeGreaterThan(0);
        expect(product.currency, address).toBe('EUR');
        if ('max_price' in call.query.shape && name !== 'max_price') {
          expect(product.search_price, address).toBeLessThanOrEqual(20);
        }
        if ('condition' in call.query.shape && name !== 'condition') {
          expect(product.condition, address).toBe('used');
        }
      }
    };
    return { ...real, check };
  };

  test('no strange text in any parameter of any call fails or brings in what should not be there', async () => {
    const { check, logged } = await setUp();
    expect(everyPlace.length).toBeGreaterThan(100);
    for (const place of everyPlace) for (const text of STRANGE) await check(place, text);
    expect(logged).toEqual([]);
  }, 120_000);

  test('no random text in any text parameter does', async () => {
    const { check, logged } = await setUp();
    const texts = randomTexts();
    for (const place of textPlaces) for (const text of texts) await check(place, text);
    expect(logged).toEqual([]);
  }, 120_000);

  test('strange clicks record nothing', async () => {
    const { get, uses } = await setUp();
    for (const text of STRANGE) {
      for (const kind of ['products', 'brands', 'searches']) {
        await get(`/api/${kind}/${encoded(text)}/click`, { method: 'POST', headers: AGENT });
      }
    }
    await get('/api/products/gone/click', { method: 'POST', headers: AGENT });
    await get('/api/products/british/click', { method: 'POST', headers: AGENT });
    await get('/api/products/p1/click', { method: 'POST', headers: AGENT });
    await expect.poll(() => uses).toHaveLength(1);
    expect(uses).toMatchObject([{ kind: 'offer', subject: 'p1' }]);
  });

  test('the catalogue stands after all of it', async () => {
    const { check, get } = await setUp();
    const before = await (await get('/api/products/all?limit=100')).text();
    for (const place of textPlaces) for (const text of STRANGE) await check(place, text);
    expect(await (await get('/api/products/all?limit=100')).text()).toBe(before);
  }, 60_000);
});

const RAW = [
  '/api/search?q=%',
  '/api/search?q=%zz',
  '/api/search?q=%C3',
  '/api/search?q=%00',
  '/api/search?%FF=%FF',
  '/api/search?q=a&q',
  '/api/search?&&&===',
  '/api/search?q[]=a&q[$ne]=b',
  '/api/search;q=a',
  '/api/search%00',
  '/api/search/',
  '/api//search?q=a',
  '/api/../api/search?q=a',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/..%2f..%2fetc/passwd',
  '/api/products/..%5c..%5c',
  '/api/products/%',
  '/api/products/%C3%28',
  '/api/products/%2F%2F',
  '/api/products/category/%2e%2e',
  '/api/products/?ids=p1',
  '/api/docs/../docs',
  '/api/\\..\\',
  '/api/search?q=\'"<>{}|^`',
  '/api/search?q=a#fragment',
];

test.each(engines)('no address as a stranger writes it makes the host fail over $name', async (engine) => {
  const { catalogue } = await realApi(engine, 5);
  await overHttp(catalogue, async (port, logged) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      for (const target of RAW) {
        const { status } = await askRaw(port, target, { host: 'localhost' }, method);
        expect(status, `${method} ${target}`).toBeLessThan(500);
      }
    }
    expect(logged).toEqual([]);
  });
});

async function overHttp(catalogue: Catalogue, use: (port: number, logged: unknown[]) => Promise<void>) {
  const logged: unknown[] = [];
  const log = (...told: unknown[]) => logged.push(...told);
  const config = { HOST: '127.0.0.1', ES_HOST: 'www.shop.es', UK_HOST: 'www.shop.co.uk' };
  const pages = async () => {
    throw new Error('no page is asked for');
  };
  const listener = createListener({ config, api: createApi({ catalogue, log }), pages, log });
  const running = await listen(listener, { host: '127.0.0.1', port: 0 });
  try {
    await use(running.port, logged);
  } finally {
    await running.stop();
  }
}

import { expect, test, vi } from 'vitest';
import { createApi } from '#api/app.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

const SITE = 'https://shop.example';
const CALL = 'http://api.example/api/products/p1/click?kind=offer&country=ES';

function ask(headers: Record<string, string>, method = 'POST') {
  const catalogue = { products: vi.fn(async () => []) } as unknown as Catalogue;
  const { app } = createApi({ catalogue, log: () => {}, sites: [SITE] });
  return app.request(CALL, { method, headers });
}

test('pages of the shop on a static host may tell what shoppers do', async () => {
  const response = await ask({ origin: SITE, 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(202);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
});

test('browsers that ask first are told so', async () => {
  const response = await ask({ origin: SITE, 'access-control-request-method': 'POST' }, 'OPTIONS');
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('pages of others may not', async () => {
  const response = await ask({ origin: 'https://other.example', 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createProxyPages } from '#host/proxy.ts';
import { listen } from '#host/server.ts';
import { askRaw } from './asking.ts';

const host = '127.0.0.1';
const caller = { method: 'GET', address: host, header: () => undefined };
const visit = { edition: 'ES', local: true, secure: false, path: '/about', query: '' } as const;

/** A host whose pages come from inner servers on these ports. */
async function front(ports: { ES: number; UK: number }, log: (error: unknown) => void = () => {}) {
  const pages = createProxyPages(ports);
  return await listen(
    (request, response) => {
      pages(request, response, { ...visit, path: request.url ?? '' }, caller).catch(log);
    },
    { host, port: 0 },
  );
}

async function inner(text: string): Promise<{ port: number; close: () => Promise<void> }> {
  const running = await listen(
    (request, response) => response.end(`${text} ${request.method} ${request.url}`),
    { host, port: 0 },
  );
  return { port: running.port, close: running.stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a request is handed to the inner server of its edition', async () => {
  const es = await inner('ES');
  const running = await front({ ES: es.port, UK: 1 });
  expect((await askRaw(running.port, '/about')).text).toBe('ES GET /about');
  await running.stop();
  await es.close();
});

test('an inner server that is away is a plain 503, and the next request is answered', async () => {
  const port = await freePort();
  const running = await front({ ES: port, UK: port });
  for (const path of ['/about', '/deals']) {
    const answer = await askRaw(running.port, path);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.text).toBe('This edition is starting; please try again in a moment.\n');
  }
  await running.stop();
});

test('an inner server that breaks off is told to the caller', async () => {
  const broken = await listen((request) => request.socket.destroy(), { host, port: 0 });
  const running = await front({ ES: broken.port, UK: broken.port });
  expect((await askRaw(running.port, '/about')).status).toBe(503);
  await running.stop();
  await broken.stop();
});

import { expect, test } from 'vitest';
import { createLoader, LoadError } from '#client/load.ts';

/** A loader whose fetch gives the answers in turn, whose waits pass at once and whose clock stands still. */
function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const asked: [string, RequestInit?][] = [];
  const waits: number[] = [];
  const clock = { now: 1_000_000 };
  const page: Record<string, unknown> = {};
  const load = createLoader({
    fetcher: (async (...call: [string, RequestInit?]) => {
      asked.push(call);
      return (answers[asked.length - 1] ?? answers.at(-1))?.();
    }) as typeof fetch,
    wait: async (time) => void waits.push(time),
    now: () => clock.now,
    initial: (path) => page[path],
  });
  return { load, asked, waits, clock, page };
}
const ok = (body: unknown = { total: 1 }) => Response.json(body);
const failing =
  (status: number, body = '') =>
  () =>
    new Response(body, { status, statusText: 'Bad luck' });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a request sends credentials and reads JSON', async () => {
  const { load, asked } = setUp(ok);
  expect(await load('/api/x')).toEqual({ total: 1 });
  expect(asked).toEqual([['/api/x', { credentials: 'include' }]]);
});

test.each([
  ['of the server', failing(503, 'later'), '503: later'],
  ['of a crowded server', failing(429), '429: Bad luck'],
  ['of the network', offline, ''],
  ['to answer with JSON', () => new Response('<html>'), ''],
])('a failure %s is tried twice more, the wait doubling', async (_, answer, message) => {
  const { load, asked, waits } = setUp(answer);
  const error = await load('/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LoadError);
  expect((error as LoadError).message).toBe(message);
  expect([asked.length, waits]).toEqual([3, [1000, 2000]]);
});

test('an answer that comes at last is the answer', async () => {
  const { load, waits } = setUp(offline, failing(500), ok);
  expect(await load('/api/x')).toEqual({ total: 1 });
  expect(waits).toEqual([1000, 2000]);
});

test('a wrong question is not asked again', async () => {
  const { load, asked } = setUp(failing(400));
  await expect(load('/api/x')).rejects.toThrow('400: Bad luck');
  expect(asked.length).toBe(1);
});

test('what the page holds is the answer without a request', async () => {
  const { load, asked, page } = setUp(ok);
  page['/api/x'] = { total: 0 };
  expect(await load('/api/x')).toEqual({ total: 0 });
  expect(await load('/api/x?page=2')).toEqual({ total: 1 });
  expect(asked.map(([path]) => path)).toEqual(['/api/x?page=2']);
});

test('an answer is used again for 5 minutes, that of the page too', async () => {
  const { load, asked, clock, page } = setUp(ok);
  page['/api/y'] = 'built';
  await load('/api/x');
  await load('/api/y');
  clock.now += 299_999;
  await load('/api/x');
  expect(await load('/api/y')).toBe('built');
  expect(asked.length).toBe(1);
  clock.now += 1;
  await load('/api/x');
  expect(await load('/api/y')).toEqual({ total: 1 });
  expect(asked.length).toBe(3);
});

test('who asks for something fresher gets it', async () => {
  const { load, asked, clock } = setUp(ok);
  await load('/api/x', { freshFor: 30_000 });
  clock.now += 30_000;
  await load('/api/x', { freshFor: 30_000 });
  expect(asked.length).toBe(2);
});

test('who asks the same meanwhile shares the request, and a failure is not kept', async () => {
  const { load, asked } = setUp(failing(404), ok);
  const both = await Promise.allSettled([load('/api/x'), load('/api/x')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked.length).toBe(1);
  expect(await load('/api/x')).toEqual({ total: 1 });
});

test('401 is a failure unless null is asked for', async () => {
  const { load, asked } = setUp(failing(401));
  await expect(load('/api/x')).rejects.toThrow('401: Bad luck');
  expect(await load('/api/x', { nullOn401: true })).toBeNull();
  expect(asked.length).toBe(2);
});

test('a call that was given up is not tried again, nor shared', async () => {
  const { load, asked, waits } = setUp(offline);
  const { signal } = new AbortController();
  const given = AbortSignal.abort();
  await expect(load('/api/x', { signal: given })).rejects.toThrow(/aborted/);
  expect([asked.length, waits]).toEqual([1, []]);
  await Promise.allSettled([load('/api/x', { signal }), load('/api/x')]);
  expect(asked.length).toBe(1 + 2 * 3);
});

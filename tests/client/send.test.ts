import { expect, test, vi } from 'vitest';
import { send } from '#client/send.ts';

const answering = (answer: () => Response | Promise<Response>) => vi.fn(async () => answer());

test('it sends JSON with credentials once and reads JSON', async () => {
  const fetcher = answering(() => Response.json({ accepted: true }));
  expect(await send('/api/alerts', { email: 'a@b.es' }, fetcher)).toEqual({ accepted: true });
  expect(fetcher).toHaveBeenCalledExactlyOnceWith('/api/alerts', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"a@b.es"}',
  });
});

test.each([
  ['the server', () => new Response('later', { status: 503 }), '503: later'],
  ['the network', () => Promise.reject(new TypeError('Failed to fetch')), ''],
])('a failure of %s is not tried again', async (_, answer, message) => {
  const fetcher = answering(answer);
  await expect(send('/api/alerts', undefined, fetcher)).rejects.toMatchObject({ name: 'LoadError', message });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

import { expect, test } from 'vitest';
import { LoadError, load } from '#client/load.ts';

/** A fetch that gives the answers in turn and counts how often it was asked. */
function answering(...answers: (() => Response)[]) {
  const asked: unknown[][] = [];
  const fetcher = (async (...call: unknown[]) => {
    asked.push(call);
    return (answers[asked.length - 1] ?? answers.at(-1))?.() as Response;
  }) as typeof fetch;
  return { asked, fetcher };
}
const ok = () => Response.json({ total: 1 });
const failing =
  (status: number, body = '') =>
  () =>
    new Response(body, { status, statusText: 'Bad luck' });
const setUp = (...answers: (() => Response)[]) => {
  const waits: number[] = [];
  const { asked, fetcher } = answering(...answers);
  return {
    asked,
    waits,
    options: { fetcher, wait: async (time: number) => void waits.push(time) },
  };
};

test('a request sends credentials and reads JSON', async () => {
  const { asked, options } = setUp(ok);
  expect(await load('/api/x', options)).toEqual({ total: 1 });
  expect(asked).toEqual([['/api/x', { credentials: 'include' }]]);
});

test('a failure of the server is tried twice more, the wait doubling', async () => {
  const { asked, waits, options } = setUp(failing(503, 'later'));
  await expect(load('/api/x', options)).rejects.toThrow(new LoadError(503, 'later', ''));
  expect([asked.length, waits]).toEqual([3, [1000, 2000]]);
});

test('a wrong question is not asked again', async () => {
  const { asked, options } = setUp(failing(400));
  await expect(load('/api/x', options)).rejects.toThrow('400: Bad luck');
  expect(asked.length).toBe(1);
});

test('a failure of the API is its own sentence', async () => {
  const body = JSON.stringify({ message: '404: There is no such product.', code: 'unknown_product' });
  const { options } = setUp(failing(404, body));
  await expect(load('/api/x', options)).rejects.toThrow(/^404: There is no such product\.$/);
});

test.each(['null', '5', '{"message":"x"}', '{'])('any other body is told as it is: %s', async (body) => {
  const { options } = setUp(failing(404, body));
  await expect(load('/api/x', options)).rejects.toThrow(new LoadError(404, body, ''));
});

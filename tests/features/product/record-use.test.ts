import { expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return (await import('#features/product/record-use.ts')).recordUse;
};
const answering = (status: number) => vi.fn(async (_path: string) => new Response(null, { status }));

test('a use is posted so that it outlives the page', async () => {
  const recordUse = await fresh();
  const send = answering(202);
  recordUse('a/b', 'window', send as typeof fetch);
  expect(send).toHaveBeenCalledWith('/api/products/a%2Fb/click?kind=window', {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
  });
});

test('a failure is only logged', async () => {
  const recordUse = await fresh();
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  recordUse('k1', 'offer', answering(500) as typeof fetch);
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Error registrando click del producto', expect.anything()),
  );
});

test('a site without the call is not asked again and not complained about', async () => {
  const recordUse = await fresh();
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  log.mockClear();
  const send = answering(404);
  recordUse('k1', 'offer', send as typeof fetch);
  await vi.waitFor(async () => {
    send.mockClear();
    recordUse('k1', 'offer', send as typeof fetch);
    expect(send).not.toHaveBeenCalled();
  });
  expect(log).not.toHaveBeenCalled();
});

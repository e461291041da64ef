import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { assertAddressFree, listen } from '#host/server.ts';
import { askRaw } from './asking.ts';

const host = '127.0.0.1';

test('stopping lets a running request finish and takes no new one', async () => {
  let release = () => {};
  const running = await listen(
    (_request, response) => {
      release = () => response.end('finished');
      started();
    },
    { host, port: 0 },
  );
  let started = () => {};
  const begun = new Promise<void>((resolve) => {
    started = resolve;
  });
  const answer = askRaw(running.port, '/');
  await begun;
  const stopped = running.stop();
  await expect(askRaw(running.port, '/')).rejects.toThrow('ECONNREFUSED');
  release();
  expect((await answer).text).toBe('finished');
  await stopped;
});

test('an address that is taken or not of this machine is told apart', async () => {
  const running = await listen((_request, response) => response.end(), { host, port: 0 });
  await expect(assertAddressFree({ host, port: running.port })).rejects.toMatchObject({ code: 'port_taken' });
  await expect(assertAddressFree({ host: '192.0.2.1', port: 0 })).rejects.toMatchObject({
    code: 'address_unusable',
  });
  await running.stop();
  await assertAddressFree({ host, port: running.port });
});

test.each(['FOO BAR / HTTP/1.1', 'GET /a b HTTP/1.1', 'GET /\u00ff HTTP/1.1\r\nNo colon'])(
  'what is no request, such as %j, is told so',
  async (head) => {
    const running = await listen((_request, response) => response.end(), { host, port: 0 });
    const socket = connect(running.port, host);
    socket.end(`${head}\r\n\r\n`);
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1] as string)).toMatchObject({ code: 'bad_address' });
    await running.stop();
  },
);

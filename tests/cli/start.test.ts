import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

/** Starts the shop as `npm start` does and waits for its end. */
function start(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/start.ts'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('a wrong setting ends the start with one sentence', () => {
  expect(start({ PORT: 'eighty' })).toEqual({
    status: 2,
    stderr: 'PORT=eighty is not usable: must be a whole number from 0 to 65535.\n',
  });
});

test('a port that is taken ends the start with what to do, before anything is read or built', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  expect(start({ PORT: String(port) })).toEqual({
    status: 1,
    stderr: `Port ${port} is taken by another program; stop it or set PORT to another number, for example PORT=${port + 1}.\n`,
  });
  other.close();
});

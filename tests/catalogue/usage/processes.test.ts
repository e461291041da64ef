import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/files.ts';
import { rows } from './support.ts';

/** A process that has recorded offers of so many visitors. */
async function recording(file: string, prefix: string, visitors: number): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./recording.ts', import.meta.url));
  const child = spawn(process.execPath, [program, file, prefix, String(visitors)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown[]> {
  const ended = once(child, 'exit');
  child.kill(signal);
  return await ended;
}

function place() {
  const folder = temporaryFolder();
  return { catalogue: join(folder, 'catalogue.sqlite'), usage: join(folder, 'usage.sqlite') };
}

test('a process that is asked to stop loses nothing', async () => {
  const { catalogue, usage } = place();
  const child = await recording(catalogue, 'v', 200);
  expect(await end(child, 'SIGTERM')).toEqual([0, null]);
  expect(rows(usage, 'uses')).toHaveLength(200);
});

test('a process that is killed keeps what it recorded more than a second before', async () => {
  const { catalogue, usage } = place();
  const child = await recording(catalogue, 'v', 200);
  await vi.waitFor(() => expect(rows(usage, 'uses')).toHaveLength(200), { timeout: 10_000 });
  expect(await end(child, 'SIGKILL')).toEqual([null, 'SIGKILL']);
  expect(rows(usage, 'uses')).toHaveLength(200);
});

test('processes that record at the same time neither lose nor double', async () => {
  const { catalogue, usage } = place();
  const children = await Promise.all(['v', 'v', 'w'].map((prefix) => recording(catalogue, prefix, 300)));
  await Promise.all(children.map((child) => end(child, 'SIGTERM')));
  const hours = new Set(rows(usage, 'uses').map(({ hour }) => hour)).size;
  expect(rows(usage, 'uses').length / hours).toBeLessThanOrEqual(600);
  expect(new Set(rows(usage, 'uses').map(({ visitor }) => visitor)).size).toBe(600);
});

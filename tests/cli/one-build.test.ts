import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneBuild } from '../../src/cli/one-build.ts';
import { temporaryFolder } from '../support/files.ts';

test('a build waits for another one of the same place', async () => {
  const lock = join(temporaryFolder(), 'locks', 'es');
  const told: string[] = [];
  const done: string[] = [];
  const about = { edition: 'ES', lock, report: (line: string) => void told.push(line) } as const;
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = oneBuild(about, async () => {
    await promise;
    done.push('first');
  });
  const second = oneBuild(about, async () => void done.push('second'));
  await expect.poll(() => told).toEqual(['Another build of ES is running: waiting for its end ...']);
  resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});

test('a build that fails lets the next one go on', async () => {
  const about = { edition: 'UK', lock: join(temporaryFolder(), 'uk'), report: () => {} } as const;
  await expect(oneBuild(about, () => Promise.reject(new TypeError('wrong')))).rejects.toThrow(TypeError);
  let built = false;
  await oneBuild(about, async () => {
    built = true;
  });
  expect(built).toBe(true);
});

test('what the file system refuses is a failed build', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  const about = { edition: 'ES', lock: join(folder, 'file', 'lock'), report: () => {} } as const;
  await expect(oneBuild(about, async () => {})).rejects.toMatchObject({
    code: 'build_failed',
    message: expect.stringContaining('EEXIST'),
  });
  const inside = { ...about, lock: join(folder, 'lock') };
  const failing = oneBuild(inside, async () => void mkdirSync(join(folder, 'file')));
  await expect(failing).rejects.toMatchObject({ code: 'build_failed' });
});

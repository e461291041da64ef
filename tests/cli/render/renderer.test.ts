import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Renderer, withRenderer } from '../../../src/cli/render/renderer.ts';
import { temporaryFolder } from '../../support/files.ts';

/** A bundle whose one page says in which process it was rendered, and fails while a file is there. */
const PAGES = `import { existsSync } from 'node:fs';
export const frame = async () => 1;
const render = async () => new Response(String(process.pid), { status: existsSync(process.env.FAILS) ? 500 : 200 });
export const pages = async () => [{ path: '/', render }];`;

let place: string;
let days = 0;
beforeEach(() => {
  place = temporaryFolder();
  process.env.DATA_DIR = join(place, 'data');
  process.env.FAILS = join(place, 'fails');
});
afterEach(() => {
  delete process.env.DATA_DIR;
  delete process.env.FAILS;
});

/** Renders the page anew by a program of this name. @returns the process that did */
async function rendered(renderer: Renderer, program: string): Promise<number> {
  const bundle = join(place, program);
  const folder = join(place, 'site');
  mkdirSync(join(bundle, 'pages'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(bundle, 'pages', 'prerender-entry.a.mjs'), PAGES);
  const { keepRecord } = await renderer.render({
    edition: 'ES',
    bundle: { folder: bundle, digest: String(++days), record: join(place, 'record.json') },
    folder,
    site: 'https://www.example.es',
    earlier: folder,
  });
  await keepRecord();
  return Number(readFileSync(join(folder, 'index.html'), 'utf8'));
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the same program renders in one process, another one in another, and none is left', async () => {
  const [first, again, other] = await withRenderer(async (renderer) => [
    await rendered(renderer, 'one'),
    await rendered(renderer, 'one'),
    await rendered(renderer, 'other'),
  ]);
  expect(first).not.toBe(process.pid);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect([first, other].map((pid) => isRunning(pid as number))).toEqual([false, false]);
});

test('a page that fails ends its process, and the next job has another one', async () => {
  await withRenderer(async (renderer) => {
    const first = await rendered(renderer, 'one');
    writeFileSync(process.env.FAILS as string, '');
    await expect(rendered(renderer, 'one')).rejects.toMatchObject({
      code: 'build_failed',
      message: expect.stringContaining('The page / failed with 500.'),
    });
    process.env.FAILS = join(place, 'never');
    expect(await rendered(renderer, 'one')).not.toBe(first);
  });
});

test('a process that was ended from outside is replaced', async () => {
  await withRenderer(async (renderer) => {
    const first = await rendered(renderer, 'one');
    process.kill(first);
    await expect.poll(() => isRunning(first)).toBe(false);
    expect(await rendered(renderer, 'one')).not.toBe(first);
  });
});

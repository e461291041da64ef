import { mkdtemp, rename, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followSite } from '#host/site.ts';
import { writeBuild } from './built-site.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tecfinder-site-'));
});
afterEach(() => rm(dist, { recursive: true }));

/** A build whose entry says what a module of an unhashed name beside it holds. */
const buildSaying = (name: string, word: string, builtAt: string) =>
  writeBuild(
    join(dist, name),
    {
      'index.html': word,
      'server/entry.mjs': `import { word } from './middleware.mjs';
        export const handler = (_request, response) => response.end(word);`,
      'server/middleware.mjs': `export const word = '${word}';`,
    },
    builtAt,
  );

test('a new build brings all of its modules, also those named as before', async () => {
  await buildSaying('es', 'first', '2026-11-20T10:00:00.000Z');
  const followed = await followSite(join(dist, 'es'), () => {});
  const ask = async () => {
    const handler = await followed.current()?.onDemand();
    const said: string[] = [];
    const response = { end: (text: string) => said.push(text) } as unknown as ServerResponse;
    await handler?.({} as IncomingMessage, response, () => {}, { searched: () => {} });
    return said;
  };
  expect(await ask()).toEqual(['first']);
  await buildSaying('next', 'second', '2026-11-21T10:00:00.000Z');
  await rename(join(dist, 'es'), join(dist, 'old'));
  await rename(join(dist, 'next'), join(dist, 'es'));
  await followed.refresh();
  expect(await ask()).toEqual(['second']);
});
